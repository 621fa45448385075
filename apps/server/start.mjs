// npm start: installs and builds what is missing, the library and the page included where this folder is in its repository, and runs
// the server. What is there is taken as it is: build it again after a change.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @param {string} path */
const besides = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {string} path @param {string} folder @param {string} command */
function ensure(path, folder, command) {
  if (existsSync(besides(path))) return;
  console.log(`${command}, in ${besides(folder)}`);
  const { status } = spawnSync(command, { cwd: besides(folder), stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

const install = "npm ci --no-audit --no-fund";
if (existsSync(besides("../../scripts/entry-points.mjs"))) {
  ensure("../../node_modules", "../..", install);
  ensure("../../dist", "../..", "npm run build --silent");
  ensure("../web/node_modules", "../web", install);
  ensure("../web/dist", "../web", "npm run build --silent");
}
ensure("node_modules", ".", install);

const { register } = await import("tsx/esm/api");
register();
await import("./src/main.ts");
