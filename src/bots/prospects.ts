/** Lines that may yet become mills: one cow stands on them, and nothing else. */

import { countBits } from "../morabaraba/engine/bits.ts";
import { CORNERS, crossClosers, type Lines, turned } from "../morabaraba/engine/mills.ts";

/** How many more lines hold one of `own`'s cows and are otherwise empty than one of `other`'s. */
export function prospects({ cross, lines }: Lines, own: number, other: number, empty: number): number {
  if (cross < 0) return prospectsOnLines(lines, own, empty);
  const next = turned(empty, 1);
  const last = turned(empty, 7);
  // Points whose two companions on a line are empty; a corner has two sides.
  const sides = (next & last & ~CORNERS) | (next & turned(empty, 2) & CORNERS);
  const second = last & turned(empty, 6) & CORNERS;
  const across = crossClosers(cross, empty);
  return (
    countBits(own & sides) +
    countBits(own & second) +
    countBits(own & across) -
    countBits(other & sides) -
    countBits(other & second) -
    countBits(other & across)
  );
}

function prospectsOnLines(lines: Int32Array, own: number, empty: number): number {
  let more = 0;
  for (let i = 0; i < lines.length; i++) {
    const cows = lines[i]! & ~empty;
    if (cows !== 0 && (cows & (cows - 1)) === 0) more += (cows & own) !== 0 ? 1 : -1;
  }
  return more;
}
