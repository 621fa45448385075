/**
 * How points, moves and bars become integers; the only file that knows. A set of points is a mask with a bit for each
 * point. A move is its `to`, plus 32 times `from`, plus 1024 times `shot`, each the number of a point or {@link NOWHERE}. A
 * bar is the point that a cow may not go back to, plus 32 times the point where the cow stands.
 */

/** By eleven bits: how many of them are set. */
const ones: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  { length: 2048 },
  (_, mask) => mask.toString(2).replaceAll("0", "").length,
);

/**
 * How many bits are set in a mask, such as the cows of a side.
 *
 * @param mask - Up to 31 bits.
 * @example
 * ```ts
 * import { countBits } from "morabaraba/engine";
 *
 * countBits(0b1011); // => 3
 * ```
 */
export function countBits(mask: number): number {
  return ones[mask & 2047]! + ones[(mask >> 11) & 2047]! + ones[mask >> 22]!;
}

/** The number of the lowest set bit; the mask must not be 0. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** In a packed move: no point. A placement has it as `from`, a move without a shot as `shot`. */
export const NOWHERE = 31;

/** A move from its three points. */
export function packed(from: number, to: number, shot: number): number {
  return (from << 5) | (shot << 10) | to;
}

/**
 * The number of the point that the cow of a packed move arrives on.
 *
 * @example
 * ```ts
 * import { encodeMove, fromOf, rulesetFor, shotOf, toOf } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const move = encodeMove(ruleset, { from: "c5", to: "b6", shot: "e5" });
 * [fromOf(move), toOf(move), shotOf(move)].map((number) => ruleset.points[number]); // => ["c5", "b6", "e5"]
 * ```
 */
export function toOf(move: number): number {
  return move & 31;
}

/**
 * The number of the point that the cow of a packed move leaves, {@link NOWHERE} for a placement.
 *
 * @example
 * ```ts
 * import { encodeMove, fromOf, NOWHERE, rulesetFor } from "morabaraba/engine";
 *
 * fromOf(encodeMove(rulesetFor("standard"), { to: "d6" })) === NOWHERE; // => true
 * ```
 */
export function fromOf(move: number): number {
  return (move >> 5) & 31;
}

/**
 * The number of the point whose cow a packed move shoots, {@link NOWHERE} for a move without a shot.
 *
 * @example
 * ```ts
 * import { encodeMove, NOWHERE, rulesetFor, shotOf } from "morabaraba/engine";
 *
 * shotOf(encodeMove(rulesetFor("standard"), { to: "d6" })) === NOWHERE; // => true
 * ```
 */
export function shotOf(move: number): number {
  return move >> 10;
}

/** `from` and `to` of a packed move as one number, below 1024. */
export function stepOf(move: number): number {
  return move & 1023;
}

/** What the repeat-mill rule bars after a step: the cow that now stands on `cow` from the point that it left. */
export function barOf(cow: number, point: number): number {
  return point | (cow << 5);
}

/** Where the cow of a bar stands. */
export function cowOf(bar: number): number {
  return bar >> 5;
}

/** The point that it may not go back to. */
export function pointOf(bar: number): number {
  return bar & 31;
}
