// In every folder of examples with a lock file of its own: installs what that file names, unless npm has done so, and runs the
// folder's "check" command, which says what must hold there. Run "npm run build" first: they use the library from here.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { root } from "./entry-points.mjs";

/** The library's checks run without install scripts, but some examples need what theirs fetch. */
const { npm_config_ignore_scripts: _, ...env } = process.env;

/**
 * @param {string} folder
 * @param {string[]} args
 */
function npm(folder, ...args) {
  console.log(`== ${folder}: npm ${args.join(" ")}`);
  const start = performance.now();
  const { status } = spawnSync("npm", args, {
    cwd: join(root, folder),
    env,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed in ${folder}.`);
  console.log(`   ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/**
 * Whether npm has installed a folder's lock file as it is now.
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = join(root, folder, "node_modules/.package-lock.json");
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(root, folder, "package-lock.json")).mtimeMs
  );
}

const folders = readdirSync(join(root, "examples"))
  .map((name) => `examples/${name}`)
  .filter((folder) => existsSync(join(root, folder, "package-lock.json")));

for (const folder of folders) {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  if (scripts?.check === undefined) throw new Error(`${folder}/package.json has no "check" command.`);
  if (!isInstalled(folder)) npm(folder, "ci", "--no-audit", "--no-fund");
  npm(folder, "run", "check", "--silent");
}
