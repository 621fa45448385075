/**
 * ProbCut (Buro, 1995): what a deep search finds is nearly always near what a shallow one finds. So a position that seems to
 * stand above its window, or below it, is first searched some plies less deeply, with the window moved away by a
 * margin. An answer from there saves the deep search.
 */

import type { Frame } from "./frame.ts";
import { FARTHEST, WIN } from "./levels.ts";

/** Plies that the shallow search looks less far ahead; an even number, so that the same side moves last. */
const REDUCTION = 4;

/**
 * Hundredths of a cow: while more than {@link LAST_IN_HAND} cows are in hand, and after that. On boards with diagonals four
 * plies more change a score by 20 (standard deviation) early in placing, by 40 in the middle, by 100 at the end of it, and
 * by 70 to 100 after that.
 */
const [MARGIN_EARLY, MARGIN_LATE] = [70, 110];
const LAST_IN_HAND = 5;

/** Whether a shallow search may save something: enough plies are left, and the frame has a null window. */
export function mayCut({ hasBeenShallow, depth, alpha, beta }: Frame): boolean {
  return (
    !hasBeenShallow &&
    depth > REDUCTION &&
    beta - alpha === 1 &&
    Math.abs(beta) < WIN - FARTHEST - MARGIN_LATE
  );
}

/** Makes the search of a frame shallow, with a window above its own or below it, wherever `value` lies. */
export function beginShallow(frame: Frame, value: number): void {
  const { ownHand, otherHand } = frame.position;
  const margin = ownHand + otherHand > LAST_IN_HAND ? MARGIN_EARLY : MARGIN_LATE;
  frame.hasBeenShallow = true;
  frame.margin = value >= frame.beta ? margin : -margin;
  moveWindow(frame, frame.margin, -REDUCTION);
}

/** Ends the shallow search, which has found `score`, and returns the answer to the frame's own window, if there is one. */
export function endShallow(frame: Frame, score: number): number | undefined {
  const { margin, beta } = frame;
  frame.margin = 0;
  moveWindow(frame, -margin, REDUCTION);
  if (score >= beta !== margin > 0) return undefined;
  // A forced end is real however it was found.
  if (Math.abs(score) > WIN - FARTHEST) return score;
  return margin > 0 ? frame.beta : frame.alpha;
}

/** A window as narrow as before, which no move has raised yet. */
function moveWindow(frame: Frame, by: number, plies: number): void {
  frame.originalAlpha += by;
  frame.alpha = frame.originalAlpha;
  frame.beta = frame.originalAlpha + 1;
  frame.depth += plies;
}
