// npm run check                runs every check except the tests
// npm run check -- api size    runs only these checks
// npm run check -- --list      prints what each check does
//
// Builds first, unless you pass --built or no chosen check needs a build. Then runs as many checks at once as
// the machine has cores, and starts no more after one has failed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { root } from "./entry-points.mjs";

const linkFlags = "--markdown --check-fragments --directory-listing --verbosity error";

/**
 * In the order in which they start: the longest first, so that no core idles at the end.
 * @type {Readonly<Record<string, { does: string, needsBuild?: true, commands: readonly string[] }>>}
 */
export const checks = {
  apps: {
    does: "checks and tests the page and both servers",
    needsBuild: true,
    commands: ["server", "web", "mcp"].map((name) => `npm run check --workspace apps/${name} --silent`),
  },
  site: {
    does: "builds the site, and the page with it",
    needsBuild: true,
    commands: ["tsx site/build.ts --built"],
  },
  consumers: {
    does: "installs the package in a fresh project of each kind and plays there: Node, TypeScript, Chromium",
    needsBuild: true,
    commands: ["node scripts/consumers/run.mjs here"],
  },
  types: {
    does: "checks the types of sources, tests and scripts",
    commands: ["tsc -p src/tsconfig.core.json", "tsc -p src/tsconfig.page.json", "tsc -p tsconfig.json"],
  },
  docs: {
    does: "checks the doc comments; a warning is a failure",
    commands: ["typedoc --options site/typedoc.config.mjs --emit none"],
  },
  lint: { does: "checks style and format", commands: ["biome ci --colors=off ."] },
  unused: { does: "finds unused files, exports and dependencies", commands: ["knip"] },
  package: {
    does: "checks the exports of package.json: publint and attw",
    needsBuild: true,
    commands: ["publint --strict", "attw --pack . --profile esm-only --format ascii --quiet"],
  },
  api: {
    does: "compares the public API with docs/api.txt",
    needsBuild: true,
    commands: ["node scripts/check-api.mjs"],
  },
  links: {
    does: "follows the links and pictures of all pages inside the repository",
    commands: [
      `linkinator *.md "docs/**/*.md" "research/**/*.md" "apps/*/*.md" "conformance/*.md" ${linkFlags} --skip "^https?://(?!localhost)"`,
    ],
  },
  workflows: {
    does: "checks the workflows with actionlint",
    commands: ["node scripts/check-workflows.mjs"],
  },
  size: { does: "compares bundles with .size-limit.json", needsBuild: true, commands: ["size-limit"] },
};

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, PATH: join(root, "node_modules/.bin") + delimiter + process.env["PATH"] };
// Packing the package must not build it again.
env["npm_config_ignore_scripts"] = "true";

/**
 * Runs a command in the repository's root with the tools installed there. Prints one line if it succeeds, and its
 * output if it fails.
 * @param {{ name: string, command: string }} step
 * @returns {Promise<boolean>} Whether it succeeded.
 */
async function succeeds({ name, command }) {
  const start = performance.now();
  const child = spawn(command, { cwd: root, env, shell: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const [status] = await once(child, "close");
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status === 0) console.log(`${name}: ${command.split(" ").slice(0, 5).join(" ")} (${seconds} s)`);
  else console.error(`${output}\nFAILED: ${name} (${command}), ${seconds} s`);
  return status === 0;
}

/** Takes steps from a list and runs them in turn until one fails. Several workers can share a list. */
async function work(/** @type {{ name: string, command: string }[]} */ steps) {
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    if (await succeeds(step)) continue;
    process.exitCode = 1;
    steps.length = 0;
  }
}

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
    if (needsBuild) await work([{ name: "build", command: "npm run build --silent" }]);
    if (process.exitCode !== 1)
      await Promise.all(Array.from({ length: availableParallelism() }, () => work(steps)));
  }
}
