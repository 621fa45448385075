// npm run release:rehearsal
// Makes the next version in a copy of what is committed, publishes it to a registry on this machine, installs it into fresh projects and
// plays in each. Needs "npm ci" in scripts/rehearsal. Stops everything it started and removes what it wrote, also when it fails.
//
//   --save            writes what was run to docs/run-times.json and docs/run-times.md
//   --fault entryPoint      takes an entry point out of "exports" first; the rehearsal must fail
//   --fault picture   leaves a picture out of the package
//   --fault types     breaks a declaration
//   --only Deno       runs the projects whose name begins so
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { entryPoints, packageName, root } from "../entry-points.mjs";
import { consumers } from "./consumers.mjs";
import { playInPages } from "./pages.mjs";
import { startRegistry } from "./registry.mjs";

const { values } = parseArgs({
  options: {
    save: { type: "boolean", default: false },
    fault: { type: "string" },
    only: { type: "string", default: "" },
  },
});

/** Faults to plant in the copy. @type {Readonly<Record<string, (repository: string) => void>>} */
const faults = {
  entryPoint: (repository) => {
    const file = join(repository, "package.json");
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    delete manifest.exports["./svg"];
    writeFileSync(file, JSON.stringify(manifest, null, 2));
  },
  picture: (repository) => rmSync(join(repository, "docs/pictures/standard.svg")),
  types: (repository) => {
    const file = join(repository, "dist/index.d.cts");
    writeFileSync(file, readFileSync(file, "utf8").replace(/createGame/g, "createGames"));
  },
};
if (values.fault !== undefined && !(values.fault in faults))
  throw new Error(`--fault is one of ${Object.keys(faults).join(", ")}.`);
if (!existsSync(join(import.meta.dirname, "node_modules/verdaccio")))
  throw new Error('Run "npm ci" in scripts/rehearsal first.');

const folder = mkdtempSync(join(tmpdir(), "morabaraba-rehearsal-"));
/** What must be stopped and removed, the last first. */
const endings = [() => rmSync(folder, { recursive: true, force: true })];
const end = () => {
  while (endings.length > 0) endings.pop()?.();
};
process.once("exit", end);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.once(signal, () => process.exit(1));

/**
 * Runs a command and gives what it printed.
 * @param {string} where
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(where, command, args, env = process.env) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: where, env, encoding: "utf8" });
  if (status !== 0) {
    const told = `${error?.message ?? ""}${stdout ?? ""}${stderr ?? ""}`
      .trim()
      .split("\n")
      .slice(-25)
      .join("\n");
    throw new Error(`${basename(command)} ${args.join(" ")}\n${told}`);
  }
  return stdout.trim();
}

/** @param {string} step */
const say = (step) => console.log(`== ${step}`);
/** @type {{ name: string, printed: string }[]} */
const results = [];

async function rehearse() {
  say("copy what is committed, and make the next version");
  const repository = join(folder, "repository");
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, repository]);
  symlinkSync(join(root, "node_modules"), join(repository, "node_modules"), "dir");
  run(repository, process.execPath, ["scripts/make-version.mjs"]);
  if (values.fault === "entryPoint" || values.fault === "picture") faults[values.fault]?.(repository);
  const { version } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));

  say(`build ${version}`);
  run(repository, "npm", ["run", "build"]);
  if (values.fault === "types") faults["types"]?.(repository);

  say("start a registry and publish");
  const registry = await startRegistry(join(folder, "registry"));
  endings.push(registry.stop);
  const env = { ...registry.env, npm_config_ignore_scripts: "true" };
  run(repository, process.execPath, ["node_modules/@changesets/cli/bin.js", "publish", "--no-git-tag"], env);
  const published = run(repository, "npm", ["view", packageName, "version"], env);
  if (published !== version) throw new Error(`The registry has version ${published}, not ${version}.`);

  say("look at the packed files");
  console.log(run(repository, process.execPath, ["scripts/check-packed.mjs"]));

  say("dry run of publishing to JSR");
  run(repository, join(import.meta.dirname, "node_modules/deno/deno"), [
    "publish",
    "--dry-run",
    "--allow-dirty",
  ]);

  const chosen = consumers.filter(({ name }) => name.startsWith(values.only));
  for (const { name, files, lends = [], commands } of chosen) {
    say(name);
    const project = join(folder, name.replaceAll(/\W+/g, "-"));
    install(project, files, env, version);
    for (const lent of lends) {
      const target = join(project, "node_modules", lent.split("node_modules/").pop() ?? "");
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(lent, target, "dir");
    }
    let printed = "";
    try {
      for (const [command, ...args] of commands) printed = run(project, command, args);
    } catch (error) {
      throw new Error(`${name}: ${/** @type {Error} */ (error).message}`);
    }
    note(name, printed);
  }
  if ("Chromium".startsWith(values.only) || values.only.startsWith("Chromium")) {
    say("pages in Chromium");
    const project = join(folder, "pages");
    install(project, {}, env, version);
    for (const [name, printed] of Object.entries(await playInPages(project))) note(name, printed);
  }
  return version;
}

