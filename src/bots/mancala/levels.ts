/* Ten levels for mancala, from a child's first game to full strength, and the meaning of their scores. */

import { checkArgument } from "../../base/options.ts";
import { chanceOf, type Errors, type ErrorTable, errorsOf, MAX_DEPTH } from "../levels.ts";
import { WON } from "./evaluate.ts";

/** The score at which the odds are e to 1, fitted to 30 games each of kalah and oware. */
const SCALE = 520;

/**
 * Returns the chance of winning that a score of {@link chooseMove} means: the points that the side to move can
 * expect, from 0 to 1, where a draw counts as half a point.
 *
 * It is 1 or 0 only if the score is a forced win or loss; at level 10, that end is proved, unless the variant
 * counts repetitions. Any other score lies between: `1 / (1 + exp(-score / 520))`, fitted to games of kalah and
 * oware.
 *
 * @throws `ArgumentError` if `score` is not a whole number from -1,000,000,000 to 1,000,000,000.
 * @example
 * ```ts
 * import { winningChance } from "morabaraba/mancala/bots";
 *
 * winningChance(1_000_800); // => 1
 * winningChance(-1_000_200); // => 0
 * Math.round(100 * winningChance(650)); // => 78
 * ```
 */
export function winningChance(score: number): number {
  checkArgument("score", "-1000000000..1000000000", score);
  if (Math.abs(score) <= WON / 2) return chanceOf(score, SCALE);
  return score > 0 ? 1 : 0;
}

/** The seeds of a game that the table fits: four in each of twelve houses. */
const SEEDS = 48;

const errors: ErrorTable = [
  [1, 600, 0],
  [2, 480, 50],
  [2, 210, 20],
  [3, 230, 20],
  [4, 220, 22],
  [4, 40, 2],
  [5, 50, 3],
  [6, 30, 1],
  [8, 15, 0],
  [MAX_DEPTH, 0, 0],
];

/** Returns the errors of a level, 1 to 10. Positions are misjudged by more if a game has more seeds. */
export function levelOf(number: number, seeds: number): Errors {
  const level = errorsOf(errors, number);
  return { ...level, evaluationNoise: Math.round((level.evaluationNoise * seeds) / SEEDS) };
}
