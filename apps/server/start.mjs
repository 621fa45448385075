// npm start: runs the server. In a checkout it first builds the library and the page if they are missing or
// old.
import { existsSync } from "node:fs";

const checkout = new URL("../../scripts/prepare.mjs", import.meta.url);
if (existsSync(checkout)) {
  const { prepare } = await import(checkout.href);
  prepare("tools", "library", "page");
}

const { register } = await import("tsx/esm/api");
register();
await import("./src/main.ts");
