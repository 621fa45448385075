/** What each feature of a position is worth. The numbers come from self-play: see the guide on bots. */

import { deepFreeze } from "../ground/schema.ts";

/** The features of a side that the evaluation counts, in the order of the weights. */
export const FEATURES = [
  "cows",
  "cowsInMills",
  "closings",
  "openLines",
  "doubleMills",
  "steps",
  "blockedCows",
  "flying",
] as const;

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

/** What full strength counts, tuned by self-play. Not frozen, since the search would read it a fifth more slowly. */
export const tuned: Weights = {
  placing: [144, -27, 26, 30, 29, 19, -9, 0, 55],
  moving: [56, 18, 39, 9, 90, -6, -25, -73, 2],
};

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
  placing: [...tuned.placing],
  moving: [...tuned.moving],
});

/** What a beginner counts: cows. */
export const cowsOnly: Weights = {
  placing: [100, 0, 0, 0, 0, 0, 0, 0, 0],
  moving: [100, 0, 0, 0, 0, 0, 0, 0, 0],
};
