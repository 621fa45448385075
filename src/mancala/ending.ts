/** How games end, on bare numbers: which rule ends one, and who gets what is left in the houses. */
import { type Board, isEmpty, leader, otherSide, rowOf, type Side, sum } from "./board.ts";
import { choices, isRestricted } from "./sowing.ts";
import type { Outcome, Reason } from "./state.ts";
import type { Variant } from "./variant.ts";

/**
 * The rule that ends the game when `side` is to move, in the order in which the rules are tested. Where repetition
 * counts, `seen` holds the positions since seeds last left the houses, the present one last.
 */
export function endOf(
  variant: Variant,
  board: Board,
  side: Side,
  seen: readonly string[],
): Reason | undefined {
  const { majority, endsWhen, mustFeed, grandSlam, repetition } = variant;
  if (majority) {
    const [south, north] = board.stores;
    const half = (sum(board.houses) + south + north) / 2;
    if (south > half || north > half || (south === half && north === half)) return "majority";
  }
  const empty = isEmpty(board, side);
  if (endsWhen === "either-empty" ? empty || isEmpty(board, otherSide(side)) : empty && !mustFeed)
    return "side-empty";
  if (empty) return "no-moves";
  if (mustFeed || isRestricted(grandSlam)) {
    const [feeding, legal] = choices(variant, board, side);
    if (feeding === 0) return "cannot-feed";
    if (legal === 0) return "no-moves";
  }
  if (repetition === null) return undefined;
  const present = seen.at(-1);
  return seen.filter((past) => past === present).length < repetition.occurrence ? undefined : "repetition";
}

/**
 * The stores once each player has got his share of the houses, when this rule ends the game. After a majority nobody gets
 * any, but who leads stays the same.
 */
export function finalStores(
  { repetition }: Variant,
  board: Board,
  reason: Reason,
): [south: number, north: number] {
  const [south, north] = board.stores;
  const rows = [rowOf(board, 0), rowOf(board, 1)] as const;
  if (reason !== "repetition" || repetition?.award !== "even") return [south + rows[0], north + rows[1]];
  const half = Math.floor((rows[0] + rows[1]) / 2);
  return [south + half, north + half];
}

/** The outcome when this rule ends the game. */
export function outcomeBy(variant: Variant, board: Board, reason: Reason): Outcome {
  return Object.freeze({ winner: leader(...finalStores(variant, board, reason)), reason });
}
