/**
 * Makes the puzzles of one mancala variant and writes them to src/puzzles/data/<variant>.txt, the easiest first.
 *
 *   node scripts/make-mancala-puzzles.mjs kalah --seed 1 --count 240 --games 500
 *
 * Positions come from games between bots of many levels. The bot of level 10 proves the value of every move, with tables. At each turn
 * of a puzzle's player one move alone is best, and the other side answers with a best move. The same seed makes the same file.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  applyMove,
  applyStep,
  createGame,
  explainMove,
  formatMove,
  formatPosition,
  legalMoves,
  outcome,
  parsePosition,
} from "morabaraba/mancala";
import { chooseMoveSync } from "morabaraba/mancala/bots";
import { createTablebase, solveEndgames } from "morabaraba/mancala/endgames";
import { randomFrom } from "./random.mjs";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "240" },
    games: { type: "string", default: "500" },
    table: { type: "string", default: "11" },
    most: { type: "string", default: "16" },
    largest: { type: "string", default: "16" },
  },
});
const [variant = "kalah"] = positionals;
/** The most seeds in the houses, and the largest lead to win by: a game that is won by more has no tension. */
const [most, largest] = [Number(flags.most), Number(flags.largest)];
const { pick, shuffle } = randomFrom(Number(flags.seed));
const started = Date.now();
const log = (text) => console.error(`${variant} ${((Date.now() - started) / 1000).toFixed(0)} s: ${text}`);

/** The fewest and the most moves of a puzzle's player. */
const [SHORTEST, LONGEST] = [2, 7];
/** The fewest seeds in the houses: with fewer, there is little to see. */
const FEWEST = 4;
/** In at least one of the player's turns, every other move gives away this many seeds or more. */
const SHARP = 4;
/** A puzzle with at most this many seeds in the houses is about the last seeds. */
const LAST = 8;

const tablebase = createTablebase(await solveEndgames(variant, { seeds: Number(flags.table) }));
log("tables solved");

const found = [];
for (let number = 0; number < Number(flags.games); number++) {
  found.push(...puzzlesIn(playGame(number)));
  if (number % 100 === 99) log(`${number + 1} games, ${found.length} puzzles`);
}

const chosen = choose(found.map(described), Number(flags.count));
for (const puzzle of chosen) puzzle.hardness = ownIn(puzzle.plies) + weakestSolver(puzzle);
chosen.sort((a, b) => a.hardness - b.hardness);
const folder = new URL("../src/puzzles/data/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL(`${variant}.txt`, folder),
  chosen
    .map(({ text, line, themes, lead }) => `${text} | ${line} | ${themes.join(" ")} | ${lead}\n`)
    .join(""),
);
log(`${chosen.length} puzzles written`);

/** The positions of a game between two bots, with few seeds in the houses. */
function playGame(number) {
  const levels = { south: 1 + pick(6), north: 1 + pick(6) };
  const positions = [];
  let game = createGame(variant);
  while (outcome(game) === undefined) {
    const moves = legalMoves(game);
    const seeds = seedsOf(game);
    if (seeds >= FEWEST && seeds <= most && moves.length > 1) positions.push(game);
    const style = { level: levels[game.turn], nodes: 200, seed: number * 1000 + game.ply };
    const move = game.ply < 4 ? moves[pick(moves.length)] : chooseMoveSync(game, style).move;
    game = applyMove(game, move);
  }
  return positions;
}

/** The puzzles that begin in these positions. */
function puzzlesIn(positions) {
  return positions.flatMap((game) => {
    const [best] = valuesOf(game) ?? [];
    if (best === undefined || best.lead <= 0 || best.lead > largest) return [];
    const plies = lineFrom(game, game.turn, LONGEST);
    const isSharp = plies.some(({ lead, others }) => others && lead - others[0].lead >= SHARP);
    return ownIn(plies) >= SHORTEST && isSharp ? [{ game, plies, lead: best.lead }] : [];
  });
}

function ownIn(plies) {
  return plies.filter(({ others }) => others !== undefined).length;
}

/**
 * The line of a puzzle, up to the last turn in which only one move is best. The player's plies also have the
 * `others`, which are all worse. Of its best answers, the other side plays the one with the longest rest.
 */
function lineFrom(game, player, left) {
  if (outcome(game) !== undefined || left === 0) return [];
  const values = valuesOf(game);
  if (values === undefined) return [];
  const [best, ...others] = values;
  if (game.turn === player) {
    if (others.length === 0 || others[0].lead === best.lead) return [];
    const { move, lead } = best;
    return [{ game, move, lead, others }, ...lineFrom(applyMove(game, move), player, left - 1)];
  }
  let longest = [];
  for (const { move, lead } of values) {
    if (lead !== best.lead) continue;
    const rest = lineFrom(applyMove(game, move), player, left);
    if (ownIn(rest) > ownIn(longest)) longest = [{ game, move }, ...rest];
  }
  return longest;
}

