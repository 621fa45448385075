// Fresh projects that install the package and use every entry point of it, as users will. Each plays the same games, with and without
// bots, and prints one line, which must be the same in all of them.
import { join } from "node:path";
import { entryPoints, packageName, root } from "../entry-points.mjs";

const tools = join(import.meta.dirname, "node_modules");
const node = { 20: process.execPath, 22: join(tools, "node22/bin/node"), 24: join(tools, "node24/bin/node") };

const names = entryPoints.map((_, i) => `entryPoint${i}`);
const specifiers = entryPoints.map(({ specifier }) => specifier);

/**
 * Plays games of each family through the verbs of the entry points, has the bots play others, a stateful bot
 * against single searches, and counts the entry points that hold nothing.
 */
const body = (/** @type {boolean} */ typed) => `
const entryPoints${typed ? ": object[]" : ""} = [${names.join(", ")}];
function play(verbs${typed ? ": any" : ""}, variant${typed ? ": string" : ""}) {
  let game = verbs.createGame(variant);
  for (let ply = 0; ply < 2000 && verbs.outcome(game) === undefined; ply++) {
    const moves = verbs.legalMoves(game);
    game = verbs.applyMove(JSON.parse(JSON.stringify(game)), moves[(ply * 7919) % moves.length]);
  }
  return variant + " " + game.ply + " plies " + (verbs.outcome(game)?.reason ?? "unfinished");
}
async function search(verbs${typed ? ": any" : ""}, bots${typed ? ": any" : ""}, variant${typed ? ": string" : ""}) {
  let game = verbs.createGame(variant);
  const living = bots.createBot({ seed: 1 });
  const moves${typed ? ": string[]" : ""} = [];
  while (game.ply < 60 && verbs.outcome(game) === undefined) {
    const limits = { nodes: 2000 };
    const { move } = game.ply % 2 === 0
      ? await living.chooseMove(game, limits)
      : bots.chooseMoveSync(game, { ...limits, seed: game.ply });
    moves.push(verbs.formatMove(move, game));
    game = verbs.applyMove(game, move);
  }
  let sum = 0;
  for (const letter of moves.join(" ")) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return variant + " searched " + moves.length + " plies " + sum.toString(16);
}
const empty = entryPoints.filter((entryPoint) => Object.keys(entryPoint).length === 0).length;
Promise.all([
  play(mills, "standard"),
  play(mancala, "oware"),
  ...["standard", "mssa", "nineMens"].map((variant) => search(mills, millsBots, variant)),
  ...["kalah", "oware", "congkak"].map((variant) => search(mancala, mancalaBots, variant)),
  entryPoints.length + " entry points",
  empty + " empty",
]).then((parts) => console.log(parts.join(", ")));
`;
/** The entry points that play, by the names they have in the programs. */
const players = { mills: "", millsBots: "/bots", mancala: "/mancala", mancalaBots: "/mancala/bots" };
const pick = (/** @type {boolean} */ typed) =>
  Object.entries(players)
    .map(
      ([name, entryPoint]) =>
        `const ${name}${typed ? ": unknown" : ""} = ${names[specifiers.indexOf(packageName + entryPoint)]};\n`,
    )
    .join("");
const imports = specifiers.map((specifier, i) => `import * as ${names[i]} from "${specifier}";`).join("\n");
const requires = specifiers.map((specifier, i) => `const ${names[i]} = require("${specifier}");`).join("\n");

export const esm = `${imports}\n${pick(false)}${body(false)}`;
const cjs = `${requires}\n${pick(false)}${body(false)}`;
/** Types are used, not only loaded: a wrong one does not compile. */
const typed = `${imports}
import { applyMove, createGame, type Game, legalMoves, type Move, outcome } from "${packageName}";
declare const console: { log(text: string): void };
const first: Game = createGame("mssa");
const moves: readonly Move[] = legalMoves(first);
const next: Game = applyMove(first, moves[0] ?? { to: "a7" });
if (outcome(next) !== undefined || next.turn === first.turn) throw new Error("a move changes the turn");
${pick(true)}${body(true)}`;

const options = (/** @type {string} */ module, /** @type {string} */ moduleResolution) =>
  JSON.stringify({
    compilerOptions: {
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      module,
      moduleResolution,
      strict: true,
      // The types of the element for React may stay open: a project without React has none.
      skipLibCheck: false,
      types: [],
      rootDir: ".",
      outDir: "out",
    },
    include: ["main.mts"],
  });

/**
 * A consumer: files to write, packages of this repository to lend (types that the registry on this machine does not have), and
 * commands to run, the last of which prints the line.
 * @typedef {object} Consumer
 * @property {string} name
 * @property {Readonly<Record<string, string>>} files
 * @property {readonly string[]} [lends]
 * @property {readonly (readonly [string, ...string[]])[]} commands
 */

/** @type {readonly Consumer[]} */
export const consumers = [
  ...Object.entries(node).flatMap(([version, binary]) => [
    {
      name: `Node ${version}, ESM`,
      files: { "main.mjs": esm },
      commands: [/** @type {const} */ ([binary, "main.mjs"])],
    },
    {
      name: `Node ${version}, CommonJS`,
      files: { "main.cjs": cjs },
      commands: [/** @type {const} */ ([binary, "main.cjs"])],
    },
  ]),
  {
    name: "Deno",
    files: { "main.mjs": esm },
    commands: [
      [
        join(tools, "deno/deno"),
        "run",
        "--no-remote",
        "--cached-only",
        "--node-modules-dir=manual",
        "--allow-read",
        "main.mjs",
      ],
    ],
  },
  { name: "Bun", files: { "main.mjs": esm }, commands: [[join(tools, ".bin/bun"), "run", "main.mjs"]] },
  ...[5, 6, 7].flatMap((version) =>
    /** @type {const} */ ([
      ["nodenext", "nodenext"],
      ["esnext", "bundler"],
    ]).map(([module, resolution]) => ({
      name: `TypeScript ${version}, ${resolution}`,
      files: { "main.mts": typed, "tsconfig.json": options(module, resolution) },
      lends: ["@types/react", "csstype"].map((name) => join(root, "node_modules", name)),
      commands: [
        /** @type {const} */ ([process.execPath, join(tools, `typescript${version}/bin/tsc`), "-p", "."]),
        /** @type {const} */ ([process.execPath, "out/main.mjs"]),
      ],
    })),
  ),
];
