/** What a score says: hundredths of a cow, or how far away a forced end is. */

/** The score of a game already won; a win in `n` plies scores `WIN - n`, a loss in `n` plies `n - WIN`. */
export const WIN = 30_000;

/** No search looks this many plies ahead, so scores nearer to {@link WIN} than this are forced ends. */
export const FARTHEST = 1000;

/**
 * How many plies a forced win or loss is away, from a score of {@link chooseMove}: positive when the side to move wins,
 * negative when it loses, `undefined` when nothing is forced.
 *
 * @example
 * ```ts
 * import { pliesToEnd } from "morabaraba/bots";
 *
 * pliesToEnd(29_997); // => 3
 * pliesToEnd(-29_998); // => -2
 * pliesToEnd(140); // => undefined
 * ```
 */
export function pliesToEnd(score: number): number | undefined {
  if (Math.abs(score) <= WIN - FARTHEST) return undefined;
  return score > 0 ? WIN - score : -WIN - score;
}
