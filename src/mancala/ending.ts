/** How games end, on bare numbers: which rule ends one, and who gets what is left in the houses. */
import { leader, otherSide, rowOf, type Seeds, type Side, storesOf } from "./board.ts";
import { choices } from "./sowing.ts";
import type { Outcome, Reason } from "./state.ts";
import type { Variant } from "./variant.ts";

/**
 * The rule that ends the game when `side` is to move, in the order in which the rules are tested. `occurrences` says
 * how often the position was seen since seeds last left the houses, this time included.
 */
export function endOf(variant: Variant, seeds: Seeds, side: Side, occurrences: number): Reason | undefined {
  const { majority, endsWhen, mustFeed, repetition } = variant;
  const own = rowOf(seeds, side);
  const other = rowOf(seeds, otherSide(side));
  if (majority) {
    const [south, north] = storesOf(seeds);
    const half = (own + other + south + north) / 2;
    if (south > half || north > half || (south === half && north === half)) return "majority";
  }
  if (endsWhen === "either-empty" ? own === 0 || other === 0 : own === 0 && !mustFeed) return "side-empty";
  const [filled, feeding, legal] = choices(variant, seeds, side);
  if (filled !== 0 && feeding === 0) return "cannot-feed";
  if (legal === 0) return "no-moves";
  return repetition !== null && occurrences >= repetition.occurrence ? "repetition" : undefined;
}

/** The stores once each player has got his share of the houses, when this rule ends the game. */
export function finalStores(
  { repetition }: Variant,
  seeds: Seeds,
  reason: Reason,
): [south: number, north: number] {
  const [south, north] = storesOf(seeds);
  if (reason === "majority") return [south, north];
  const rows = [rowOf(seeds, 0), rowOf(seeds, 1)] as const;
  if (reason !== "repetition" || repetition?.award !== "even") return [south + rows[0], north + rows[1]];
  const half = Math.floor((rows[0] + rows[1]) / 2);
  return [south + half, north + half];
}

/** The outcome when this rule ends the game. */
export function outcomeBy(variant: Variant, seeds: Seeds, reason: Reason): Outcome {
  return Object.freeze({ winner: leader(...finalStores(variant, seeds, reason)), reason });
}
