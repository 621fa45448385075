// Builds the package if its source is newer than the build, and does nothing otherwise, so that examples start at once.
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./doors.mjs";

/** @param {string} path */
const timeOf = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
const newest = Math.max(timeOf("package.json"), ...sources.map((name) => timeOf(join("src", name))));
if (newest > timeOf("dist/index.js")) {
  console.error("Building the package …");
  const tsup = join(root, "node_modules/tsup/dist/cli-default.js");
  process.exitCode =
    spawnSync(process.execPath, [tsup, "--silent"], { cwd: root, stdio: "inherit" }).status ?? 1;
}
