/* The weights of features. The numbers come from self-play: see the guide on bots. */

import type { Spec } from "../../../base/checks.ts";
import { deepFreeze } from "../../../base/data.ts";
import type { Ruleset } from "../../../rules/mills/engine/compile.ts";

/** The features. The score counts each of them for the side to move, less the opponent's. */
export const features = [
  "cows",
  "cowsInMills",
  "closings",
  "openLines",
  "doubleMills",
  "loneCows",
  "blockedCows",
  "flying",
  "adjacentEmpty",
  "mobility",
  "cowsWhenLate",
  "toMove",
] as const;

/**
 * A feature of a side that the evaluation counts.
 *
 * - `cows`: its cows on the board and in hand; `cowsInMills`: those that stand in a mill.
 * - `closings`: points where its next move can close a mill.
 * - `openLines`: empty points in lines with two of its cows.
 * - `doubleMills`: cows that can leave a mill to close another.
 * - `loneCows`: lines with one of its cows that are otherwise empty.
 * - `blockedCows`: cows without a step to an empty point; `flying`: 1 if the side flies.
 * - `adjacentEmpty`: empty points next to its cows; `mobility`: neighbours of its cows' points, empty or not.
 * - `cowsWhenLate`: its cows times the cows that have left either hand; `toMove`: 1 for the side to move.
 */
export type Feature = (typeof features)[number];

/** The weights of features by phase, in hundredths of a cow. */
export interface Weights {
  /** While either side has a cow in hand. */
  readonly placing: FeatureWeights;
  /** After that. */
  readonly moving: FeatureWeights;
}

/** The weights of features in one phase, in hundredths of a cow. */
export type FeatureWeights = Readonly<Record<Feature, number>>;

const phase: Spec = Object.fromEntries(features.map((feature) => [feature, "-2000..2000"]));

export const weightsSpec: Spec = { placing: phase, moving: phase };

/**
 * The weights of features, tuned by self-play and frozen. Levels 2 to 7 use them, and higher levels if no
 * patterns are known. Three weights for placing are different if all cows together would fill the board and
 * few lines meet, as in `sesotho`.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { chooseMoveSync, weights } from "morabaraba/bots";
 *
 * const cautious = { ...weights, moving: { ...weights.moving, blockedCows: -24 } };
 * chooseMoveSync(createGame("sesotho"), { nodes: 500, weights: cautious }).move.kind; // => "place"
 * ```
 */
export const weights: Weights = /* @__PURE__ */ deepFreeze({
  placing: {
    cows: 1,
    cowsInMills: 0,
    closings: 0,
    openLines: 93,
    doubleMills: 0,
    loneCows: 33,
    blockedCows: -11,
    flying: 0,
    adjacentEmpty: 3,
    mobility: 6,
    cowsWhenLate: 4,
    toMove: 80,
  },
  moving: {
    cows: 50,
    cowsInMills: 11,
    closings: 46,
    openLines: 8,
    doubleMills: 37,
    loneCows: 0,
    blockedCows: -12,
    flying: 79,
    adjacentEmpty: 0,
    mobility: 7,
    cowsWhenLate: 0,
    toMove: 12,
  },
});

/** The weights for crowded boards, where most games end with a blocked side. */
const crowded: Weights = /* @__PURE__ */ deepFreeze({
  ...weights,
  placing: { ...weights.placing, loneCows: 50, blockedCows: -30, adjacentEmpty: 8 },
});

/**
 * Returns the weights for a board. A board is crowded if all cows together would fill it and its points lie
 * on at most two lines on average.
 */
export function tunedFor({ variant, points, lines }: Ruleset): Weights {
  const isCrowded = 2 * variant.cows >= points.length && 3 * lines.length <= 2 * points.length;
  return isCrowded ? crowded : weights;
}

/** Returns weights that count only one feature. */
export function weightsOfOne(feature: Feature, weight: number): Weights {
  const entries = features.map((name) => [name, name === feature ? weight : 0]);
  const phase = Object.fromEntries(entries) as FeatureWeights;
  return { placing: phase, moving: phase };
}

/** The weights of a beginner, who counts only cows. */
export const cowsOnly: Weights = /* @__PURE__ */ weightsOfOne("cows", 100);
