/** How weaker levels err. A level misjudges positions and misses moves as people do; it never plays at random. */

/** How a level errs. */
export interface Errors {
  /** Plies it looks ahead. */
  readonly depth: number;
  /** Hundredths of a cow or of a seed by which it may be wrong about a position, up or down. */
  readonly evaluationNoise: number;
  /** How many of 256 moves it does not see, among its opponent's and its own later ones. */
  readonly missedMoves: number;
}

/** By level from 1. */
export type ErrorTable = readonly (readonly [depth: number, evaluationNoise: number, missedMoves: number])[];

/** How a level, 1 to 10, errs by a table. */
export function errorsOf(table: ErrorTable, level: number): Errors {
  const [depth, evaluationNoise, missedMoves] = table[level - 1] as ErrorTable[number];
  return { depth, evaluationNoise, missedMoves };
}
