// node research/arena.mjs mancala --variant kalah --a time=20 --b montecarlo,time=200 --games 200
// A mancala match in pairs from openings of random plies. A bot is "level=7" with limits "time=", "nodes=" or
// "depth=", or "montecarlo" with "time=" or "playouts=", or "random". `--level 500` skips openings in which a
// search of 100,000 positions has a side more than 500 hundredths of a seed ahead, `--either` those in which
// one side wins none of four games of the search against itself. `--other <file>` takes the second bot's
// search from another build of `morabaraba/mancala/bots`. Prints a line for every ten pairs, and the score
// with its error by pairs.
import "../fresh.mjs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { monteCarlo, playMatch, randomMove, randomOpenings } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import * as bots from "morabaraba/mancala/bots";

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "kalah" },
    a: { type: "string", default: "time=20" },
    b: { type: "string", default: "montecarlo,time=200" },
    games: { type: "string", default: "200" },
    plies: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
    level: { type: "string", default: "Infinity" },
    either: { type: "boolean", default: false },
    other: { type: "string" },
  },
});
const { variant, games, plies, seed } = values;

/**
 * @param {string} text
 * @param {typeof bots} entryPoint
 * @returns {import("morabaraba/bots").MatchBot<mancala.Game, mancala.Move>}
 */
function botOf(text, entryPoint) {
  const words = text.split(",").map((word) => word.split("="));
  const { montecarlo, random, time, ...rest } = Object.fromEntries(
    words.map(([name, n]) => [name, Number(n)]),
  );
  const limits = time === undefined ? rest : { ...rest, timeMs: time };
  if (random !== undefined) return (game, seed) => randomMove(mancala, game, { seed });
  if (montecarlo !== undefined) return (game, seed) => monteCarlo(mancala, game, { ...limits, seed });
  return (game, seed) => entryPoint.chooseMove(game, { ...limits, seed });
}

const other = values.other === undefined ? bots : await import(pathToFileURL(values.other).href);
const openings = levelOpenings(Number(games) / 2);

/** Openings of random plies that are as level as requested. */
function levelOpenings(wanted) {
  const level = (game) =>
    values.level === "Infinity" ||
    Math.abs(bots.chooseMoveSync(game, { nodes: 100_000 }).score) <= Number(values.level);
  const start = mancala.createGame(variant);
  const found = [];
  for (let batch = Number(seed); found.length < wanted; batch++) {
    const drawn = randomOpenings(mancala, start, { count: wanted, plies: Number(plies), seed: batch });
    for (const game of drawn)
      if (found.length < wanted && level(game) && (!values.either || isWonByEither(game))) found.push(game);
  }
  return found;
}

/** Whether each side wins at least one of four games of the search against itself, with different limits. */
function isWonByEither(game) {
  const winners = [15_000, 20_000, 25_000, 30_000].map((nodes) => {
    let now = game;
    while (mancala.outcome(now) === undefined)
      now = mancala.applyMove(now, bots.chooseMoveSync(now, { nodes, seed: nodes }).move);
    return mancala.outcome(now)?.winner;
  });
  return winners.includes("south") && winners.includes("north");
}

const percent = (share) => `${(100 * share).toFixed(1)}%`;
const summary = ({ played, wins, draws, losses, score, error }) =>
  `${variant}: ${values.a} against ${values.b}, ${played} games: ${wins}-${draws}-${losses}, ${percent(score)} ± ${percent(error)}`;
const result = await playMatch(mancala, botOf(values.a, bots), botOf(values.b, other), openings, {
  longest: 1000,
  seed: Number(seed),
  onProgress: (score) => score.played % 20 === 0 && console.error(summary(score)),
});
console.log(summary(result));
