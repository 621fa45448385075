/**
 * Ten levels of mills, from a child's first game to full strength, and what their scores mean. A weaker one also counts
 * less.
 */

import { checkArgument } from "../../base/options.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import type { Lookup } from "../../rules/mills/engine/tablebase.ts";
import { type Errors, type ErrorTable, errorsOf } from "../levels.ts";
import { scramble } from "../random.ts";
import { type Knowledge, knowledgeFor } from "./evaluation/evaluate.ts";
import { cowsOnly, tunedFor } from "./evaluation/weights.ts";

/** The score of a game already won; a win in `n` plies scores `WIN - n`, a loss in `n` plies `n - WIN`. */
export const WIN = 30_000;

/** No search looks this many plies ahead, so scores nearer to {@link WIN} than this are forced ends. */
export const FARTHEST = 1000;

/**
 * Returns the plies to a forced win or loss, from a score of {@link chooseMove}. The number is positive when the side
 * to move wins, negative when it loses, and `undefined` when nothing is forced.
 *
 * @example
 * ```ts
 * import { pliesToEnd } from "morabaraba/bots";
 *
 * pliesToEnd(29_997); // => 3
 * pliesToEnd(-29_998); // => -2
 * pliesToEnd(140); // => undefined
 * ```
 * @throws `ArgumentError` for anything but a score: a whole number from -30,000 to 30,000.
 */
export function pliesToEnd(score: number): number | undefined {
  checkArgument("score", `-${WIN}..${WIN}`, score);
  if (Math.abs(score) <= WIN - FARTHEST) return undefined;
  return score > 0 ? WIN - score : -WIN - score;
}

/**
 * Returns whether a score says that the end is certain: a win above 0, a loss below.
 *
 * @throws `ArgumentError` for anything but a score, as {@link pliesToEnd}.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { chooseMoveSync, isForced } from "morabaraba/bots";
 *
 * const { score } = chooseMoveSync(parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60"), { depth: 4 });
 * isForced(score); // => true
 * isForced(0); // => false
 * ```
 */
export function isForced(score: number): boolean {
  return pliesToEnd(score) !== undefined;
}

/** What a level knows and how it errs. */
export interface Level extends Knowledge, Errors {
  /** Whether it follows mills beyond its depth. */
  readonly quiescence: boolean;
  /** What it knows of endgames besides. */
  readonly lookup?: Lookup | undefined;
}

/** Iterations go no deeper, and as deep only where no depth is asked for: a caller may ask for less. */
export const DEEPEST = 61 as const;

const errors: ErrorTable = [
  [2, 80, 200],
  [2, 160, 138],
  [2, 122, 102],
  [2, 92, 72],
  [2, 55, 40],
  [3, 40, 18],
  [4, 20, 3],
  [4, 16, 2],
  [6, 10, 1],
  [DEEPEST, 0, 0],
];

/** Whether a level, 1 to 10, plays its first moves by the book. */
export function playsByTheBook(level: number): boolean {
  return level > 6;
}

/** What a level, 1 to 10, knows on a board. */
export function levelOf(number: number, ruleset: Ruleset): Level {
  return {
    ...errorsOf(errors, number),
    ...(number < 8 ? { weights: number < 2 ? cowsOnly : tunedFor(ruleset) } : knowledgeFor(ruleset)),
    quiescence: number > 3,
  };
}

/** By how much a level misjudges a position, up or down: always the same for the same position and seed. */
export function evaluationError(level: Level, position: Position, seed: number): number {
  const bits = scramble(position.own ^ scramble(position.other ^ seed));
  return (bits % (2 * level.evaluationNoise + 1)) - level.evaluationNoise;
}

/** Whether a level fails to see a move in a position: always the same for the same position, move and seed. */
export function missesMove(level: Level, position: Position, move: number, seed: number): boolean {
  return (
    (scramble(move ^ scramble(position.own ^ scramble(position.other ^ ~seed))) & 255) < level.missedMoves
  );
}
