/* Reproducible random numbers: the same seed gives the same numbers on every machine. */

/** Hashes 32 bits to an unsigned number; a change of any bit changes about half of the result's bits. */
export function scramble(bits: number): number {
  let word = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return (word ^ (word >>> 16)) >>> 0;
}

/** Returns the next whole number from 0 up to, but not including, a bound. */
export type Dice = (bound: number) => number;

/** Creates dice; the same seed gives the same sequence. Bounds are at most 2 to the 32. */
export function diceFrom(seed: number): Dice {
  let state = scramble(seed + 0x9e3779b9);
  return (bound) => {
    state = (state + 0x9e3779b9) | 0;
    return Math.floor((scramble(state) / 0x1_0000_0000) * bound);
  };
}

/** Puts the first `end` entries of a list in random order. */
export function shuffle(list: { [index: number]: unknown }, end: number, dice: Dice): void {
  for (let i = end - 1; i > 0; i--) {
    const j = dice(i + 1);
    const entry = list[i];
    list[i] = list[j];
    list[j] = entry;
  }
}
