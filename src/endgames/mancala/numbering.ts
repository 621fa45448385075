/*
 * Numbers the positions of tables: all ways to put seeds into the houses, the fewest seeds first, as the side
 * to move sees them. The houses of the side to move come first, then those of the other side, in the order of
 * sowing. A position's number is the sum of one binomial coefficient for each house: with t seeds up to house
 * i, that of t + i over i + 1.
 */

import { LimitError } from "../../base/errors.ts";
import type { Position } from "../../rules/mancala/engine/position.ts";

/** The most positions of tables. */
const MOST_POSITIONS = 2 ** 30;

/** The most seeds of tables: a value and its sign take one byte. */
export const MOST_TABLE_SEEDS = 120;

/** How positions with at most `seeds` seeds in `ring` houses are numbered. */
export interface Numbering {
  readonly ring: number;
  readonly seeds: number;
  /** How many positions have at most this many seeds, by the number of seeds. */
  readonly upTo: readonly number[];
  /** For each house, what it adds to a number, by the seeds up to that house. */
  readonly parts: Float64Array;
}

/** Numbers positions; throws `LimitError` `too-large` if there are too many. */
export function createNumbering(ring: number, seeds: number): Numbering {
  const upTo = Array.from({ length: seeds + 1 }, (_, count) => binomial(count + ring, ring));
  if (upTo[seeds]! > MOST_POSITIONS) throw tooLarge();
  const parts = new Float64Array(ring * (seeds + 1));
  for (let house = 0; house < ring; house++)
    for (let count = 0; count <= seeds; count++)
      parts[house * (seeds + 1) + count] = binomial(count + house, house + 1);
  return { ring, seeds, upTo, parts };
}

export const tooLarge = (): LimitError =>
  new LimitError("too-large", MOST_POSITIONS, "These endgame tables would be too large: solve fewer seeds.");

/** Returns the number of a position, or -1 if it has too many seeds. */
export function numberOf({ ring, seeds, parts }: Numbering, { houses, side }: Position): number {
  const half = ring / 2;
  let at = side === 0 ? 0 : half;
  let count = 0;
  let number = 0;
  for (let i = 0, row = 0; i < ring; i++, row += seeds + 1) {
    count += houses[at]!;
    if (count > seeds) return -1;
    number += parts[row + count]!;
    at = at === ring - 1 ? 0 : at + 1;
  }
  return number;
}

/** Overwrites the houses, in the order of numbers, with the next position. */
export function nextPosition(houses: number[]): void {
  // The first seed after the first house goes back one house, and the seeds of the first house go with it.
  const at = houses.findIndex((count, i) => i > 0 && count > 0);
  const seeds = houses[0]! + 1;
  houses[0] = 0;
  if (at < 0) houses[houses.length - 1] = seeds;
  else {
    houses[at]!--;
    houses[at - 1] = seeds;
  }
}

/** The binomial coefficient; infinity if it is too large to be exact. */
function binomial(n: number, k: number): number {
  let value = 1;
  for (let i = 1; i <= k; i++) value = Math.round((value * (n - k + i)) / i);
  return n < k ? 0 : value;
}
