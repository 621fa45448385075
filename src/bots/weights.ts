/** What each feature of a position is worth. The numbers come from self-play: see the guide on bots. */

import { deepFreeze } from "../ground/schema.ts";

/** How many features of a side the evaluation counts. */
export const FEATURES = 8 as const;

/**
 * Hundredths of a cow for each of a side's features, in this order: its cows on the board and in hand; its cows in mills;
 * points where its next move could close a mill; empty points of lines that hold two of its cows; cows that leave a mill
 * to close another (double mills); steps to empty points; cows without such a step; and 1 if it flies. A ninth
 * number is the value of being to move.
 */
export interface Weights {
  /** While either side has a cow in hand. */
  readonly placing: readonly number[];
  /** After that. */
  readonly moving: readonly number[];
}

/**
 * The weights of the full-strength player, tuned by self-play; frozen.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { chooseMoveSync, weights } from "morabaraba/bots";
 *
 * const cautious = { ...weights, moving: weights.moving.map((weight, i) => (i === 5 ? 2 * weight : weight)) };
 * chooseMoveSync(createGame("sesotho"), { nodes: 500, weights: cautious }).move.kind; // => "place"
 * ```
 */
export const weights: Weights = /* @__PURE__ */ deepFreeze({
  placing: [144, -27, 26, 30, 29, 19, -9, 0, 55],
  moving: [56, 18, 39, 9, 90, -6, -25, -73, 2],
});

const thawed = ({ placing, moving }: Weights): Weights => ({ placing: [...placing], moving: [...moving] });

/** {@link weights} for the search, which would read frozen lists a fifth more slowly. */
export const tuned: Weights = /* @__PURE__ */ thawed(weights);

/** What a beginner counts: cows. */
export const cowsOnly: Weights = {
  placing: [100, 0, 0, 0, 0, 0, 0, 0, 0],
  moving: [100, 0, 0, 0, 0, 0, 0, 0, 0],
};
