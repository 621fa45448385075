// Reads a bot from a command-line word: "level=7", "level=7,nodes=500", "random", "material=3",
// "newcomer=5000", "montecarlo=1000". Two of them are opponents for measurements: `material` is plain
// alpha-beta to a fixed depth that counts only cows, and plays any of the best moves; `newcomer` is a
// newcomer's bot, the guide's alpha-beta, which counts cows, with iterative deepening up to a number of
// positions, trying the last iteration's best move first.
import { applyMove, legalMoves, outcome } from "morabaraba";
import { chooseMove, chooseMoveSync, monteCarlo, randomMove } from "morabaraba/bots";
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

const rules = { legalMoves, applyMove, outcome };
const words = ["level", "time", "nodes", "depth", "random", "material", "newcomer", "montecarlo"];

/** A bot's settings by name; one without a number is NaN. Throws for an unknown name. */
export function parseBot(text) {
  const parts = Object.fromEntries(
    String(text)
      .split(",")
      .map((part) => part.split("="))
      .map(([word, number]) => [word, Number(number)]),
  );
  for (const [word, number] of Object.entries(parts)) {
    if (!words.includes(word)) throw new Error(`"${word}" is not a bot; use ${words.join(", ")}.`);
    if (word !== "random" && !(Number.isInteger(number) && number > 0))
      throw new Error(`${word} needs a whole number of at least 1, such as "${word}=3".`);
  }
  return parts;
}

/**
 * @param {string} text - As above; its own limits override those of the match.
 * @param {{ time?: number, nodes?: number, depth?: number, weights?: unknown }} limits
 * @returns {import("morabaraba/bots").MatchBot<import("morabaraba").Game, import("morabaraba").Move>}
 */
export function botOf(text, limits) {
  const { random, material, newcomer, montecarlo, level, ...own } = parseBot(text);
  const { time, nodes, depth } = Object.keys(own).length > 0 ? own : limits;
  if (random !== undefined) return (game, seed) => randomMove(rules, game, { seed });
  if (material !== undefined) return materialBot(material);
  if (newcomer !== undefined) return newcomerBot(newcomer);
  if (montecarlo !== undefined)
    return (game, seed) => monteCarlo(rules, game, { playouts: montecarlo, seed });
  const options = { level, depth, nodes, weights: limits.weights };
  if (time === undefined) return (game, seed) => chooseMoveSync(game, { ...options, seed });
  return (game, seed) => chooseMove(game, { ...options, seed, timeMs: time });
}

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
