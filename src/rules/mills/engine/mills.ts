/* Finds mills on bit masks, for all points in one calculation; it rotates bytes if the board allows it. */

/** The lines of a board. */
export interface Lines {
  /** For each line, its three points, a bit for each. */
  readonly lines: Int32Array;
  /**
   * On three rings of eight points whose only lines are their twelve sides and cross lines: a bit for each
   * point on a cross line. -1 on any other board.
   *
   * @internal
   */
  readonly cross: number;
}

/** The corners of three rings of eight; the other points are the middles of their sides. */
export const CORNERS = 0x555555;

/**
 * Returns the points at which a cow would stand in a mill with two of `cows`, a bit for each. A point counts
 * whether it is empty or taken.
 *
 * @example
 * ```ts
 * import { millPoints, rulesetFor } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const bit = (point: string) => 1 << (ruleset.numbers.get(point) ?? 0);
 * millPoints(ruleset, bit("a7") | bit("d7")) === bit("g7"); // => true
 * ```
 */
export function millPoints(ruleset: Lines, cows: number): number {
  const { lines, cross } = ruleset;
  return cross < 0 ? millPointsOnLines(lines, cows) : millPointsOnRings(cross, cows);
}

function millPointsOnLines(lines: Int32Array, cows: number): number {
  let points = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const missing = line & ~cows;
    if (missing === 0) points |= line;
    else if ((missing & (missing - 1)) === 0) points |= missing;
  }
  return points;
}

/**
 * Rotates each ring, which is one byte of the mask. All callers pass constant `places`, so a compiler can
 * fold the arithmetic.
 */
export function rotateRings(cows: number, places: number): number {
  const carried = (0xff >> (8 - places)) * 0x010101;
  return ((cows << places) & (0xffffff ^ carried)) | ((cows >> (8 - places)) & carried);
}

function millPointsOnRings(cross: number, cows: number): number {
  const next = rotateRings(cows, 1);
  const last = rotateRings(cows, 7);
  const corners = (next & rotateRings(cows, 2)) | (last & rotateRings(cows, 6));
  return (next & last & ~CORNERS) | (corners & CORNERS) | crossMillPoints(cross, cows);
}

/** Returns the {@link millPoints} that close cross lines, on three rings of eight. */
export function crossMillPoints(cross: number, cows: number): number {
  const outer = cows & 0xff;
  const middle = (cows >> 8) & 0xff;
  const inner = cows >> 16;
  return ((middle & inner) | ((outer & inner) << 8) | ((outer & middle) << 16)) & cross;
}

/**
 * Computes {@link Lines.cross}. Rotating bytes is correct if it finds every line, and the board has no lines
 * but the twelve sides and the cross lines.
 */
export function crossOf(size: number, lines: Int32Array): number {
  const crossLines = lines.filter((line) => line % 0x010101 === 0);
  const cross = crossLines.reduce((points, line) => points | line, 0);
  const complete = lines.every((line) => (millPointsOnRings(cross, line) & line) === line);
  return size === 24 && complete && lines.length === crossLines.length + 12 ? cross : -1;
}
