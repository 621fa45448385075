/* Ten levels for mancala, from a child's first game to full strength, and the meaning of their scores. */

import { checkArgument } from "../../base/options.ts";
import { type Errors, type ErrorTable, errorsOf } from "../levels.ts";
import { scramble } from "../random.ts";
import { WON } from "./evaluate.ts";

/** The greatest search depth, one more than a caller can set. A level of this depth searches selectively. */
export const DEEPEST = 61 as const;

/**
 * Returns whether a score of {@link chooseMove} means a certain win: for the side to move if the score is
 * positive, for the other side if it is negative. Only level 10 is always right about that.
 *
 * @throws `ArgumentError` if `score` is not a whole number from -1,000,000,000 to 1,000,000,000.
 * @example
 * ```ts
 * import { isForced } from "morabaraba/mancala/bots";
 *
 * isForced(1_000_800); // => true
 * isForced(-1_000_200); // => true
 * isForced(650); // => false
 * ```
 */
export function isForced(score: number): boolean {
  checkArgument("score", "-1000000000..1000000000", score);
  return Math.abs(score) > WON / 2;
}

const errors: ErrorTable = [
  [1, 600, 0],
  [2, 500, 110],
  [2, 240, 50],
  [3, 220, 30],
  [3, 50, 8],
  [4, 60, 5],
  [5, 50, 3],
  [6, 30, 1],
  [8, 15, 0],
  [DEEPEST, 0, 0],
];

/** Returns the errors of a level, 1 to 10. */
export const levelOf = (number: number): Errors => errorsOf(errors, number);

/** The error of a level in a position's score, the same whenever position and seed are the same. */
export function evaluationError({ evaluationNoise }: Errors, hash: number, seed: number): number {
  return (scramble(hash ^ seed) % (2 * evaluationNoise + 1)) - evaluationNoise;
}

/** Whether a level overlooks a move, the same whenever position, move and seed are the same. */
export function missesMove({ missedMoves }: Errors, hash: number, move: number, seed: number): boolean {
  return (scramble(move ^ scramble(hash ^ ~seed)) & 255) < missedMoves;
}
