/** Masks of up to 31 bits, one for each point of a board. */

/** By eleven bits: how many of them are set. */
const ones: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  { length: 2048 },
  (_, mask) => mask.toString(2).replaceAll("0", "").length,
);

/** How many bits are set in a mask of up to 31. */
export function countBits(mask: number): number {
  return ones[mask & 2047]! + ones[(mask >> 11) & 2047]! + ones[mask >> 22]!;
}

/** The number of the lowest set bit; the mask must not be 0. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
