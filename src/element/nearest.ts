/** Where points lie on a screen to a hand: the next one in the direction of an arrow key, and the one under a finger. */

import type { Spot } from "../picture/shapes.ts";

/** The directions of the arrow keys, by their names. */
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The number of the spot that a key leads to from another; the same where there is none, `undefined` for any other key. */
export function spotByKey(spots: readonly Spot[], now: number, key: string): number | undefined {
  const last = spots.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  // On some boards the arrows lead past a point from everywhere.
  if (key === "PageDown") return Math.min(now + 1, last);
  if (key === "PageUp") return Math.max(now - 1, 0);
  if (!Object.hasOwn(ARROWS, key)) return undefined;
  const [right, down] = ARROWS[key] as Spot;
  const [x, y] = spots[now] as Spot;
  return least(spots, now, ([toX, toY]) => {
    const [dx, dy] = [toX - x, toY - y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    // What lies more ahead than aside comes first; behind is never.
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + 3 * aside + (aside > ahead ? 1e6 : 0);
  });
}

/** The number of the spot nearest to a place and within reach of it, otherwise -1. */
export function spotNear(spots: readonly Spot[], [x, y]: Spot, reach: number): number {
  return least(spots, -1, ([toX, toY]) => {
    const distance = Math.hypot(toX - x, toY - y);
    return distance > reach ? Number.POSITIVE_INFINITY : distance;
  });
}

/** The number of the entry that costs least; `otherwise` where all cost infinitely much. */
function least(spots: readonly Spot[], otherwise: number, costOf: (spot: Spot) => number): number {
  let best = otherwise;
  let lowest = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const cost = costOf(spot);
    if (cost < lowest) [best, lowest] = [i, cost];
  });
  return best;
}
