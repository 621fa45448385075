/*
 * How weaker levels err: they misjudge positions and overlook moves, as people do, but never play at random. And
 * what a score is worth in points.
 */

/** The errors of a level. */
export interface Errors {
  /** Search depth in plies. */
  readonly depth: number;
  /** The largest error in a position's score, up or down, in hundredths of a cow or of a seed. */
  readonly evaluationNoise: number;
  /** How many of 256 moves the level overlooks. At the root, it sees all moves. */
  readonly missedMoves: number;
}

/** A row for each level, from level 1. */
export type ErrorTable = readonly (readonly [depth: number, evaluationNoise: number, missedMoves: number])[];

/** Returns the errors of a level, 1 to 10. */
export function errorsOf(table: ErrorTable, level: number): Errors {
  const [depth, evaluationNoise, missedMoves] = table[level - 1] as ErrorTable[number];
  return { depth, evaluationNoise, missedMoves };
}

/** The farthest that a chance is from 0 on the scale of the odds' logarithm: nearer to 1, it would be rounded to 1. */
const MOST = 30;

/** Converts a score that is not a forced end into expected points. At a score of `scale`, the odds are e to 1. */
export function chanceOf(score: number, scale: number): number {
  const odds = Math.max(-MOST, Math.min(score / scale, MOST));
  return 1 / (1 + Math.exp(-odds));
}
