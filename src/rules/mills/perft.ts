/* Counts of move sequences, for tests and benchmarks. */
import { checkArgument } from "../../base/options.ts";
import type { Game, Move } from "./data/state.ts";
import type { Ruleset } from "./engine/compile.ts";
import { endingOf } from "./engine/ending.ts";
import { makeMove } from "./engine/makeMove.ts";
import { countMoves, generateMoves } from "./engine/movegen.ts";
import { createPosition, type Position } from "./engine/position.ts";
import { decodeMove } from "./moves.ts";
import { outcomeOf } from "./play.ts";
import { encodeGame, readGame } from "./read.ts";

/** A deeper count would not finish in a lifetime. */
const DEEPEST = 60;

/**
 * Counts the sequences of `depth` plies. A shot is part of its ply; a game that is over has no further plies.
 *
 * @param depth - Plies, 0 to 60. Depth 0 counts the position itself, once.
 * @throws `ArgumentError` if the depth is not a whole number from 0 to 60.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { perft } from "morabaraba/engine";
 *
 * perft(createGame(), 3); // => 12144
 * ```
 */
export function perft(game: Game, depth: number): number {
  checkArgument("depth", `0..${DEEPEST}`, depth);
  const { ruleset, position, over } = rootOf(game);
  if (depth === 0) return 1;
  return over ? 0 : countFrom(ruleset, position, depth);
}

/**
 * Counts what {@link perft} counts, separately for each first move, in the order of the legal moves. If two
 * programs count differently, their results show after which first moves they differ.
 *
 * @throws `ArgumentError` if the depth is not a whole number from 1 to 60.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { divide } from "morabaraba/engine";
 *
 * divide(createGame(), 2)[0]; // => { move: { kind: "place", to: "a7" }, count: 23 }
 * ```
 */
export function divide(
  game: Game,
  depth: number,
): readonly { readonly move: Move; readonly count: number }[] {
  checkArgument("depth", `1..${DEEPEST}`, depth);
  const { ruleset, position, over } = rootOf(game);
  if (over) return [];
  const moves = new Int32Array(ruleset.mostMoves);
  const next = createPosition();
  return Array.from(moves.subarray(0, generateMoves(ruleset, position, moves, 0)), (move) => {
    makeMove(ruleset, position, move, next);
    return {
      move: decodeMove(ruleset, position, move),
      count: depth === 1 ? 1 : countFrom(ruleset, next, depth - 1),
    };
  });
}

function rootOf(game: Game): {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly over: boolean;
} {
  const state = readGame(game);
  const { ruleset } = state;
  return { ruleset, position: encodeGame(ruleset, game), over: outcomeOf(state) !== undefined };
}

/**
 * Counts the sequences of `depth` plies, at least one. The moves of the last ply are counted, not listed, and
 * whether a game is over is asked after its moves are known.
 */
function countFrom(ruleset: Ruleset, root: Position, depth: number): number {
  const moves = new Int32Array(ruleset.mostMoves * (depth - 1));
  const line = [root, ...Array.from({ length: depth - 1 }, createPosition)];
  const count = (ply: number, start: number): number => {
    const from = line[ply] as Position;
    if (ply === depth - 1) {
      const last = countMoves(ruleset, from);
      return endingOf(ruleset, from, last === 0) === undefined ? last : 0;
    }
    const end = generateMoves(ruleset, from, moves, start);
    if (endingOf(ruleset, from, end === start) !== undefined) return 0;
    const to = line[ply + 1] as Position;
    let sum = 0;
    for (let i = start; i < end; i++) {
      makeMove(ruleset, from, moves[i]!, to);
      sum += count(ply + 1, end);
    }
    return sum;
  };
  return count(0, 0);
}
