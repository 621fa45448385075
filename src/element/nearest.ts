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

/** The directions of the digits, as they lie on a number pad. */
const DIGITS = "1234 6789";

/**
 * Returns the neighbor in the direction of a digit from 1 to 9, or `current` if no neighbor lies there. Other
 * keys return `undefined`.
 */
export function spotAlong(
  spots: readonly Spot[],
  current: number,
  key: string,
  neighbors: readonly number[],
): number | undefined {
  const digit = key.length === 1 ? DIGITS.indexOf(key) : -1;
  if (digit < 0 || key === " ") return undefined;
  const [right, down] = [(digit % 3) - 1, 1 - Math.floor(digit / 3)];
  const [x, y] = spots[current] as Spot;
  const distance = Math.hypot(right, down);
  const turns = neighbors.map((number) => {
    const [dx, dy] = [(spots[number] as Spot)[0] - x, (spots[number] as Spot)[1] - y];
    return (dx * right + dy * down) / (Math.hypot(dx, dy) * distance);
  });
  const best = Math.max(...turns);
  // The cosine of 45 degrees, less the rounding of the spots.
  return best > 0.72 ? neighbors[turns.indexOf(best)] : current;
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
