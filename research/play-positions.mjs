// node research/play-positions.mjs --variant standard --seed 1 --games 6000 --nodes 1500 --out positions.csv
// Full strength plays itself, with a random move now and then, and the calm positions of its games are added to a file, a line each:
// the cows of the side to move and of the other as masks, their hands, the score of the search, and the result for the side to
// move (0, 1 or 2 halves). `fit-patterns.mjs` reads such files. It can be stopped at any time; run it again with another seed.
import "./fresh.mjs";
import { appendFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { applyMove, createGame, legalMoves, outcome } from "morabaraba";
import { chooseMoveSync, pliesToEnd, randomMove } from "morabaraba/bots";
import { encode, rulesetFor } from "morabaraba/engine";

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "standard" },
    seed: { type: "string", default: "1" },
    games: { type: "string", default: "6000" },
    nodes: { type: "string", default: "1500" },
    out: { type: "string", default: "positions.csv" },
  },
});
const [first, games, nodes] = [values.seed, values.games, values.nodes].map(Number);
const { variant, out } = values;
const ruleset = rulesetFor(variant);
const rules = { legalMoves, applyMove, outcome };

/** A game that lasts longer than this counts as drawn. */
const LONGEST = 250;

function play(seed) {
  const opening = 2 + (seed % 7);
  const positions = [];
  let game = createGame(variant);
  while (outcome(game) === undefined && game.ply < LONGEST) {
    const { move, score } = chooseMoveSync(game, { nodes, seed, book: false });
    if (game.ply >= opening && move.shot === undefined && pliesToEnd(score) === undefined) {
      const { own, other, ownHand, otherHand } = encode(ruleset, game);
      positions.push({ turn: game.turn, fields: [own, other, ownHand, otherHand, score] });
    }
    // A random move now and then leads to positions that good play would avoid.
    const strays = game.ply < opening || (seed + game.ply * 7919) % 23 === 0;
    game = applyMove(game, strays ? randomMove(rules, game, { seed: 300 * seed + game.ply }).move : move);
  }
  const winner = outcome(game)?.winner ?? null;
  return positions.map(({ turn, fields }) =>
    [...fields, winner === null ? 1 : winner === turn ? 2 : 0].join(","),
  );
}

for (let game = 0; game < games; game++) {
  const lines = play(first * 100_000 + game);
  if (lines.length > 0) appendFileSync(out, `${lines.join("\n")}\n`);
}
