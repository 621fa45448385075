/*
 * How weaker levels err: they misjudge positions and overlook moves, as people do, but never play at random. And
 * what a score is worth in points.
 */

import { scramble } from "./random.ts";

/** The errors of a level. */
export interface Errors {
  /** Search depth in plies. */
  readonly depth: number;
  /** The largest error in a position's score, up or down, in hundredths of a cow or of a seed. */
  readonly evaluationNoise: number;
  /** How many of 256 moves the level overlooks. At the root, it sees all moves. */
  readonly missedMoves: number;
}

/** The greatest search depth, one more than a caller can set. A level of this depth searches selectively. */
export const MAX_DEPTH = 61 as const;

/** Whether moves are reduced and pruned: only at full strength, and only if the caller set no depth. */
export const isSelective = ({ level }: { readonly level: Errors }): boolean => level.depth >= MAX_DEPTH;

/** A row for each level, from level 1. */
export type ErrorTable = readonly (readonly [depth: number, evaluationNoise: number, missedMoves: number])[];

/** Returns the errors of a level, 1 to 10. */
export function errorsOf(table: ErrorTable, level: number): Errors {
  const [depth, evaluationNoise, missedMoves] = table[level - 1] as ErrorTable[number];
  return { depth, evaluationNoise, missedMoves };
}

/** The error of a level in a position's score. `hash` is of the position and the seed. */
export const evaluationError = ({ evaluationNoise }: Errors, hash: number): number =>
  (hash % (2 * evaluationNoise + 1)) - evaluationNoise;

/** Whether a level overlooks a move. `hash` is of the position and the complement of the seed. */
export const missesMove = ({ missedMoves }: Errors, move: number, hash: number): boolean =>
  (scramble(move ^ hash) & 255) < missedMoves;

/** Greater logarithms of the odds would round the chance to 1. */
const MAX_LOG_ODDS = 30;

/** Converts a score that is not a forced end into expected points. At a score of `scale`, the odds are e to 1. */
export function chanceOf(score: number, scale: number): number {
  const odds = Math.max(-MAX_LOG_ODDS, Math.min(score / scale, MAX_LOG_ODDS));
  return 1 / (1 + Math.exp(-odds));
}
