// Packs the package, installs the tarball in a fresh project and uses it there. Run "npm run build" first.
//
//   node scripts/consumers/run.mjs              every consumer; run "npm ci" in scripts/consumers first
//   node scripts/consumers/run.mjs here         one of each kind, with the repository's tools, as `npm run check` does
//   node scripts/consumers/run.mjs Jest Deno    those whose names begin with these words
//
// --save writes what ran to docs/project/runtimes.md. The script stops what it starts, even if it fails.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { entryPointsAlone, packageName, root } from "../entry-points.mjs";
import { frameworks } from "./frameworks.mjs";
import { pages } from "./pages.mjs";
import { commonJs, esm, jest, jestBoards, tsconfig, typed } from "./programs.mjs";

/**
 * A consumer: its files, and either commands (the last prints the line) or a function that returns the line.
 * @typedef {object} Consumer
 * @property {string} name
 * @property {true} [here] - Whether `npm run check` runs it: it represents its kind and needs no other tools.
 * @property {Readonly<Record<string, string>>} [files]
 * @property {readonly (readonly [string, ...string[]])[]} [commands]
 * @property {(folder: string) => Promise<string>} [plays]
 */

const tools = join(import.meta.dirname, "node_modules");
const node = process.execPath;
const deno = "run --no-remote --cached-only --node-modules-dir=manual --allow-read main.mjs".split(" ");

/** The module resolutions that support "exports". The first two also need a CommonJS file. */
const resolutions = /** @type {const} */ ([
  ["nodenext", "nodenext"],
  ["node20", "node16"],
  ["esnext", "bundler"],
]);

/** @type {readonly Consumer[]} */
const consumers = [
  ...[node, join(tools, "node22/bin/node"), join(tools, "node24/bin/node")].flatMap((binary, i) => {
    const here = i === 0 ? { here: /** @type {const} */ (true) } : {};
    const name = i === 0 ? `Node ${process.versions.node}` : `Node ${2 * i + 20}`;
    return /** @type {Consumer[]} */ ([
      { ...here, name: `${name}, import`, files: { "main.mjs": esm }, commands: [[binary, "main.mjs"]] },
      {
        ...here,
        name: `${name}, require()`,
        files: { "main.cjs": commonJs },
        commands: [[binary, "main.cjs"]],
      },
    ]);
  }),
  { name: "Deno", files: { "main.mjs": esm }, commands: [[join(tools, "deno/deno"), ...deno]] },
  { name: "Bun", files: { "main.mjs": esm }, commands: [[join(tools, ".bin/bun"), "run", "main.mjs"]] },
  ...["typescript", "typescript6", "typescript7"].flatMap((compiler) =>
    resolutions.map(([module, resolution]) => {
      const isHere = compiler === "typescript6";
      const place = isHere ? join(root, "node_modules/typescript") : join(tools, compiler);
      const version = compiler === "typescript" ? "5.9" : compiler.slice(-1);
      const isBundler = resolution === "bundler";
      return /** @type {any} */ ({
        ...(isHere && module === "nodenext" ? { here: true } : {}),
        name: `TypeScript ${version}, ${isBundler ? resolution : module}`,
        files: {
          "main.mts": typed,
          ...(isBundler ? {} : { "main.cts": typed }),
          "tsconfig.json": tsconfig(module, module === "nodenext" ? module : resolution),
        },
        commands: [
          [node, join(place, "bin/tsc"), "-p", "."],
          ...(isBundler ? [] : [[node, "out/main.cjs"]]),
          [node, "out/main.mjs"],
        ],
      });
    }),
  ),
  {
    name: "Jest",
    files: {
      "main.test.cjs": jest,
      "boards.test.cjs": jestBoards,
      "babel.config.cjs":
        'module.exports = { presets: [["@babel/preset-env", { targets: { node: "current" } }]] };',
      "jest.config.cjs":
        'module.exports = { testTimeout: 120_000, testMatch: ["**/{main,boards}.test.cjs"], transformIgnorePatterns: ["/node_modules/(?!morabaraba/)"] };',
    },
    commands: [[node, join(tools, "jest/bin/jest.js"), "--silent=false"]],
  },
  ...Object.entries(pages).map(([name, plays]) => /** @type {Consumer} */ ({ here: true, name, plays })),
  ...Object.entries(frameworks).map(([name, plays]) => ({ name, plays })),
  {
    name: "boardgame.io",
    files: {
      "boardgame.test.mjs": readFileSync(join(import.meta.dirname, "boardgame.mjs"), "utf8"),
      "boardgame.mjs": readFileSync(join(root, "examples/boardgame.mjs"), "utf8"),
    },
    commands: [[node, "--test", "boardgame.test.mjs"]],
  },
];

