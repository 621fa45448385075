// node test/support/store-samples.mjs 1.0.0 <commit>
// Writes the stored data of a version to test/support/stored/<version>.json: games, positions, variants,
// records, endgame tables, and each variant's counts. test/stored.node.test.ts reads it with the current
// library. Run this once for each released version, with its commit. Samples never change.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildOf } from "../../research/build-commit.mjs";
import { root } from "../../scripts/entry-points.mjs";

const [version, commit] = process.argv.slice(2);
if (version === undefined || commit === undefined)
  throw new Error("Name a version and its commit: node test/support/store-samples.mjs 1.0.0 <commit>");
const file = join(root, "test/support/stored", `${version}.json`);
if (existsSync(file)) throw new Error(`${file} is there, and samples never change.`);

const build = buildOf(commit);
/** What an entry point of that version exports. @param {string} entry @returns {Promise<any>} */
const entryPoint = (entry) => import(pathToFileURL(join(build, "dist", `${entry}.js`)).href);

/** Games at some plies of a pseudo-random game. @param {any} verbs @param {string} variant */
function gamesOf(verbs, variant) {
  const games = [];
  let seed = 7;
  for (let game = verbs.createGame(variant); ; ) {
    const moves = verbs.legalMoves(game);
    const end = verbs.outcome(game);
    if ([0, 3, 14, 26, 40, 75].includes(game.ply) || end !== undefined)
      games.push({
        json: JSON.stringify(game),
        position: verbs.formatPosition(game),
        moves: moves.length,
        end: end ?? null,
      });
    if (end !== undefined || game.ply > 400) return games;
    seed = (seed * 16807) % 2147483647;
    game = verbs.applyMove(game, moves[seed % moves.length]);
  }
}

/** Counts move sequences. @param {any} verbs @param {any} game @param {number} depth @returns {number} */
const count = (verbs, game, depth) =>
  depth === 0
    ? 1
    : verbs
        .legalMoves(game)
        .reduce(
          (/** @type {number} */ sum, /** @type {unknown} */ move) =>
            sum + count(verbs, verbs.applyMove(game, move), depth - 1),
          0,
        );

/** @param {any} verbs @param {readonly number[]} depths */
const familyOf = (verbs, depths) =>
  Object.fromEntries(
    Object.entries(verbs.variants).map(([name, variant]) => [
      name,
      {
        variant: JSON.stringify(variant),
        counts: depths.map((depth) => count(verbs, verbs.createGame(name), depth)),
        games: gamesOf(verbs, name),
      },
    ]),
  );

/** A record with all kinds of content, as text and as JSON. @param {any} records @param {any} verbs */
function recordOf(records, verbs) {
  let record = records.createRecord(undefined, { Event: "Sample", Round: "1" });
  let game = verbs.createGame();
  for (let ply = 0; ply < 12; ply++) {
    const move = verbs.legalMoves(game)[((ply * 5) % 7) % verbs.legalMoves(game).length];
    record = records.playMove(record, move);
    game = verbs.applyMove(game, move);
  }
  record = records.annotate(record, { comment: "The last move of the main line" });
  record = records.goBack(record, 4);
  const others = verbs.legalMoves(records.currentNode(record).game);
  record = records.playMove(record, others.at(-1));
  return { json: JSON.stringify(record), text: records.formatRecord(record), plies: 12 };
}

/** @param {any} mills @param {any} endgames */
async function tablesOf(mills, endgames) {
  const three = mills.defineVariant("nineMens", {
    name: "three-mens-morris",
    cows: 3,
    flyAt: null,
    loseBelow: 0,
    board: {
      points: ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"],
      rings: [3, 3, 3],
      lines: ["a3 b3 c3", "a2 b2 c2", "a1 b1 c1", "a3 a2 a1", "b3 b2 b1", "c3 c2 c1"].map((line) =>
        line.split(" "),
      ),
      links: ["a3 b2", "c3 b2", "a1 b2", "c1 b2"].map((link) => link.split(" ")),
    },
  });
  const tables = await endgames.solveEndgames(three, { cows: 3 });
  const bytes = await endgames.tablesToBytes(tables);
  return { base64: Buffer.from(bytes).toString("base64"), summary: endgames.tableSummaries(tables) };
}

const [mills, mancala, millRecords, mancalaRecords, endgames] = await Promise.all(
  ["index", "mancala", "records", "mancala-records", "endgames"].map(entryPoint),
);
const sample = {
  version,
  commit,
  mills: familyOf(mills, [1, 2, 3]),
  mancala: familyOf(mancala, [1, 2, 3, 4, 5]),
  millRecord: recordOf(millRecords, mills),
  mancalaRecord: recordOf(mancalaRecords, mancala),
  tables: await tablesOf(mills, endgames),
};
mkdirSync(join(root, "test/support/stored"), { recursive: true });
writeFileSync(file, `${JSON.stringify(sample, null, 1)}\n`);
console.log(`${file} written.`);
