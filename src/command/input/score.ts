/** What a score says of an end that is certain. */
import { pliesToEnd } from "../../bots.ts";
import type { GameFamily } from "../../families.ts";
import { isForced } from "../../mancala-bots.ts";

/** A score of mancala has this much more, or less, where the end is certain. */
const CERTAIN = 1_000_000;

/**
 * What there is of an end that is certain: in mills the plies to it, below 0 if the side to move loses; in mancala the margin,
 * in hundredths of a seed.
 */
export function endIn(
  { name }: Pick<GameFamily, "name">,
  score: number,
): { readonly plies?: number | undefined; readonly margin?: number } {
  if (name === "mills") return { plies: pliesToEnd(score) };
  return isForced(score) ? { margin: score - Math.sign(score) * CERTAIN } : {};
}
