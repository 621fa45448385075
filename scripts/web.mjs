// npm run web                  builds the package and the page of apps/web, and opens it
// npm run web -- --no-open     prints its address only
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./entry-points.mjs";

const page = join(root, "apps/web");

/** Runs a command and ends with its status if it fails. @param {string} command @param {string} cwd */
function run(command, cwd) {
  const { status } = spawnSync(command, { cwd, stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(root, "node_modules"))) run("npm ci --no-audit --no-fund", root);
run("npm run build --silent", root);
if (!existsSync(join(page, "node_modules"))) run("npm ci --no-audit --no-fund", page);
run("npm run build --silent", page);
const open = process.argv.includes("--no-open") ? "" : " --open";
run(`node node_modules/vite/bin/vite.js preview${open}`, page);
