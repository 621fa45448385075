/* Finds spots on the screen: the next one in the direction of an arrow key, and the one under a finger. */

import type { Spot } from "../picture/shapes.ts";

/** The directions of the arrow keys. */
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Returns the spot that a key leads to, or `current` at the edge; `undefined` for keys that do not move. */
export function spotByKey(spots: readonly Spot[], current: number, key: string): number | undefined {
  const last = spots.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  // On some boards, arrow keys do not reach every point.
  if (key === "PageDown") return Math.min(current + 1, last);
  if (key === "PageUp") return Math.max(current - 1, 0);
  if (!Object.hasOwn(ARROWS, key)) return undefined;
  const [right, down] = ARROWS[key] as Spot;
  const [x, y] = spots[current] as Spot;
  return cheapest(spots, current, ([toX, toY]) => {
    const [dx, dy] = [toX - x, toY - y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    // Spots that lie more ahead than to the side come first; spots behind never count.
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + 3 * aside + (aside > ahead ? 1e6 : 0);
  });
}

/** Returns the number of the nearest spot within reach of a place, or -1. */
export function spotNear(spots: readonly Spot[], [x, y]: Spot, reach: number): number {
  return cheapest(spots, -1, ([toX, toY]) => {
    const distance = Math.hypot(toX - x, toY - y);
    return distance > reach ? Number.POSITIVE_INFINITY : distance;
  });
}

/** Returns the number of the spot with the lowest cost; `otherwise` if all costs are infinite. */
function cheapest(spots: readonly Spot[], otherwise: number, costOf: (spot: Spot) => number): number {
  let best = otherwise;
  let lowest = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const cost = costOf(spot);
    if (cost < lowest) [best, lowest] = [i, cost];
  });
  return best;
}
