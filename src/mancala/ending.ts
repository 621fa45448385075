/** How games end, on bare numbers: which rule ends one, and who gets what is left in the houses. */
import { isEmpty, leader, otherSide, rowOf, sum } from "./board.ts";
import { maySwap, type Position } from "./encode.ts";
import { choices, isRestricted } from "./sowing.ts";
import type { Outcome, Reason } from "./state.ts";

/**
 * The rule that ends the game here, in the order in which the rules are tested. Where repetition counts, the position must
 * have been seen: it is the last in `seen`.
 */
export function endOf(position: Position): Reason | undefined {
  const { variant, stores, side, seen } = position;
  const { majority, endsWhen, mustFeed, grandSlam, repetition } = variant;
  if (majority) {
    const [south, north] = stores;
    const half = (sum(position.houses) + south + north) / 2;
    if (south > half || north > half || (south === half && north === half)) return "majority";
  }
  const empty = isEmpty(position, side);
  if (endsWhen === "either-empty" ? empty || isEmpty(position, otherSide(side)) : empty && !mustFeed)
    return "side-empty";
  // One who may swap has that move.
  if (!maySwap(position)) {
    if (empty) return "no-moves";
    if (mustFeed || isRestricted(grandSlam)) {
      const [feeding, legal] = choices(variant, position, side);
      if (feeding === 0) return "cannot-feed";
      if (legal === 0) return "no-moves";
    }
  }
  if (repetition === null) return undefined;
  const present = seen.at(-1);
  return seen.filter((past) => past === present).length < repetition.occurrence ? undefined : "repetition";
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

/** The outcome when this rule ends the game. */
export function outcomeBy(position: Position, reason: Reason): Outcome {
  return Object.freeze({ winner: leader(...finalStores(position, reason)), reason });
}