const { values, positionals } = parseArgs({
  options: { save: { type: "boolean", default: false } },
  allowPositionals: true,
});
const hasTools = existsSync(tools);
const isHere = positionals[0] === "here";
if (!isHere && !hasTools) throw new Error('Run "npm ci" in scripts/consumers first.');
const chosen = consumers.filter(({ name, here }) =>
  isHere ? here : positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
);

const place = mkdtempSync(join(tmpdir(), `${packageName}-consumers-`));
process.once("exit", () => rmSync(place, { recursive: true, force: true }));
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.once(signal, () => process.exit(1));

/** @param {string} where @param {string} command @param {readonly string[]} args */
function run(where, command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: where,
    encoding: "utf8",
    env: { ...process.env, NODE_PATH: "", npm_config_ignore_scripts: "true" },
  });
  if (status === 0) return stdout.trim();
  const printed = `${error?.message ?? ""}${stdout ?? ""}${stderr ?? ""}`.trim().split("\n").slice(-30);
  throw new Error(`${basename(command)} ${args.join(" ")}\n${printed.join("\n")}`);
}

/** Links a package that is installed elsewhere. @param {string} from @param {string} name */
function lend(from, name) {
  const target = join(place, "node_modules", name);
  if (existsSync(target) || !existsSync(join(from, name))) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(from, name), target, "dir");
}

/** Installs the tarball, and links what its consumers need besides. */
function install() {
  writeFileSync(join(place, "package.json"), '{ "name": "consumer", "private": true, "type": "module" }');
  const [packed] = JSON.parse(run(root, "npm", ["pack", "--json", "--pack-destination", place]));
  run(place, "npm", ["install", "--offline", "--no-audit", "--no-fund", `./${packed.filename}`]);
  for (const name of ["@types/react", "csstype", "svelte", "tournament-organizer", "vue"])
    lend(join(root, "node_modules"), name);
  if (!isHere)
    for (const name of readdirSync(tools))
      if (name.startsWith("@"))
        for (const part of readdirSync(join(tools, name))) lend(tools, `${name}/${part}`);
      else if (!name.startsWith(".")) lend(tools, name);
  console.log(`== ${packed.filename}: ${packed.entryCount} files, ${(packed.size / 1000).toFixed(0)} kB`);
}

/** Checks the package's links, but for two large moving pictures that it leaves out, and its examples. */
function read() {
  const folder = join(place, "node_modules", packageName);
  const linkinator = join(root, "node_modules/.bin/linkinator");
  const flags = ["--markdown", "--check-fragments", "--directory-listing", "--verbosity", "error"];
  const skipped = String.raw`^https?://(?!localhost)|/(kalahGame|terminal)\.svg$`;
  run(folder, linkinator, ["README.md", "docs/guides/*.md", ...flags, "--skip", skipped]);
  for (const name of readdirSync(join(folder, "examples")).filter((name) => name.endsWith(".mjs")))
    if (name !== "boardgame.mjs") run(folder, node, [`examples/${name}`]);
  console.log("== its links work, its examples run");
}

/** @type {Map<string, number>} */
const took = new Map();
let line = "";
let failures = 0;
install();
read();
for (const { name, files = {}, commands = [], plays } of chosen) {
  const start = performance.now();
  const folder = join(place, name.replaceAll(/\W+/g, "-"));
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  try {
    const outputs = commands.map(([command, ...args]) => run(folder, command, args));
    if (plays) outputs.push(await plays(folder));
    for (const printed of outputs.flatMap((output) => /^standard \d.*$/m.exec(output) ?? [])) {
      line ||= printed;
      if (
        printed !== line ||
        !printed.endsWith(`${entryPointsAlone.length} entry points, one class of errors`)
      )
        throw new Error(`It printed\n${printed}\ninstead of\n${line}`);
    }
    took.set(name, performance.now() - start);
    console.log(`ok ${name} (${((took.get(name) ?? 0) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures++;
    console.error(`FAILED ${name}: ${/** @type {Error} */ (error).message}`);
  }
}
console.log(line);
if (failures > 0) process.exit(1);
if (values.save) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const text = `# Runtimes

The packed version ${version} works in each of these. Each imported the ${entryPointsAlone.length} entry points that need no framework, or clicked through a page.

${[...took.keys()].map((name) => `- ${name}`).join("\n")}

Each that plays a game printed this line:

\`\`\`
${line}
\`\`\`

\`node scripts/consumers/run.mjs --save\` writes this page.
`;
  writeFileSync(join(root, "docs/project/runtimes.md"), text);
}
process.exit(0);
