/*
 * Lets an estimate decide instead of a full search. ProbCut (Buro, 1995): the score of a deep search is nearly
 * always close to that of a shallow one. A position that seems to be above its window, or below it, is first
 * searched some plies less deeply, with the window moved a margin towards that side. If the score is beyond
 * the moved window too, no deep search is needed. With few plies left, the evaluation alone decides if it is
 * far above the window (reverse futility pruning).
 */

import { hasNullWindow } from "../search.ts";
import type { Frame } from "./frame.ts";
import { FARTHEST, WIN } from "./levels.ts";

/** How many plies shallower the first search is; an even number, so that the same side moves last. */
const REDUCTION = 4;

/**
 * Margins in hundredths of a cow: the first while more than {@link LATE_FROM} cows are in hand, the second
 * from then on. On boards with diagonals, four more plies change a score by 20 (standard deviation) early in
 * placing, by 40 in the middle, by 100 at the end, and by 70 to 100 after that.
 */
const [MARGIN_EARLY, MARGIN_LATE] = [70, 110];
const LATE_FROM = 5;

/** By how many hundredths of a cow, for each ply left, an evaluation must be above the window to decide. */
const MARGIN_PER_PLY = 40;

/** Whether an estimate may save the search: the frame has a null window, in which no end is forced. */
export function mayCut(frame: Frame): boolean {
  const mostBeta = WIN - FARTHEST - MARGIN_LATE;
  return !frame.hasBeenShallow && hasNullWindow(frame) && Math.abs(frame.beta) < mostBeta;
}

/**
 * Returns a score if the position's `value` is so far above the window that it decides. Otherwise begins a
 * shallow search, if enough plies are left.
 */
export function cutBy(value: number, frame: Frame): number | undefined {
  if (frame.depth > REDUCTION) beginShallow(frame, value);
  else if (value >= frame.beta + MARGIN_PER_PLY * frame.depth) return frame.beta;
  return undefined;
}

/** Makes the search of a frame shallow, and moves its window up or down, to the side where `value` lies. */
function beginShallow(frame: Frame, value: number): void {
  const { ownHand, otherHand } = frame.position;
  const margin = ownHand + otherHand > LATE_FROM ? MARGIN_EARLY : MARGIN_LATE;
  frame.hasBeenShallow = true;
  frame.margin = value >= frame.beta ? margin : -margin;
  moveWindow(frame, frame.margin, -REDUCTION);
}

/** Ends the shallow search; returns the frame's score, or `undefined` if a deep search is needed. */
export function endShallow(frame: Frame, score: number): number | undefined {
  const { margin, beta } = frame;
  frame.margin = 0;
  moveWindow(frame, -margin, REDUCTION);
  if (score >= beta !== margin > 0) return undefined;
  // A forced end holds at any depth.
  if (Math.abs(score) > WIN - FARTHEST) return score;
  return margin > 0 ? frame.beta : frame.alpha;
}

/** Moves the window, resets the alpha that moves have raised, and changes the depth. */
function moveWindow(frame: Frame, by: number, plies: number): void {
  frame.originalAlpha += by;
  frame.alpha = frame.originalAlpha;
  frame.beta = frame.originalAlpha + 1;
  frame.depth += plies;
}
