/*
 * Forward pruning by an estimate: reverse futility pruning near the leaves, ProbCut (Buro, 1995) elsewhere.
 * ProbCut first searches a position that seems to be above its window, or below it, at a reduced depth, with
 * the window moved a margin to that side. If the score is beyond the moved window too, it decides.
 */

import { hasNullWindow } from "../search.ts";
import type { Frame } from "./frame.ts";
import { MATE_RANGE, WIN } from "./levels.ts";

/** Plies that ProbCut's search is reduced by; an even number, so that the same side moves last. */
const REDUCTION = 4;

/**
 * ProbCut's margins in hundredths of a cow: with more than {@link LATE_FROM} cows in hand, and later. On boards
 * with diagonals, four more plies change a score by 20 (standard deviation) early in placing, by 40 in the
 * middle, by 100 at the end, and by 70 to 100 after that.
 */
const [MARGIN_EARLY, MARGIN_LATE] = [70, 110];
const LATE_FROM = 5;

/** The margin of reverse futility pruning per ply, in hundredths of a cow. */
const FUTILITY_MARGIN = 40;

/** Whether forward pruning may be tried: once per frame, in a null window, and if beta is no forced end. */
export function mayPrune(frame: Frame): boolean {
  const mostBeta = WIN - MATE_RANGE - MARGIN_LATE;
  return !frame.triedProbCut && hasNullWindow(frame) && Math.abs(frame.beta) < mostBeta;
}

/** Up to depth 4, returns beta if the evaluation is far above it. Deeper, begins ProbCut's reduced search. */
export function forwardPrune(evaluation: number, frame: Frame): number | undefined {
  if (frame.depth > REDUCTION) beginProbCut(frame, evaluation);
  else if (evaluation >= frame.beta + FUTILITY_MARGIN * frame.depth) return frame.beta;
  return undefined;
}

/** Reduces the frame's depth, and moves its window by the margin towards the evaluation. */
function beginProbCut(frame: Frame, evaluation: number): void {
  const { ownHand, otherHand } = frame.position;
  const margin = ownHand + otherHand > LATE_FROM ? MARGIN_EARLY : MARGIN_LATE;
  frame.triedProbCut = true;
  frame.margin = evaluation >= frame.beta ? margin : -margin;
  moveWindow(frame, frame.margin, -REDUCTION);
}

/** Ends the reduced search; returns the frame's score, or `undefined` if a full search is needed. */
export function endProbCut(frame: Frame, score: number): number | undefined {
  const { margin, beta } = frame;
  frame.margin = 0;
  moveWindow(frame, -margin, REDUCTION);
  if (score >= beta !== margin > 0) return undefined;
  // A forced end holds at any depth.
  if (Math.abs(score) > WIN - MATE_RANGE) return score;
  return margin > 0 ? frame.beta : frame.alpha;
}

/** Moves the window, resets the alpha that moves have raised, and changes the depth. */
function moveWindow(frame: Frame, by: number, plies: number): void {
  frame.originalAlpha += by;
  frame.alpha = frame.originalAlpha;
  frame.beta = frame.originalAlpha + 1;
  frame.depth += plies;
}
