/** Ten levels, from a child's first game to full strength, and what their scores mean. */

import { checkArgument } from "../../base/options.ts";
import { type Errors, type ErrorTable, errorsOf } from "../levels.ts";
import { scramble } from "../random.ts";
import { WON } from "./evaluate.ts";

/** Iterations go no deeper. */
export const DEEPEST = 60;

/**
 * Returns whether a score of {@link chooseMove} says that one side wins for certain. That is the side to move if the
 * score is positive, and the other if it is negative. At level 10 it is true; a weaker level only believes it.
 *
 * @throws `ArgumentError` for anything but a score: a whole number from -1,000,000,000 to 1,000,000,000.
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

/** How a level, 1 to 10, errs. */
export const levelOf = (number: number): Errors => errorsOf(errors, number);

/** By how much a level misjudges a position, up or down: always the same for the same position and seed. */
export function evaluationError({ evaluationNoise }: Errors, hash: number, seed: number): number {
  return (scramble(hash ^ seed) % (2 * evaluationNoise + 1)) - evaluationNoise;
}

/** Whether a level fails to see a move in a position: always the same for the same position, move and seed. */
export function missesMove({ missedMoves }: Errors, hash: number, move: number, seed: number): boolean {
  return (scramble(move ^ scramble(hash ^ ~seed)) & 255) < missedMoves;
}
