/* Judges a position: which rule ends the game, who gets the seeds left, and which moves are legal. */

import { timesSeen } from "../../seen.ts";
import type { Move, Outcome, Reason, SweepReason } from "../data/state.ts";
import type { Variant } from "../data/variant.ts";
import { isEmpty, leader, maySwap, otherSide, type Position, rowOf } from "./position.ts";
import { choices } from "./sowing.ts";

/** A position that a game has reached, with its outcome and legal houses. */
export interface State {
  readonly position: Position;
  /** How the game ended, `undefined` while it goes on. */
  readonly outcome: Outcome | undefined;
  /**
   * A mask of the mover's houses, in which bit 0 is the leftmost: all houses, or only those that feed the
   * opponent if the opponent must be fed. 0 when the game is over.
   */
  readonly feeding: number;
  /** Those of `feeding` that the grand slam rule allows. */
  readonly legal: number;
  /** Cached by `movesOf`. */
  moves: readonly Move[] | undefined;
}

/**
 * Decides whether the game is over, by a verdict or by the first rule that applies, and which houses are
 * legal. If the variant counts repetitions, `seen` must include the position itself.
 */
export function judge(position: Position): State {
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
  // The swap is a legal move too.
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

/** Whether a reason is a rule that can end the variant's games by sweeping the houses. */
export function mayEndBy(variant: Variant, reason: unknown): reason is SweepReason {
  const { endsWhen, mustFeed, grandSlam, repetition } = variant;
  const isFed = endsWhen === "mover-empty" && mustFeed;
  if (reason === "side-empty") return !isFed;
  if (reason === "cannot-feed") return isFed;
  if (reason === "no-moves") return isFed || grandSlam === "illegal";
  return reason === "repetition" && repetition !== null;
}

/** Whether a side is empty and the variant does not count repetitions of positions with an empty side. */
export function ignoresRepetition(position: Position): boolean {
  const isIgnored = position.variant.repetition?.emptySide === "ignored";
  return isIgnored && (isEmpty(position, 0) || isEmpty(position, 1));
}

function over(position: Position, outcome: Outcome): State {
  return { position, outcome, feeding: 0, legal: 0, moves: undefined };
}

function endedBy(position: Position, reason: Reason): State {
  return over(position, Object.freeze({ winner: leader(...finalStores(position, reason)), reason }));
}

/**
 * Returns the stores after each player has taken their share of the houses. A majority leaves the seeds in
 * the houses, but taking them would not change who leads.
 */
export function finalStores(position: Position, reason: Reason): [south: number, north: number] {
  const { repetition } = position.variant;
  const [south, north] = position.stores;
  const rows = [rowOf(position, 0), rowOf(position, 1)] as const;
  const split = repetition?.award === "even" && reason === "repetition";
  const half = Math.floor((rows[0] + rows[1]) / 2);
  return split ? [south + half, north + half] : [south + rows[0], north + rows[1]];
}
