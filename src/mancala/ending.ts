/** How games end, on bare numbers: which rule ends one, and who gets what is left in the houses. */

import {
  feedingHouses,
  filledHouses,
  legalHouses,
  otherSide,
  players,
  rowOf,
  type Seeds,
  type Side,
} from "./sowing.ts";
import type { Outcome, Reason } from "./state.ts";
import type { Variant } from "./variant.ts";

/**
 * The rule that ends the game when `side` is to move, in the order in which the rules are tested. `occurrences` says
 * how often the position was seen since seeds last left the houses, this time included.
 */
export function endOf(variant: Variant, seeds: Seeds, side: Side, occurrences: number): Reason | undefined {
  const { houses, majority, endsWhen, mustFeed, repetition } = variant;
  const own = rowOf(seeds, houses, side);
  const other = rowOf(seeds, houses, otherSide(side));
  if (majority) {
    const [south, north] = storesOf(variant, seeds);
    const half = (own + other + south + north) / 2;
    if (south > half || north > half || (south === half && north === half)) return "majority";
  }
  if (endsWhen === "either-empty" ? own === 0 || other === 0 : own === 0 && !mustFeed) return "side-empty";
  const filled = filledHouses(variant, seeds, side);
  const feeding = feedingHouses(variant, seeds, side, filled);
  if (feeding === 0) return filled === 0 ? "no-moves" : "cannot-feed";
  if (legalHouses(variant, seeds, side, feeding) === 0) return "no-moves";
  return repetition !== null && occurrences >= repetition.occurrence ? "repetition" : undefined;
}

/** South's and north's store. */
export function storesOf({ houses }: Variant, seeds: Seeds): [south: number, north: number] {
  return seeds.slice(2 * houses) as [number, number];
}

/** What each player gets of the seeds in the houses when this rule ends the game. */
export function shares(variant: Variant, seeds: Seeds, reason: Reason): [south: number, north: number] {
  if (reason === "majority") return [0, 0];
  const south = rowOf(seeds, variant.houses, 0);
  const north = rowOf(seeds, variant.houses, 1);
  if (reason !== "repetition" || variant.repetition?.award !== "even") return [south, north];
  const half = Math.floor((south + north) / 2);
  return [half, half];
}

/** The outcome once each player has his share. */
export function outcomeBy(variant: Variant, seeds: Seeds, reason: Reason): Outcome {
  const [south, north] = storesOf(variant, seeds);
  const [toSouth, toNorth] = shares(variant, seeds, reason);
  const lead = south + toSouth - north - toNorth;
  return Object.freeze({ winner: lead === 0 ? null : players[lead > 0 ? 0 : 1], reason });
}
