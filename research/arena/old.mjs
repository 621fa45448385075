// node research/arena.mjs old --variant standard --games 100 --time 100
// The bot of `dist` against that of 0.1.0, in pairs of games from one opening with the sides changed. Both play in this one
// process by turns, and `--time` is time of the processor, so that a busy machine changes nothing. Openings are random plies (`--plies 4`) or those
// of a file (`--openings research/arena/openings.json`). Prints the score with its error, and that of either side. `--new 0.1.0 --times 10` has
// 0.1.0 play against itself with ten times the time. `--bot` plays with a stateful bot, as most apps do,
// and `--repetition 3` ends games at the third occurrence of a position. With `--log FILE` each game is a line of JSON there.
import "./processor-time.mjs";
import "../fresh.mjs";
import { appendFileSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { applyMove, createGame, defineVariant, formatMove, legalMoves, outcome } from "morabaraba";
import { randomMove } from "morabaraba/bots";
import { FIRST_VERSION, moduleOf } from "../build-commit.mjs";

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "standard" },
    games: { type: "string", default: "100" },
    time: { type: "string" },
    nodes: { type: "string" },
    plies: { type: "string", default: "4" },
    openings: { type: "string" },
    seed: { type: "string", default: "1" },
    longest: { type: "string", default: "400" },
    new: { type: "string", default: new URL("../../dist/bots.js", import.meta.url).href },
    times: { type: "string", default: "1" },
    old: { type: "string" },
    bot: { type: "boolean", default: false },
    repetition: { type: "string" },
    log: { type: "string" },
  },
});
const { variant } = values;
const [games, plies, seed, longest] = [values.games, values.plies, values.seed, values.longest].map(Number);
const limit = values.nodes ? "nodes" : "timeMs";
const limits = { [limit]: Number(values.nodes ?? values.time ?? 100) };
const larger = { [limit]: limits[limit] * Number(values.times) };
const ours = await import(values.new === "0.1.0" ? moduleOf(FIRST_VERSION, "bots.js") : values.new);
const theirs = await import(values.old ?? moduleOf(FIRST_VERSION, "bots.js"));
/** With a name of its own, as old builds do not read built-ins with changes. */
const rules = values.repetition
  ? defineVariant(variant, { name: "repetitions", repetition: Number(values.repetition) })
  : variant;
const kept = values.openings ? JSON.parse(readFileSync(values.openings, "utf8"))[variant] : undefined;

/** The moves of an opening, and the game after them. */
function opening(number) {
  const anyMove = (game) =>
    randomMove({ legalMoves, applyMove, outcome }, game, { seed: 100 * (seed * 1000 + number) + game.ply })
      .move;
  const start = kept ? kept[number % kept.length].split(" ") : [];
  let game = start.reduce((game, move) => applyMove(game, move), createGame(rules));
  while (!kept && game.ply < plies) {
    start.push(formatMove(game, anyMove(game)));
    game = applyMove(game, start.at(-1));
  }
  return { game, start };
}

const work = { ours: { depth: 0, nodes: 0, moves: 0 }, theirs: { depth: 0, nodes: 0, moves: 0 } };

/** The points of ours from a game that it plays as `side`, and how the game ended. */
async function played(start, side, number) {
  let game = start;
  const moves = [];
  const scores = { ours: 0, theirs: 0 };
  const living = values.bot ? ours.createBot({ seed: 10 * number + 1 }) : undefined;
  while (outcome(game) === undefined && game.ply < longest) {
    const mine = game.turn === side;
    const choice =
      mine && living
        ? await living.chooseMove(game, larger)
        : await (mine ? ours : theirs).chooseMove(game, {
            ...(mine ? larger : limits),
            seed: 10 * number + (mine ? 1 : 2),
          });
    scores[mine ? "ours" : "theirs"] = choice.score;
    const done = mine ? work.ours : work.theirs;
    done.moves++;
    done.nodes += choice.nodes;
    done.depth += choice.depth;
    moves.push(formatMove(game, choice.move));
    game = applyMove(game, choice.move);
  }
  const end = outcome(game);
  const winner = end?.winner ?? null;
  const points = winner === null ? 0.5 : winner === side ? 1 : 0;
  return { points, reason: end?.reason ?? "unfinished", ply: game.ply, scores, moves };
}

const percent = (share) => `${(100 * share).toFixed(1)}%`;
const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;
const pairs = [];
const [asFirst, asSecond] = [[], []];
let draws = 0;

function report() {
  const share = mean(pairs);
  const spread = 1.96 * Math.sqrt(mean(pairs.map((each) => (each - share) ** 2)) / pairs.length);
  const per = ({ depth, nodes, moves }) =>
    `${(depth / moves).toFixed(1)} plies, ${Math.round(nodes / moves)} positions`;
  return (
    `${variant}, ${JSON.stringify(limits)}${values.times > 1 ? `, ${values.times} times as much for the new` : ""}, ${kept ? "level openings" : `${plies} random plies`}: ${2 * pairs.length} games, ` +
    `${percent(share)} ± ${percent(spread)}; beginning ${percent(mean(asFirst))}, second ${percent(mean(asSecond))}, ` +
    `${draws} drawn. A move: new ${per(work.ours)}; old ${per(work.theirs)}.`
  );
}

for (let number = 0; number < games / 2; number++) {
  const { game, start } = opening(number);
  const points = [];
  for (const side of ["light", "dark"]) {
    const one = await played(game, side, number);
    points.push(one.points);
    if (one.points === 0.5) draws++;
    (side === createGame(variant).turn ? asFirst : asSecond).push(one.points);
    if (values.log) appendFileSync(values.log, `${JSON.stringify({ number, side, start, ...one })}\n`);
  }
  pairs.push(mean(points));
  if (number % 10 === 9) process.stderr.write(`${report()}\n`);
}
console.log(report());
