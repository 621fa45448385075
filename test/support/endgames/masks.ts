/**
 * A board's sets of points by number, each with its smallest image under the symmetries. Shares no code with
 * the solver.
 */
import { type Ruleset, symmetries } from "morabaraba/engine";

/** All masks with `count` of `size` bits. */
function masksWith(size: number, count: number, from = 0): number[] {
  if (count === 0) return [0];
  const masks: number[] = [];
  for (let bit = from; bit <= size - count; bit++)
    for (const rest of masksWith(size, count - 1, bit + 1)) masks.push((1 << bit) | rest);
  return masks;
}

export interface Masks {
  /** By size: all sets. */
  readonly lists: readonly (readonly number[])[];
  /** By size: the sets that are their own smallest image. */
  readonly smallest: readonly (readonly number[])[];
  /** The index of a position among those whose own set is its smallest image, by its number of other sets. */
  readonly indexOf: (own: number, other: number, others: number) => number;
}

/** The sets of up to `most` points of a board of up to 25. */
export function masksOf(ruleset: Ruleset, most: number): Masks {
  const size = ruleset.points.length;
  const half = 2 ** 13;
  const images = symmetries(ruleset).map((symmetry) => {
    const part = (shift: number): number[] =>
      Array.from({ length: half }, (_, mask) => {
        let image = 0;
        for (let bit = 0; bit < 13 && bit + shift < size; bit++)
          if ((mask >> bit) & 1) image |= 1 << (symmetry.images[bit + shift] as number);
        return image;
      });
    return Int32Array.from([...part(0), ...part(13)]);
  });
  const imageOf = (turn: number, mask: number): number => {
    const table = images[turn] as Int32Array;
    return (table[mask & (half - 1)] as number) | (table[half + (mask >> 13)] as number);
  };
  const numbers = new Int32Array(2 ** size);
  const turns = new Uint8Array(2 ** size);
  const ordinals = new Int32Array(2 ** size);
  const lists = Array.from({ length: most + 1 }, (_, count) => masksWith(size, count));
  const smallest = lists.map((list) => {
    const found: number[] = [];
    list.forEach((mask, number) => {
      numbers[mask] = number;
      let best = 0;
      for (let turn = 1; turn < images.length; turn++)
        if (imageOf(turn, mask) < imageOf(best, mask)) best = turn;
      turns[mask] = best;
      if (imageOf(best, mask) === mask) ordinals[mask] = found.push(mask) - 1;
    });
    return found;
  });
  return {
    lists,
    smallest,
    indexOf: (own, other, others) => {
      const turn = turns[own] as number;
      return (ordinals[imageOf(turn, own)] as number) * others + (numbers[imageOf(turn, other)] as number);
    },
  };
}
