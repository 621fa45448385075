/** What houses are worth, found by least squares on searches of positions from games: see `research/arena/tried.md`. */

import type { Variant } from "../../rules/mancala/data/variant.ts";

/** Hundredths of a seed. */
export interface Weights {
  /** The worth of being to move. */
  readonly toMove: number;
  /**
   * What a house is worth to its owner. A row for each house, from the owner's last one back; a longer side goes on with the last
   * row. In a row, by the seeds in the house; the last number is for as many or more.
   */
  readonly houses: readonly (readonly number[])[];
}

const opposite: Weights = {
  toMove: 153,
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
  toMove: 54,
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
  toMove: 300,
  houses: [
    [0, 185, 51, 101, 43, 105, 77, 77, 201, 186, 234, 183, 246, 278, 671],
    [0, 208, 180, -102, 18, -19, -67, -89, 20, -41, 23, 110, 192, 196, 402],
    [0, 190, 148, 167, -33, -18, -14, 86, 96, 186, 140, 166, 268, 170, 430],
    [0, 157, 123, 147, 220, 6, -12, -18, 104, -53, -45, 42, 143, 145, 428],
    [0, 167, 168, 190, 95, 140, -1, 35, -20, -121, 22, 4, 190, 143, 463],
    [0, 180, 182, 101, 227, 328, 258, 49, 132, 163, 256, 195, 385, 346, 749],
    [0, 222, 208, 182, 33, 76, 36, 125, 5, 89, 128, 120, 82, 248, 357],
  ],
};

/** By the way of playing: with relays, with captures of what lies opposite, and of two or three. */
export function weightsFor({ capture, relay }: Variant): Weights {
  if (relay) return relaying;
  return capture === "opposite" ? opposite : twoOrThree;
}
