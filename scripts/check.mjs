// npm run check                everything that must hold beside the tests
// npm run check -- api size    these checks alone
// npm run check -- --list      what each check does
// Builds first, unless --built says that the build is fresh or no check that was asked for needs it. Fails at the first
// check that fails.
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { root } from "./entry-points.mjs";

/**
 * In the order in which they run. `needs` names what must be there before.
 * @type {Readonly<Record<string, { does: string, needsBuild?: true, commands: readonly string[] }>>}
 */
export const checks = {
  types: {
    does: "checks the types of sources, tests and scripts",
    commands: ["tsc -p tsconfig.src.json", "tsc -p tsconfig.page.json", "tsc -p tsconfig.json"],
  },
  lint: { does: "checks style and format", commands: ["biome ci --colors=off ."] },
  unused: { does: "finds unused files, exports and dependencies", commands: ["knip"] },
  workflows: {
    does: "checks the workflows: actions pinned by hash, least permissions",
    commands: ["node scripts/check-workflows.mjs"],
  },
  docs: { does: "makes the API pages; a warning is a failure", commands: ["typedoc"] },
  api: {
    does: "compares the public API with api.txt",
    needsBuild: true,
    commands: ["node scripts/check-api.mjs"],
  },
  size: { does: "compares bundles with .size-limit.json", needsBuild: true, commands: ["size-limit"] },
  package: {
    does: "checks the exports of package.json: publint and attw",
    needsBuild: true,
    commands: ["publint --strict", "attw --pack . --profile esm-only"],
  },
  packed: {
    does: "compares the packed files with packed.txt, and follows their links",
    needsBuild: true,
    commands: ["node scripts/check-packed.mjs"],
  },
  consumers: {
    does: "installs the package in fresh ESM, CommonJS and TypeScript projects and plays there",
    needsBuild: true,
    commands: ["node scripts/check-consumers.mjs"],
  },
  page: {
    does: "plays in pages and in a worker in Chromium",
    needsBuild: true,
    commands: ["node scripts/check-page.mjs"],
  },
  examples: {
    does: "installs, checks and tests the examples that have a package.json of their own",
    needsBuild: true,
    commands: ["node scripts/check-examples.mjs"],
  },
};

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, PATH: join(root, "node_modules/.bin") + delimiter + process.env["PATH"] };
// What packs the package must not build it again.
env["npm_config_ignore_scripts"] = "true";

/**
 * Runs a command in the root of the repository, with the tools installed there.
 * @param {string} command
 * @returns {boolean} Whether it succeeded.
 */
export const succeeds = (command) =>
  spawnSync(command, { cwd: root, env, stdio: "inherit", shell: true }).status === 0;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
  const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const names = Object.keys(checks);
  const unknown = named.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no check ${unknown}. The checks are ${names.join(", ")}.`);
  const chosen = Object.entries(checks).filter(([name]) => named.length === 0 || named.includes(name));
  if (flags.includes("--list")) {
    for (const [name, { does }] of chosen) console.log(`${name.padEnd(10)} ${does}`);
  } else {
    const needsBuild = !flags.includes("--built") && chosen.some(([, check]) => check.needsBuild);
    const steps = chosen.flatMap(([name, { commands }]) => commands.map((command) => ({ name, command })));
    if (needsBuild) steps.unshift({ name: "build", command: "npm run build --silent" });
    for (const { name, command } of steps) {
      console.log(`== ${name}: ${command}`);
      const start = performance.now();
      if (!succeeds(command)) {
        console.error(`FAILED: ${name} (${command})`);
        process.exit(1);
      }
      console.log(`   ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  }
}