/** The lead at the end of the side to move, after each of its moves; `undefined` if one of them is not proved. */
function valuesOf(game) {
  const { lines, exact } = chooseMoveSync(game, { tablebase, lines: 50, nodes: 1_000_000, memory: 1 });
  if (!exact) return undefined;
  return lines.map(({ score, moves: [move] }) => ({ move, lead: leadOf(score) }));
}

/** The seeds in a proved score, which has a million more for a win. */
function leadOf(score) {
  return (score - Math.sign(score) * 1_000_000) / 100;
}

function seedsOf({ houses }) {
  return houses.reduce((sum, seeds) => sum + seeds);
}

/** The puzzle as text, with what happens in it. */
function described({ game: start, plies, lead }) {
  const text = formatPosition(start);
  const themes = new Set();
  const player = start.turn;
  let line = "";
  let game = parsePosition(text, variant);
  plies.forEach(({ move }, i) => {
    const { turn } = game;
    if (i > 0) line += turn === plies[i - 1].game.turn ? "-" : " ";
    line += formatMove(game, move);
    if (turn === player) {
      const steps = explainMove(game, move);
      if (steps.some(({ kind }) => kind === "turn")) themes.add("extra");
      if (steps.some(({ kind }) => kind === "capture")) themes.add("capture");
      const end = steps.findIndex(({ kind }) => kind === "sweep");
      const { houses } = steps.slice(0, end < 0 ? undefined : end).reduce(applyStep, game);
      if (seedsIn(houses, player === "south" ? "north" : "south") === 0) themes.add("starve");
    }
    game = applyMove(game, move);
  });
  const isQuiet = themes.size === 0;
  if (seedsOf(start) <= LAST) themes.add("last");
  const kind = [ownIn(plies), ...[...themes, ...(isQuiet ? ["quiet"] : [])].sort()].join(" ");
  // Nearly every puzzle has an extra turn, so the theme is for turns with two of them.
  if (!line.split(" ").some((turn, i) => i % 2 === 0 && turn.split("-").length > 2)) themes.delete("extra");
  if (themes.size === 0) themes.add("quiet");
  return { text, line, plies, kind, themes: [...themes].sort(), lead, houses: seen(start) };
}

function seedsIn(houses, player) {
  const row = houses.length / 2;
  return seedsOf({ houses: player === "south" ? houses.slice(0, row) : houses.slice(row) });
}

/** The houses as the side to move sees them. */
function seen({ houses, turn }) {
  const row = houses.length / 2;
  return turn === "south" ? houses : [...houses.slice(row), ...houses.slice(0, row)];
}

/** Takes puzzles in turn from each length and set of themes, none nearly like another or part of another. */
function choose(all, count) {
  const buckets = new Map();
  const decisive = (puzzle) => puzzle.plies.some(({ others }) => others && others[0].lead <= 0);
  // The last of a bucket is taken first: at some turn of it, no other move wins.
  const inTurn = shuffle(all).sort((a, b) => decisive(a) - decisive(b));
  for (const puzzle of inTurn) {
    if (!buckets.has(puzzle.kind)) buckets.set(puzzle.kind, []);
    buckets.get(puzzle.kind).push(puzzle);
  }
  const taken = [];
  const used = new Set();
  const lists = [...buckets.keys()].sort().map((name) => buckets.get(name));
  while (taken.length < count && lists.some((list) => list.length > 0)) {
    for (const list of lists) {
      while (list.length > 0 && taken.length < count) {
        const puzzle = list.pop();
        const positions = puzzle.plies.map(({ game }) => `${seen(game)}`);
        if (positions.some((position) => used.has(position))) continue;
        if (taken.some((other) => alike(puzzle, other))) continue;
        for (const position of positions) used.add(position);
        taken.push(puzzle);
        break;
      }
    }
  }
  return taken;
}

/** Whether two puzzles differ by two seeds at most. */
function alike(a, b) {
  return a.houses.reduce((sum, seeds, i) => sum + Math.abs(seeds - b.houses[i]), 0) <= 2;
}

/** The weakest level of the bots that finds every move of the player, twice of three times. 11 if none does. */
function weakestSolver({ plies }) {
  const own = plies.filter(({ others }) => others !== undefined);
  for (let level = 1; level <= 10; level++) {
    const good = [1, 2, 3].filter((seed) =>
      own.every(({ game, move }) => {
        const choice = chooseMoveSync(game, { level, nodes: 300, seed }).move;
        return choice.house === move.house;
      }),
    );
    if (good.length >= 2) return level;
  }
  return 11;
}
