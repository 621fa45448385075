// One game of the full-strength bot against itself, played in a worker thread: the features of its calm positions, and
// how it ended.
import { parentPort } from "node:worker_threads";
import { applyMove, createGame, legalMoves, outcome } from "morabaraba";
import { chooseMoveSync, evaluate, randomMove } from "morabaraba/bots";
import { encode, rulesetFor } from "morabaraba/engine";

/** The features of a position, each as the evaluation that counts nothing else. */
const units = Array.from({ length: 12 }, (_, i) => {
  const one = Array.from({ length: 12 }, (_, j) => (i === j ? 1 : 0));
  return { placing: one, moving: one };
});

/** A game that lasts longer than this counts as drawn. */
const LONGEST = 250;

export function selfPlay({ variant, seed, nodes, weights }) {
  const ruleset = rulesetFor(variant);
  const anyMove = (game) =>
    randomMove({ legalMoves, applyMove, outcome }, game, { seed: 1000 * seed + game.ply }).move;
  let game = createGame(variant);
  const opening = 2 + (seed % 7);
  const positions = [];
  while (outcome(game) === undefined && game.ply < LONGEST) {
    // A random move now and then leads to positions that good play would avoid.
    const strays = game.ply < opening || (seed + game.ply * 7919) % 23 === 0;
    const { move, score } = chooseMoveSync(game, { nodes, seed, weights, book: false });
    if (game.ply >= opening && move.shot === undefined && Math.abs(score) < 20_000) {
      const position = encode(ruleset, game);
      positions.push({
        placing: position.ownHand + position.otherHand > 0,
        turn: game.turn,
        features: units.map((unit) => evaluate(ruleset, position, unit)),
      });
    }
    game = applyMove(game, strays ? anyMove(game) : move);
  }
  const winner = outcome(game)?.winner ?? null;
  return positions.map(({ placing, turn, features }) => ({
    placing,
    features,
    result: winner === null ? 0.5 : winner === turn ? 1 : 0,
  }));
}

parentPort?.on("message", (job) => parentPort.postMessage(selfPlay(job)));