/** @param {string} project @param {Readonly<Record<string, string>>} files @param {NodeJS.ProcessEnv} env @param {string} version */
function install(project, files, env, version) {
  mkdirSync(project);
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module" }),
  );
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
  run(project, "npm", ["install", `${packageName}@${version}`], env);
}

/** @param {string} name @param {string} printed */
function note(name, printed) {
  console.log(printed);
  results.push({ name, printed });
  const first = results[0]?.printed;
  if (printed !== first) throw new Error(`${name} printed\n${printed}\ninstead of\n${first}`);
  if (!printed.includes(`${entryPoints.length} entry points`))
    throw new Error(`${name} does not know all ${entryPoints.length} entry points.`);
}

/** The versions of what was run. @returns {Readonly<Record<string, string>>} */
function versionsOfTools() {
  const ofTools = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(join(import.meta.dirname, "node_modules", name, "package.json"), "utf8")).version;
  const chromiumVersion = run(root, process.env["CHROMIUM"] ?? "/usr/bin/chromium", [
    "--version",
    "--no-sandbox",
  ]);
  return {
    "Node 20": process.versions.node,
    "Node 22": ofTools("node22"),
    "Node 24": ofTools("node24"),
    Deno: ofTools("deno"),
    Bun: ofTools("bun"),
    "TypeScript 5": ofTools("typescript5"),
    "TypeScript 6": ofTools("typescript6"),
    "TypeScript 7": ofTools("typescript7"),
    Chromium: /[\d.]+/.exec(chromiumVersion)?.[0] ?? "",
  };
}

try {
  const version = await rehearse();
  const tools = versionsOfTools();
  const rows = results.map(({ name }) => {
    const [tool = "", ...how] = name.split(", ");
    return { tool, version: tools[tool] ?? "", how: how.join(", ") };
  });
  const table = [
    "| run time or compiler | version | how |",
    "|---|---|---|",
    ...rows.map(({ tool, version: of, how }) => `| ${tool.replace(/ \d+$/, "")} | ${of} | ${how} |`),
  ].join("\n");
  console.log(
    `\n${table}\n\n${results.length} projects used morabaraba ${version}, and all of them: ${results[0]?.printed}.`,
  );
  if (values.save) {
    const json = { version, games: results[0]?.printed, rows };
    writeFileSync(join(root, "docs/run-times.json"), `${JSON.stringify(json, null, 2)}\n`);
    const text = `# Run times

\`npm run release:rehearsal -- --save\` wrote this page. Fresh projects installed version ${version} from a registry, imported all
${entryPoints.length} entry points and played the same seeded games, with the same end everywhere: ${results[0]?.printed}.

${table}
`;
    writeFileSync(join(root, "docs/run-times.md"), text);
  }
} catch (error) {
  console.error(`FAILED: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
} finally {
  end();
}
