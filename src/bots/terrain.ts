/**
 * A board as masks for counting steps and neighbours: neighbours whose numbers lie equally far apart step together, all cows of a side
 * at once.
 */

import { countBits, lowest } from "../morabaraba/engine/bits.ts";
import type { Ruleset } from "../morabaraba/engine/compile.ts";

/** Compiled once a board. */
export interface Terrain {
  /** Every distance between the numbers of two neighbours. */
  readonly distances: Int32Array;
  /** By distance: the points from which a step adds it. */
  readonly origins: Int32Array;
  /** The points whose number of neighbours has a 1, a 2 or a 4 in it. */
  readonly ones: number;
  readonly twos: number;
  readonly fours: number;
}

/** The terrain asked for last: a search asks for one and the same, over and over. */
let lastEngine: Ruleset | undefined;
let lastTerrain: Terrain;

/** The terrain of an engine's board. */
export function terrainOf(ruleset: Ruleset): Terrain {
  if (ruleset !== lastEngine) {
    lastEngine = ruleset;
    lastTerrain = compile(ruleset);
  }
  return lastTerrain;
}

function compile({ neighbours }: Ruleset): Terrain {
  const origins = new Map<number, number>();
  neighbours.forEach((near, point) => {
    // Upwards only: a step down goes the same way back.
    for (let left = (near >>> point) << point; left !== 0; left &= left - 1) {
      const distance = lowest(left) - point;
      origins.set(distance, (origins.get(distance) ?? 0) | (1 << point));
    }
  });
  const having = (part: number): number =>
    neighbours.reduce((points, near, point) => points | (countBits(near) & part ? 1 << point : 0), 0);
  return {
    ones: having(1),
    twos: having(2),
    fours: having(4),
    distances: Int32Array.from(origins.keys()),
    origins: Int32Array.from(origins.values()),
  };
}
