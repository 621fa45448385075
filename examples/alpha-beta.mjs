// An alpha-beta search on the engine that counts cows, in variants without passes. To make it strong, add a
// transposition table, move ordering, a quiescence search, and values for mills and mobility; see docs/guides/engine.md.
//
//   node node_modules/morabaraba/examples/alpha-beta.mjs
import { formatMove, parsePosition } from "morabaraba";
import {
  countBits,
  createPosition,
  decodeMove,
  encodeGame,
  endReason,
  generateMoves,
  makeMove,
  rulesetFor,
  winnerOf,
} from "morabaraba/engine";

const WIN = 10_000;

/**
 * Finds the best move and its score in cows for the side to move; a win in n plies is WIN - n.
 *
 * @param {import("morabaraba").Game} game - A game that isn't over.
 * @param {number} depth
 */
function bestMove(game, depth) {
  const ruleset = rulesetFor(game.variant);
  const line = Array.from({ length: depth + 1 }, createPosition);
  const moves = new Int32Array(ruleset.mostMoves * depth);
  let best = 0;

  /** @type {(ply: number, start: number, alpha: number, beta: number) => number} */
  const search = (ply, start, alpha, beta) => {
    const position = /** @type {import("morabaraba/engine").Position} */ (line[ply]);
    const { own, other, ownHand, otherHand } = position;
    const reason = endReason(ruleset, position);
    if (reason !== undefined) {
      const winner = winnerOf(ruleset, position, reason);
      return winner < 0 ? 0 : winner === position.turn ? WIN - ply : ply - WIN;
    }
    if (ply === depth) return countBits(own) + ownHand - countBits(other) - otherHand;
    const next = /** @type {import("morabaraba/engine").Position} */ (line[ply + 1]);
    const last = generateMoves(ruleset, position, moves, start);
    let most = alpha;
    for (let i = start; i < last && most < beta; i++) {
      const move = Number(moves[i]);
      makeMove(ruleset, position, move, next);
      const score = -search(ply + 1, last, -beta, -most);
      if (score <= most) continue;
      most = score;
      if (ply === 0) best = move;
    }
    return most;
  };

  const root = encodeGame(ruleset, game, line[0]);
  const score = search(0, 0, -Infinity, Infinity);
  return { move: decodeMove(ruleset, root, best), score };
}

const game = parsePosition("1LLD4/1L3DD1/7L l 0,0 - 0 40");
const { move, score } = bestMove(game, 5);
console.log(`${formatMove(game, move)} wins in ${WIN - score} plies.`);
