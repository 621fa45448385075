// Packs the package, installs the tarball in fresh folders and uses every entry point from there, as users will:
// ESM, CommonJS, a minified bundle, and TypeScript under each module resolution that knows "exports". Run
// "npm run build" first. Looks at the installed package as a reader too: its links and its examples.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "tsup";
import { entryPoints as allEntryPoints, packageName, root } from "./entry-points.mjs";
import { deadLinks } from "./links.mjs";

/** The types for React need React, which `check:frameworks` has. */
const entryPoints = allEntryPoints.filter(({ entry }) => !entry.endsWith("board-react"));
const place = mkdtempSync(join(tmpdir(), `${packageName}-consumers-`));
const compiler = join(root, "node_modules", "typescript", "bin", "tsc");

/**
 * @param {string} folder
 * @param {string} command
 * @param {string[]} args
 */
function run(folder, command, args) {
  try {
    return execFileSync(command, args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32" && command === "npm",
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${command} ${args.join(" ")} failed in ${folder}:\n${stdout}${stderr}`);
  }
}

const names = entryPoints.map((_, index) => `entryPoint${index}`);
const verbs = "applyMove, createGame, IllegalMoveError, legalMoves, outcome";

/**
 * A program that plays a game of pseudo-random moves to its end, catches an error by its class, and looks behind every entry point.
 * @param {{ game: string, moves: string, code: string }} types
 */
const play = (types) => `
let game${types.game} = createGame();
let seed = 7;
let plies = 0;
while (outcome(game) === undefined && plies < 2000) {
  const moves${types.moves} = legalMoves(game);
  seed = (seed * 16807) % 2147483647;
  const move = moves[seed % moves.length];
  if (move === undefined) throw new Error("no move in a game that is not over");
  game = applyMove(JSON.parse(JSON.stringify(game))${types.game === "" ? "" : " as Game"}, move);
  plies++;
}
if (plies < 20) throw new Error("a game of " + plies + " plies");
let code${types.code} = "";
try {
  applyMove(createGame(), { to: "z9" });
} catch (error) {
  if (error instanceof IllegalMoveError && error.name === "IllegalMoveError") code = error.code;
}
if (code === "") throw new Error("no IllegalMoveError");
for (const entryPoint of [${names.join(", ")}]) {
  if (Object.keys(entryPoint).length === 0) throw new Error("an entry point leads nowhere");
}
console.log(plies + " plies, " + (outcome(game)?.reason ?? "unfinished"));
`;
/** The error classes behind every entry point, and what they make, bear the names they are exported under. */
const errorNames = `
for (const entryPoint of [${names.join(", ")}]) {
  for (const [name, value] of Object.entries(entryPoint)) {
    if (!(Object(value).prototype instanceof Error)) continue;
    const found = [value.name, new value("code", name === "VariantError" ? [] : "", "").name];
    if (found.some((it) => it !== name)) throw new Error(name + " calls itself " + found.join(" and "));
  }
}
`;
const plain = play({ game: "", moves: "", code: "" });
const typed = play({ game: ": Game", moves: ": readonly Move[]", code: ": string" });

const imports = [
  `import { ${verbs} } from "${packageName}";`,
  ...entryPoints.map(({ specifier }, index) => `import * as ${names[index]} from "${specifier}";`),
].join("\n");
const requires = [
  `const { ${verbs} } = require("${packageName}");`,
  ...entryPoints.map(({ specifier }, index) => `const ${names[index]} = require("${specifier}");`),
].join("\n");
const typedImports = `import type { Game, Move } from "${packageName}";\n${imports}`;

/** @param {string} module @param {string} moduleResolution */
const tsconfig = (module, moduleResolution) =>
  JSON.stringify({
    compilerOptions: {
      target: "es2022",
      lib: ["es2022", "dom"],
      module,
      moduleResolution,
      strict: true,
      skipLibCheck: false,
      types: [],
      rootDir: ".",
      outDir: "out",
    },
    include: ["main.*"],
  });

/** @type {{ name: string, files: Record<string, string>, bundle?: string, run: string[] }[]} */
const consumers = [
  { name: "esm", files: { "main.mjs": imports + plain + errorNames }, run: ["main.mjs"] },
  { name: "commonjs", files: { "main.cjs": requires + plain + errorNames }, run: ["main.cjs"] },
  { name: "minified", files: { "main.mjs": imports + plain }, bundle: "main.mjs", run: ["out/main.js"] },
  // One module system a program: the class of the element is declared for each, and a page has but one of that name.
  ...["node16", "nodenext"].flatMap((mode) =>
    ["cts", "mts"].map((ending) => ({
      name: `typescript-${mode}-${ending}`,
      files: { [`main.${ending}`]: typedImports + typed, "tsconfig.json": tsconfig(mode, mode) },
      run: [`out/main.${ending.replace("ts", "js")}`],
    })),
  ),
  {
    name: "typescript-bundler",
    files: { "main.mts": typedImports + typed, "tsconfig.json": tsconfig("es2022", "bundler") },
    run: ["out/main.mjs"],
  },
];

try {
  const packed = JSON.parse(
    run(root, "npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", place]),
  );
  /** @type {{ filename: string, files: { path: string }[] }} */
  const { filename, files: shipped } = packed[0];
  const tarball = join(place, filename);
  for (const { name, files, bundle, run: programs } of consumers) {
    const folder = join(place, name);
    mkdirSync(folder);
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ name: "consumer", private: true, type: "module" }),
    );
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    run(folder, "npm", ["install", "--offline", "--no-audit", "--no-fund", tarball]);
    if ("tsconfig.json" in files) run(folder, process.execPath, [compiler, "-p", "."]);
    if (bundle !== undefined) {
      const [entry, outDir] = [[join(folder, bundle)], join(folder, "out")];
      await build({
        config: false,
        silent: true,
        entry,
        outDir,
        format: "esm",
        minify: true,
        noExternal: [/./],
      });
    }
    for (const program of programs) {
      console.log(`${name} ${program}: ${run(folder, process.execPath, [program]).trim()}`);
    }
  }
  const reader = join(place, "esm", "node_modules", packageName);
  const pages = shipped.map(({ path }) => path).filter((path) => path.endsWith(".md"));
  const dead = deadLinks(reader, pages);
  if (dead.length > 0) throw new Error(`Links that lead nowhere in the package:\n${dead.join("\n")}`);
  console.log(`links of ${pages.length} pages: all lead somewhere`);
  for (const script of readdirSync(join(reader, "examples")).filter((name) => name.endsWith(".mjs"))) {
    const printed = run(join(place, "esm"), process.execPath, [join(reader, "examples", script)]);
    console.log(`examples/${script}: ${printed.trim().split("\n").length} lines`);
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
