/** What a position means: which rule ends the game there and who gets what is left in the houses, or what may be played. */

import { timesSeen } from "../../seen.ts";
import type { Move, Outcome, Reason } from "../data/state.ts";
import { isEmpty, leader, maySwap, otherSide, type Position, rowOf } from "./position.ts";
import { choices } from "./sowing.ts";

/** A position that a game has reached, judged. */
export interface Reached {
  readonly position: Position;
  /** How the game ended. */
  readonly outcome: Outcome | undefined;
  /**
   * Which of the houses that hold a seed feed an opponent who must be fed, and which of these the rule for grand slams
   * allows: as bits, bit 0 the mover's leftmost. None when the game is over.
   */
  readonly feeding: number;
  readonly legal: number;
  /** What `legalMoves` gave, which it gives again. */
  moves: readonly Move[] | undefined;
}

/**
 * Whether the game is over here, by a verdict or by the first rule that applies, and what may be played. Where repetition
 * counts, the position must have been seen.
 */
export function judge(position: Position): Reached {
  const { variant, seeds, stores, side, seen, verdict } = position;
  const { majority, endsWhen, mustFeed, repetition } = variant;
  if (verdict !== undefined) return over(position, verdict);
  if (majority) {
    const [south, north] = stores;
    const half = seeds / 2;
    if (south > half || north > half || (south === half && north === half))
      return endedBy(position, "majority");
  }
  const empty = isEmpty(position, side);
  const isOver =
    endsWhen === "either-empty"
      ? empty || isEmpty(position, otherSide(side))
      : empty && (endsWhen === "all-empty" ? isEmpty(position, otherSide(side)) : !mustFeed);
  if (isOver) return endedBy(position, "side-empty");
  const [feeding, legal] = choices(variant, position, side);
  // One who may swap has that move.
  if (legal === 0 && !maySwap(position))
    return endedBy(position, feeding === 0 && !empty ? "cannot-feed" : "no-moves");
  if (
    seen !== undefined &&
    repetition !== null &&
    timesSeen(seen) >= repetition.occurrence &&
    !ignoresRepetition(position)
  )
    return endedBy(position, "repetition");
  return { position, outcome: undefined, feeding, legal, moves: undefined };
}

/** Whether a side is empty in a variant where such a position ends no game by coming up again. */
export function ignoresRepetition(position: Position): boolean {
  const isIgnored = position.variant.repetition?.emptySide === "ignored";
  return isIgnored && (isEmpty(position, 0) || isEmpty(position, 1));
}

function over(position: Position, outcome: Outcome): Reached {
  return { position, outcome, feeding: 0, legal: 0, moves: undefined };
}

/** The game ended by a rule. */
function endedBy(position: Position, reason: Reason): Reached {
  return over(position, Object.freeze({ winner: leader(...finalStores(position, reason)), reason }));
}

/**
 * The stores once each player has the share of the houses that is due when this rule ends the game. After a majority
 * the houses are left as they are, but who leads stays the same.
 */
export function finalStores(position: Position, reason: Reason): [south: number, north: number] {
  const { repetition } = position.variant;
  const [south, north] = position.stores;
  const rows = [rowOf(position, 0), rowOf(position, 1)] as const;
  const split = repetition?.award === "even" && reason === "repetition";
  const half = Math.floor((rows[0] + rows[1]) / 2);
  return split ? [south + half, north + half] : [south + rows[0], north + rows[1]];
}
