/** What a position promises before the game is over: the seeds taken, and a few features of the houses, weighed. */

import type { Variant } from "../../rules/mancala/data/variant.ts";
import { otherSide, type Position, type Side, sum } from "../../rules/mancala/engine/position.ts";

/** The score of a game that is won for certain; the seeds it is won by are added, a hundred for each. */
export const WON = 1_000_000;

/**
 * Hundredths of a seed for each of these of a side: a seed in its houses; a house that holds seeds; a house whose last seed
 * falls into the store; a house of one or two seeds; a house of a lap or more. The last number is the worth of being to move.
 */
export type Weights = readonly [number, number, number, number, number, number];

/** By the way of playing: with relays, with captures of what lies opposite, and of two or three. */
const relaying: Weights = [0, 190, 30, 0, 150, 300];
const opposite: Weights = [0, 150, 95, 20, 300, 80];
const twoOrThree: Weights = [0, 150, 0, -80, 200, 0];

/** What the houses are worth in games of a variant. */
export function weightsFor({ capture, relay }: Variant): Weights {
  if (relay) return relaying;
  return capture === "opposite" ? opposite : twoOrThree;
}

/** The score of a position in which the side to move is ahead by `margin` seeds for good. */
export function finalScore(margin: number): number {
  return 100 * margin + WON * Math.sign(margin);
}

/** The value of a position that is not over to the side to move. Who holds a majority has won, whatever follows. */
export function evaluate(position: Position, weights: Weights): number {
  const { stores, side, swap } = position;
  const margin = 100 * (stores[side] - stores[otherSide(side)]);
  const half = (sum(position.houses) + stores[0] + stores[1]) / 2;
  const certain = swap ? 0 : stores[side] > half ? WON : stores[otherSide(side)] > half ? -WON : 0;
  return (
    margin +
    certain +
    rowValue(position, side, weights) -
    rowValue(position, otherSide(side), weights) +
    weights[5]
  );
}

function rowValue({ houses, variant }: Position, side: Side, weights: Weights): number {
  const count = variant.houses;
  const first = side * count;
  let value = 0;
  for (let i = 0; i < count; i++) {
    const seeds = houses[first + i]!;
    if (seeds === 0) continue;
    value += weights[0] * seeds + weights[1];
    if (seeds === count - i) value += weights[2];
    if (seeds < 3) value += weights[3];
    else if (seeds >= 2 * count) value += weights[4];
  }
  return value;
}
