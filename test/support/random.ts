/** Pseudo-random numbers, the same for the same seed, so that a failing game can be replayed. */

/** Whole numbers from 0 to below `limit`. */
export type Random = (limit: number) => number;

/** Makes a generator for a seed: a Weyl sequence through a bit mixer. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % limit;
  };
}

/** A random entry of a list that is not empty. */
export function pick<Entry>(entries: readonly Entry[], random: Random): Entry {
  return entries[random(entries.length)] as Entry;
}
