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

const linkFlags = "--markdown --check-fragments --directory-listing --verbosity error";

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
  workflows: { does: "checks the workflows: actionlint", commands: ["node scripts/check-workflows.mjs"] },
  docs: { does: "checks the doc comments; a warning is a failure", commands: ["typedoc"] },
  links: {
    does: "follows the links and pictures of all pages inside the repository",
    commands: [
      `linkinator *.md "docs/**/*.md" "research/**/*.md" "apps/*/*.md" ${linkFlags} --skip "^https?://(?!localhost)"`,
    ],
  },
  api: {
    does: "compares the public API with api.txt",
    needsBuild: true,
    commands: ["node scripts/check-api.mjs"],
  },
  size: { does: "compares bundles with .size-limit.json", needsBuild: true, commands: ["size-limit"] },
  package: {
    does: "checks the exports of package.json: publint and attw",
    needsBuild: true,
    commands: ["publint --strict", "attw --pack . --profile esm-only --format ascii --quiet"],
  },
  consumers: {
    does: "installs the package in fresh projects and plays there: Node, TypeScript, pages in Chromium",
    needsBuild: true,
    commands: ["node scripts/consumers/run.mjs here"],
  },
  apps: {
    does: "checks and tests the page and the server",
    needsBuild: true,
    commands: ["npm run check --workspaces --if-present --silent"],
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
