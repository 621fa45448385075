/** Mills on bit masks: all points that close one are found at once, by turning bytes where the board allows it. */

/** The lines of a board. */
export interface Lines {
  /** By line: a bit for each of its three points. */
  readonly lines: Int32Array;
  /**
   * On three rings of eight points, with a mill on each of their twelve sides: the bits of the points on cross lines,
   * which are the only other lines. -1 on any other board.
   */
  readonly cross: number;
}

/** How many bits are set. */
export function countBits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest set bit; the mask must not be 0. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The corners of three rings of eight, and the middles of their sides. */
export const CORNERS = 0x555555;
export const MIDDLES = 0xaaaaaa;

/** All points at which a cow would stand in a mill with two of `cows`, whether the point is empty or taken. */
export function closers({ lines, cross }: Lines, cows: number): number {
  return cross < 0 ? closersOnLines(lines, cows) : closersOnRings(cross, cows);
}

function closersOnLines(lines: Int32Array, cows: number): number {
  let points = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const missing = line & ~cows;
    if (missing === 0) points |= line;
    else if ((missing & (missing - 1)) === 0) points |= missing;
  }
  return points;
}

/** A ring is a byte, so that its sides are the cows turned by one place and by two. */
function closersOnRings(cross: number, cows: number): number {
  const next = ((cows << 1) & 0xfefefe) | ((cows >> 7) & 0x010101);
  const nextButOne = ((cows << 2) & 0xfcfcfc) | ((cows >> 6) & 0x030303);
  const last = ((cows >> 1) & 0x7f7f7f) | ((cows << 7) & 0x808080);
  const lastButOne = ((cows >> 2) & 0x3f3f3f) | ((cows << 6) & 0xc0c0c0);
  const sides = (next & last & MIDDLES) | (((next & nextButOne) | (last & lastButOne)) & CORNERS);
  return sides | crossClosers(cross, cows);
}

/** Of {@link closers}, on three rings of eight, those on cross lines. */
export function crossClosers(cross: number, cows: number): number {
  const outer = cows & 0xff;
  const middle = (cows >> 8) & 0xff;
  const inner = cows >> 16;
  return ((middle & inner) | ((outer & inner) << 8) | ((outer & middle) << 16)) & cross;
}

/** {@link Lines.cross} of a board: turning bytes is right if it finds for every pair of cows what the lines say. */
export function crossOf(size: number, lines: Int32Array): number {
  let cross = 0;
  for (const line of lines) if (line % 0x010101 === 0) cross |= line;
  for (let first = 0; first < size; first++) {
    for (let second = 0; second < first; second++) {
      const pair = (1 << first) | (1 << second);
      if (size !== 24 || closersOnLines(lines, pair) !== closersOnRings(cross, pair)) return -1;
    }
  }
  return cross;
}
