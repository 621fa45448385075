// A process of `sprt.mjs`: for each number that it receives, it draws an opening, plays two games from it
// with sides changed, and returns the first build's points. Each build keeps its own game; moves are
// exchanged as text.
import { pathToFileURL } from "node:url";

// `performance.now()`, the clock of both bots, counts processor time, so that a busy machine changes nothing.
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const { builds, variant, limits, level, judge } = JSON.parse(process.argv[2]);
const MOST_PLIES = 400;

/** A build's rules and bots for the variant's family. @param {string} folder */
async function load(folder) {
  const part = (/** @type {string} */ file) => import(pathToFileURL(`${folder}/${file}`).href);
  const rules = await part("index.js");
  return variant in rules.variants
    ? { ...rules, ...(await part("bots.js")) }
    : { ...(await part("mancala.js")), ...(await part("mancala-bots.js")) };
}

const sides = await Promise.all(builds.map(load));
const [ours] = sides;
const { canonicalPosition, createPosition, encodeGame, positionKeys, rulesetFor } = await import(
  "morabaraba/engine"
);

/** The same for mirror images of a position. */
function keyOf(game) {
  if (!("board" in game)) return ours.formatPosition(game);
  const ruleset = rulesetFor(variant);
  const image = createPosition();
  canonicalPosition(ruleset, encodeGame(ruleset, game), image);
  return positionKeys(ruleset, image).join();
}

/** A move that every build can read: before 1.0, mills had `shot` for the first shot and `moreShots`. */
function textOf(move) {
  if (typeof move === "string" || move.to === undefined) return move;
  const { from, to, shot, moreShots = [], shots = shot ? [shot, ...moreShots] : [] } = move;
  return `${from ? `${from}-` : ""}${to}${shots.map((point) => `x${point}`).join("")}`;
}

function randomGame(number, attempt) {
  let state = (number * 7919 + attempt * 104_729 + 1) >>> 0;
  const dice = (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const plies = 4 + dice(5);
  const moves = [];
  let game = ours.createGame(variant);
  while (moves.length < plies && ours.outcome(game) === undefined) {
    const legal = ours.legalMoves(game);
    moves.push(textOf(legal[dice(legal.length)]));
    game = ours.applyMove(game, moves.at(-1));
  }
  return { game, moves };
}

const after = (rules, moves) =>
  moves.reduce((game, move) => rules.applyMove(game, move), rules.createGame(variant));

/** An opening that is level for both builds. */
function openingOf(number) {
  for (let attempt = 0; ; attempt++) {
    const { game, moves } = randomGame(number, attempt);
    const isLevel = (rules) =>
      Math.abs(rules.chooseMoveSync(after(rules, moves), { nodes: judge }).score) <= level;
    if (ours.outcome(game) === undefined && sides.every(isLevel)) return { game, moves };
  }
}

process.on("message", async (number) => {
  const { game: opening, moves: start } = openingOf(number);
  const spent = sides.map(() => ({ depth: 0, nodes: 0, moves: 0 }));
  const points = [];
  for (const first of [0, 1]) {
    const games = sides.map((rules) => after(rules, start));
    let ply = 0;
    for (; ours.outcome(games[0]) === undefined && ply < MOST_PLIES; ply++) {
      const side = games[0].turn === opening.turn ? first : 1 - first;
      const choice = await sides[side].chooseMove(games[side], { ...limits, seed: 2 * number + side });
      spent[side].depth += choice.depth;
      spent[side].nodes += choice.nodes;
      spent[side].moves++;
      const move = textOf(choice.move);
      for (const [i, rules] of sides.entries()) games[i] = rules.applyMove(games[i], move);
    }
    const winner = ours.outcome(games[0])?.winner ?? null;
    const isFirst = winner === opening.turn;
    points.push(winner === null ? 0.5 : Number(isFirst === (first === 0)));
  }
  process.send?.({ opening: keyOf(opening), points, spent });
});
