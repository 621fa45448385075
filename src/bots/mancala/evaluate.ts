/*
 * The static evaluation: the seeds in the stores, and a weight for each house by the seeds in it. The weights
 * were found by least squares on searches of positions from games: see `research/arena/tried.md`.
 */

import type { Variant } from "../../rules/mancala/data/variant.ts";
import { otherSide, type Position, type Side, seedsLeft } from "../../rules/mancala/engine/position.ts";

/** Weights in hundredths of a seed. */
export interface Weights {
  /** The right to move: its value with empty houses, and how much each seed in the houses adds. */
  readonly toMove: readonly [number, number];
  /** Each seed of a lead in the stores: its value with empty houses, and what is added with full ones. */
  readonly ahead: readonly [number, number];
  /**
   * A house for its owner: a row for each house, from the owner's last one back, with a value for each number
   * of seeds. Houses beyond the last row use that row, and larger numbers of seeds use its last value.
   */
  readonly houses: readonly (readonly number[])[];
}

const opposite: Weights = {
  toMove: [153, 0],
  ahead: [100, 0],
  houses: [
    [0, 101, -86, -103, -135, -135, -74, -11, 111, 227, 295, 326, 498, 590, 664],
    [0, 121, 185, -75, -98, -120, -65, -60, -3, 98, 195, 259, 311, 518, 424],
    [0, 153, 229, 292, -12, 29, 6, -24, -6, 64, 189, 292, 464, 531, 418],
    [0, 184, 271, 337, 350, 79, 85, 74, 46, 93, 216, 303, 475, 550, 408],
    [0, 188, 268, 334, 405, 379, 156, 134, 89, 110, 148, 223, 387, 704, 563],
    [0, 148, 218, 282, 336, 431, 338, 110, 57, 2, 2, 127, 173, 171, 171],
  ],
};

const twoOrThree: Weights = {
  toMove: [54, 0],
  ahead: [100, 0],
  houses: [
    [0, 103, 123, 116, 97, 52, 58, 0, 32, 72, 127, 244, 320, 401, 395],
    [0, 77, 116, 170, 141, 135, 121, 95, 52, 97, 135, 177, 229, 325, 361],
    [0, 83, 126, 185, 208, 197, 153, 135, 129, 106, 159, 180, 209, 274, 368],
    [0, 97, 152, 235, 242, 236, 231, 229, 204, 172, 136, 217, 226, 296, 473],
    [0, 99, 164, 269, 286, 268, 272, 240, 241, 237, 247, 239, 251, 257, 420],
    [0, 63, 106, 279, 285, 269, 270, 283, 300, 291, 339, 351, 312, 322, 378],
  ],
};

const relaying: Weights = {
  toMove: [-198, 24],
  ahead: [60, -20],
  houses: [
    [0, 52, -26, -44, -63, -56, -38, -67, 34, -13, 117, 57, 165, 242, 302],
    [0, 74, 69, -88, -92, -71, -88, -123, -61, -81, 85, -28, -50, 104, 153],
    [0, 76, 102, 118, -78, -91, -68, -120, -79, -66, -72, -33, 79, -1, 124],
    [0, 65, 71, 105, 128, -63, -106, -106, -88, -125, -118, -77, 207, 28, 108],
    [0, 83, 106, 129, 137, 141, -43, -20, -78, -210, -41, -129, 3, 112, 76],
    [0, 80, 119, 107, 118, 146, 152, -75, -44, -71, -126, -11, 31, -78, 98],
    [0, 75, 87, 105, 98, 132, 138, 175, -37, -36, -122, -91, -168, -69, 75],
  ],
};

/**
 * Returns the weights for relay sowing, for captures of the opposite house, or for captures of two or three
 * seeds.
 */
export function weightsFor({ capture, relay }: Variant): Weights {
  if (relay) return relaying;
  return capture === "opposite" ? opposite : twoOrThree;
}

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
