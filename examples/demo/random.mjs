// Random numbers that a seed decides, so that a demo can be seen twice. The library itself never asks for any.

/**
 * Whole numbers below a bound, the same for the same seed: mulberry32.
 *
 * @param {number} seed
 * @returns {(bound: number) => number}
 */
export function seededRandom(seed) {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
