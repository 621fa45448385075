/** Mills on bit masks: all points that close one are found at once, by turning bytes where the board allows it. */

/** The lines of a board. */
export interface Lines {
  /** By line: a bit for each of its three points. */
  readonly lines: Int32Array;
  /**
   * On three rings of eight points, with a mill on each of their twelve sides: the bits of the points on cross lines,
   * which are the only other lines. -1 on any other board.
   *
   * @internal
   */
  readonly cross: number;
}

/** The corners of three rings of eight; the other points are the middles of their sides. */
export const CORNERS = 0x555555;

/**
 * Returns the points at which a cow would stand in a mill with two of `cows`, a bit for each. A point counts whether
 * it is empty or taken.
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

/** Each ring, a byte, turned by some places; the arithmetic on the places is constant wherever this is called. */
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

/** Of {@link millPoints}, on three rings of eight, those on cross lines. */
export function crossMillPoints(cross: number, cows: number): number {
  const outer = cows & 0xff;
  const middle = (cows >> 8) & 0xff;
  const inner = cows >> 16;
  return ((middle & inner) | ((outer & inner) << 8) | ((outer & middle) << 16)) & cross;
}

/**
 * {@link Lines.cross} of a board: turning bytes is right if it finds every line, and there are no lines but the
 * twelve sides and the cross lines.
 */
export function crossOf(size: number, lines: Int32Array): number {
  const across = lines.filter((line) => line % 0x010101 === 0);
  const cross = across.reduce((points, line) => points | line, 0);
  const complete = lines.every((line) => (millPointsOnRings(cross, line) & line) === line);
  return size === 24 && complete && lines.length === across.length + 12 ? cross : -1;
}
