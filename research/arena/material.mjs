// Opponents for measurements. One is plain alpha-beta to a fixed depth that counts only cows, and plays any
// of the best moves. The other is a newcomer's bot: the guide's alpha-beta, which counts cows, with iterative
// deepening up to a number of positions, trying the last iteration's best move first.
import {
  createPosition,
  decodeMove,
  encodeGame,
  endReason,
  generateMoves,
  makeMove,
  rulesetFor,
  winnerOf,
} from "morabaraba/engine";

const cowsOf = (mask, hand) => {
  let count = hand;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
};

/** The lead of the side to move, in cows. */
const lead = ({ own, ownHand, other, otherHand }) => cowsOf(own, ownHand) - cowsOf(other, otherHand);

function value(ruleset, position, depth, alpha, beta) {
  const reason = endReason(ruleset, position);
  if (reason !== undefined) {
    const winner = winnerOf(ruleset, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? 1000 + depth : -1000 - depth;
  }
  if (depth === 0) return lead(position);
  const moves = new Int32Array(ruleset.mostMoves);
  const after = createPosition();
  let best = alpha;
  for (const move of moves.subarray(0, generateMoves(ruleset, position, moves, 0))) {
    makeMove(ruleset, position, move, after);
    best = Math.max(best, -value(ruleset, after, depth - 1, -beta, -best));
    if (best >= beta) break;
  }
  return best;
}

export function materialBot(depth) {
  return (game, seed) => {
    const ruleset = rulesetFor(game.variant);
    const position = encodeGame(ruleset, game);
    const moves = new Int32Array(ruleset.mostMoves);
    const after = createPosition();
    let best = Number.NEGATIVE_INFINITY;
    let chosen = [];
    for (const move of moves.slice(0, generateMoves(ruleset, position, moves, 0))) {
      makeMove(ruleset, position, move, after);
      const worth = -value(ruleset, after, depth - 1, -Infinity, -best + 1);
      if (worth > best) chosen = [];
      if (worth >= best) chosen.push(move);
      best = Math.max(best, worth);
    }
    return { move: decodeMove(ruleset, position, chosen[seed % chosen.length]) };
  };
}

const WIN = 1_000_000;

export function newcomerBot(most) {
  return (game, seed) => {
    const ruleset = rulesetFor(game.variant);
    const root = encodeGame(ruleset, game);
    const line = Array.from({ length: 64 }, createPosition);
    const moves = new Int32Array(ruleset.mostMoves * 64);
    let nodes = 0;
    const search = (position, ply, depth, start, alpha, beta) => {
      nodes++;
      const reason = endReason(ruleset, position);
      if (reason !== undefined) {
        const winner = winnerOf(ruleset, position, reason);
        return winner < 0 ? 0 : winner === position.turn ? WIN - ply : ply - WIN;
      }
      if (depth === 0) return lead(position);
      const end = generateMoves(ruleset, position, moves, start);
      let best = alpha;
      for (let i = start; i < end && best < beta && nodes < most; i++) {
        makeMove(ruleset, position, moves[i], line[ply + 1]);
        best = Math.max(best, -search(line[ply + 1], ply + 1, depth - 1, end, -beta, -best));
      }
      return best;
    };
    const first = Array.from(moves.subarray(0, generateMoves(ruleset, root, moves, 0)));
    first.unshift(...first.splice(seed % first.length));
    for (let depth = 1; depth < 60 && nodes < most; depth++) {
      let best = Number.NEGATIVE_INFINITY;
      for (const move of [...first]) {
        makeMove(ruleset, root, move, line[1]);
        const worth = -search(line[1], 1, depth - 1, 0, Number.NEGATIVE_INFINITY, -best);
        if (nodes >= most) break;
        if (worth <= best) continue;
        best = worth;
        first.unshift(...first.splice(first.indexOf(move), 1));
      }
    }
    return { move: decodeMove(ruleset, root, first[0]) };
  };
}
