/*
 * Packs points, moves and bars into integers; no other file knows the layout. A set of points is a mask with
 * a bit for each point. A move is `to` + 32 * `from` + 1024 * the first shot, each the number of a point or
 * {@link NO_POINT}. The second and third shot are in the bits above as {@link NO_POINT} minus the
 * point's number, so these bits are 0 in a move without them. A move that only takes a cow off the board has
 * the cow's point as `to` and as `shot`. A bar is the point that a cow may not go back to, plus 32 times the
 * cow's point.
 */

/** For each number of eleven bits: how many are set. */
const ones: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  { length: 2048 },
  (_, mask) => mask.toString(2).replaceAll("0", "").length,
);

/**
 * Counts the bits that are set in a mask, such as the cows of a side.
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

/** Returns the number of the lowest set bit; the mask must not be 0. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/**
 * Stands for no point in a packed move: a placement has it as `from`, and a move without a shot has it as the
 * shot.
 */
export const NO_POINT = 31;

/** Packs a move with at most one shot. */
export function packed(from: number, to: number, shot: number): number {
  return (from << 5) | (shot << 10) | to;
}

/** Adds up to three shots, a bit for each point, to a packed move without a shot. */
export function withShots(move: number, shots: number): number {
  if (shots === 0) return move;
  const fromSecond = shots & (shots - 1);
  const fromThird = fromSecond & (fromSecond - 1);
  const second = fromSecond === 0 ? 0 : NO_POINT - lowest(fromSecond);
  const third = fromThird === 0 ? 0 : NO_POINT - lowest(fromThird);
  return (move - ((NO_POINT - lowest(shots)) << 10)) | (second << 15) | (third << 20);
}

/**
 * Returns the number of the point on which the cow of a packed move arrives.
 *
 * @example
 * ```ts
 * import { encodeMove, moveFrom, rulesetFor, moveShot, moveTo } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const move = encodeMove(ruleset, { from: "c5", to: "b6", shots: ["e5"] });
 * [moveFrom(move), moveTo(move), moveShot(move)].map((number) => ruleset.points[number]); // => ["c5", "b6", "e5"]
 * ```
 */
export function moveTo(move: number): number {
  return move & 31;
}

/**
 * Returns the number of the point that a packed move leaves, or {@link NO_POINT} for a placement.
 *
 * @example
 * ```ts
 * import { encodeMove, moveFrom, NO_POINT, rulesetFor } from "morabaraba/engine";
 *
 * moveFrom(encodeMove(rulesetFor("standard"), { to: "d6" })) === NO_POINT; // => true
 * ```
 */
export function moveFrom(move: number): number {
  return (move >> 5) & 31;
}

/**
 * Returns the number of the point that a packed move shoots, or {@link NO_POINT}. If a move shoots several
 * cows, this is the first in the board's order; {@link moveShots} has all.
 *
 * @example
 * ```ts
 * import { encodeMove, NO_POINT, rulesetFor, moveShot } from "morabaraba/engine";
 *
 * moveShot(encodeMove(rulesetFor("standard"), { to: "d6" })) === NO_POINT; // => true
 * ```
 */
export function moveShot(move: number): number {
  return (move >> 10) & 31;
}

/**
 * Returns the points whose cows a packed move shoots or takes off the board, a bit for each.
 *
 * @example
 * ```ts
 * import { encodeMove, pointsIn, rulesetFor, moveShots } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("daSanQi");
 * const move = encodeMove(ruleset, { to: "a7", shots: ["f4", "b6"] });
 * pointsIn(ruleset, moveShots(move)); // => ["b6", "f4"]
 * ```
 */
export function moveShots(move: number): number {
  return (
    ((1 << ((move >> 10) & 31)) |
      (1 << (NO_POINT - ((move >> 15) & 31))) |
      (1 << (NO_POINT - ((move >> 20) & 31)))) &
    0x7fff_ffff
  );
}

/** Whether a packed move shoots more than one cow. */
export function hasFurtherShots(move: number): boolean {
  return move >> 15 !== 0;
}

/** Whether a packed move only takes a cow off a full board: it has no `from` and shoots the cow on `to`. */
export function isRemoval(move: number): boolean {
  return moveFrom(move) === NO_POINT && moveShot(move) === moveTo(move);
}

/** Returns `from` and `to` of a packed move as one number below 1024. */
export function stepOf(move: number): number {
  return move & 1023;
}

/** Packs a bar of the repeat-mill rule: the cow that now stands on `cow` may not go back to `point`. */
export function barOf(cow: number, point: number): number {
  return point | (cow << 5);
}

/** Returns the point where the cow of a bar stands. */
export function cowOf(bar: number): number {
  return bar >> 5;
}

/** Returns the point that the cow of a bar may not go back to. */
export function pointOf(bar: number): number {
  return bar & 31;
}
