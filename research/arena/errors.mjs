// node research/arena.mjs errors --variant standard --nodes 5000
// How often each level gives away a result. In random endgames of three and four cows per side, exact tables
// show whether a move gives away a win or a draw; only positions in which some move does count. While
// placing, a deep search (of `--judge` positions) compares the move with the best one: a mistake costs a cow
// or more. These positions come from games between levels 5 to 10, without those in which a side has lost by
// force. Prints a Markdown table.
import "../fresh.mjs";
import { parseArgs } from "node:util";
import { applyMove, createGame, formatMove, legalMoves, outcome, parsePosition, variantOf } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { probeTables, solveEndgames } from "morabaraba/endgames";

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "standard" },
    nodes: { type: "string", default: "5000" },
    cows: { type: "string", default: "4" },
    ends: { type: "string", default: "200" },
    placings: { type: "string", default: "100" },
    judge: { type: "string", default: "30000" },
    levels: { type: "string", default: "1 2 3 4 5 6 7 8 9 10" },
    seed: { type: "string", default: "1" },
  },
});
const { variant } = values;
const [nodes, cows, ends, placings, judge] = [
  values.nodes,
  values.cows,
  values.ends,
  values.placings,
  values.judge,
].map(Number);
const levels = values.levels.split(" ").map(Number);
let state = Number(values.seed);
const dice = (bound) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
};

const tables = await solveEndgames(variant, { cows });

/** A position with a few cows per side, light to move. */
function fewCows() {
  const points = new Array(24).fill("1");
  for (const letter of ["L", "D"])
    for (let left = 3 + dice(cows - 2); left > 0; ) {
      const at = dice(24);
      if (points[at] !== "1") continue;
      points[at] = letter;
      left--;
    }
  const text = points.join("").replace(/(.{8})(.{8})(.{8})/, "$1/$2/$3");
  return parsePosition(`${text.replaceAll(/1+/g, ({ length }) => length)} l 0,0 - 0 60`, variant);
}

const worths = { won: 1, drawn: 0, lost: -1 };
/** A game's value for light: 1, 0 or -1. */
function worthOf(game) {
  const end = outcome(game);
  if (end) return end.winner === null ? 0 : end.winner === "light" ? 1 : -1;
  return worths[probeTables(tables, game).result] * (game.turn === "light" ? 1 : -1);
}

/** Positions with this value in which some move gives it away. */
function endings(worth) {
  const found = [];
  while (found.length < ends) {
    const game = fewCows();
    if (outcome(game) !== undefined || worthOf(game) !== worth) continue;
    if (legalMoves(game).some((move) => worthOf(applyMove(game, move)) < worth)) found.push(game);
  }
  return found;
}

/** Positions of the placing phase, from games of bots. */
function placing() {
  const found = [];
  const most = 2 * variantOf(createGame(variant)).cows;
  while (found.length < placings) {
    let game = createGame(variant);
    const until = 3 + dice(most - 5);
    while (game.ply < until && outcome(game) === undefined)
      game = applyMove(
        game,
        chooseMoveSync(game, { level: 5 + dice(6), nodes: 500, seed: dice(2 ** 30), book: false }).move,
      );
    if (outcome(game) !== undefined) continue;
    const { move, score } = chooseMoveSync(game, { nodes: judge, book: false });
    if (Math.abs(score) < 20_000) found.push({ game, best: formatMove(game, move), score, known: new Map() });
  }
  return found;
}

/** The loss of a move against the best one, in hundredths of a cow. */
function costOf({ game, best, score, known }, move) {
  const text = formatMove(game, move);
  if (text === best) return 0;
  if (!known.has(text)) {
    const next = applyMove(game, move);
    known.set(text, outcome(next) ? 0 : score + chooseMoveSync(next, { nodes: judge, book: false }).score);
  }
  return known.get(text);
}

const wins = endings(1);
const draws = endings(0);
const openings = placing();
const choose = (game, level, seed) => chooseMoveSync(game, { level, nodes, seed, book: false }).move;
const share = (list, isBad) => `${((100 * list.filter(isBad).length) / list.length).toFixed(1)}%`;

console.log(
  `${variant}, ${nodes} positions a move; ${wins.length} won and ${draws.length} drawn endings, ${openings.length} positions while placing`,
);
console.log("| level | won endings given away | drawn endings lost | moves while placing that cost a cow |");
console.log("|---|---|---|---|");
for (const level of levels) {
  const gives = (worth) => (game, seed) => worthOf(applyMove(game, choose(game, level, seed))) < worth;
  const won = share(wins, gives(1));
  const drawn = share(draws, gives(0));
  const placed = share(openings, (each, seed) => costOf(each, choose(each.game, level, seed)) >= 100);
  console.log(`| ${level} | ${won} | ${drawn} | ${placed} |`);
}
