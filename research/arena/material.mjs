// An opponent to measure against: plain alpha-beta to a fixed depth that counts cows and nothing else, and plays any of
// the moves it finds equally good.
import {
  createPosition,
  decodeMove,
  encode,
  ending,
  generate,
  make,
  rulesetFor,
  winnerOf,
} from "morabaraba/engine";

const cowsOf = (mask, hand) => {
  let count = hand;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
};

function value(ruleset, position, depth, alpha, beta) {
  const reason = ending(ruleset, position);
  if (reason !== undefined) {
    const winner = winnerOf(ruleset, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? 1000 + depth : -1000 - depth;
  }
  if (depth === 0) return cowsOf(position.own, position.ownHand) - cowsOf(position.other, position.otherHand);
  const moves = new Int32Array(ruleset.mostMoves);
  const after = createPosition();
  let best = alpha;
  for (const move of moves.subarray(0, generate(ruleset, position, moves, 0))) {
    make(ruleset, position, move, after);
    best = Math.max(best, -value(ruleset, after, depth - 1, -beta, -best));
    if (best >= beta) break;
  }
  return best;
}

export function materialBot(depth) {
  return (game, seed) => {
    const ruleset = rulesetFor(game.variant);
    const position = encode(ruleset, game);
    const moves = new Int32Array(ruleset.mostMoves);
    const after = createPosition();
    let best = Number.NEGATIVE_INFINITY;
    let chosen = [];
    for (const move of moves.slice(0, generate(ruleset, position, moves, 0))) {
      make(ruleset, position, move, after);
      const worth = -value(ruleset, after, depth - 1, -Infinity, -best + 1);
      if (worth > best) chosen = [];
      if (worth >= best) chosen.push(move);
      best = Math.max(best, worth);
    }
    return { move: decodeMove(ruleset, position, chosen[seed % chosen.length]) };
  };
}
