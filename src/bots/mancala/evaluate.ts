/* The static evaluation: the seeds in the stores, and a weight for each house by the seeds in it. */

import { otherSide, type Position, type Side, seedsLeft } from "../../rules/mancala/engine/position.ts";
import type { Weights } from "./weights.ts";

/** The score of a certain win, not counting the 100 for each seed of the margin. */
export const WON = 1_000_000;

/** The score of a finished game that the side to move has won by `margin` seeds. */
export function finalScore(margin: number): number {
  return 100 * margin + WON * Math.sign(margin);
}

/**
 * The score of a position that is not over, for the side to move. A majority is a certain win, unless the
 * second player may still swap sides.
 */
export function evaluate(position: Position, weights: Weights): number {
  const { seeds, stores, side, swap } = position;
  const half = seeds / 2;
  const certain = swap ? 0 : stores[side] > half ? WON : stores[otherSide(side)] > half ? -WON : 0;
  return certain + estimate(position, weights);
}

/** The same score without the certain win: the lead that the side to move can expect at the end. */
export function estimate(position: Position, weights: Weights): number {
  const { seeds, stores, side } = position;
  const { toMove, ahead, houses } = weights;
  const other = otherSide(side);
  const inHouses = seedsLeft(position);
  return (
    Math.round((stores[side] - stores[other]) * (ahead[0] + (ahead[1] * inHouses) / seeds)) +
    sideValue(position, side, houses) -
    sideValue(position, other, houses) +
    toMove[0] +
    toMove[1] * inHouses
  );
}

/** The sum of a side's house weights. */
function sideValue({ houses, variant }: Position, side: Side, rows: Weights["houses"]): number {
  const last = (side + 1) * variant.houses - 1;
  let value = 0;
  for (let i = 0; i < variant.houses; i++) {
    const row = rows[Math.min(i, rows.length - 1)]!;
    value += row[Math.min(houses[last - i]!, row.length - 1)]!;
  }
  return value;
}
