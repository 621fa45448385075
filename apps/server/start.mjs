// npm start: runs the server. In a checkout the library and the page are built first where they are missing or old, which takes some
// seconds and is said.
import { existsSync } from "node:fs";

const checkout = new URL("../../scripts/prepare.mjs", import.meta.url);
if (existsSync(checkout)) {
  const { prepare } = await import(checkout.href);
  prepare("tools", "library", "page");
}

const { register } = await import("tsx/esm/api");
register();
await import("./src/main.ts");
