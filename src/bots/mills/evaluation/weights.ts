/** What each feature of a position is worth. The numbers come from self-play: see the guide on bots. */

import type { Spec } from "../../../base/checks.ts";
import { deepFreeze } from "../../../base/data.ts";
import type { Ruleset } from "../../../rules/mills/engine/compile.ts";

/** The features, each of one side less the other's. */
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
 * A feature of a side that the evaluation counts: `cows` on the board and in hand; `cowsInMills`; `closings`, points where
 * its next move could close a mill; `openLines`, empty points of lines that hold two of its cows; `doubleMills`, cows that
 * leave a mill to close another; `loneCows`, lines that hold one of its cows and are otherwise empty; `blockedCows`, without
 * a step to an empty point; `flying`, 1 if it flies; `adjacentEmpty`, empty points beside its cows; `mobility`, the
 * neighbours, empty or not, of its cows' points; `cowsWhenLate`, its cows times the cows that have left either hand;
 * `toMove`, 1 for the side to move.
 */
export type Feature = (typeof features)[number];

/** What each feature is worth, in hundredths of a cow. */
export interface Weights {
  /** While either side has a cow in hand. */
  readonly placing: FeatureWeights;
  /** After that. */
  readonly moving: FeatureWeights;
}

/** What a side's features are worth in one phase. */
export type FeatureWeights = Readonly<Record<Feature, number>>;

const phase: Spec = Object.fromEntries(features.map((feature) => [feature, "-2000..2000"]));

export const weightsSpec: Spec = { placing: phase, moving: phase };

/**
 * The weights of features, tuned by self-play and frozen. Levels 2 to 8 use them, and higher levels where no patterns
 * are known. Three features of placing have other weights where all cows together would fill the board and few lines
 * meet, as in `sesotho`.
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

/** What counts otherwise while placing where most games end with a side walled in. */
const crowded: Weights = /* @__PURE__ */ deepFreeze({
  ...weights,
  placing: { ...weights.placing, loneCows: 50, blockedCows: -30, adjacentEmpty: 8 },
});

/**
 * What features are worth on a board. It is crowded if all cows together would fill it and its points lie on no more than
 * two lines on average.
 */
export function tunedFor({ variant, points, lines }: Ruleset): Weights {
  const isCrowded = 2 * variant.cows >= points.length && 3 * lines.length <= 2 * points.length;
  return isCrowded ? crowded : weights;
}

/** Weights by which one feature alone counts. */
export function weightsOfOne(feature: Feature, weight: number): Weights {
  const entries = features.map((each) => [each, each === feature ? weight : 0]);
  const phase = Object.fromEntries(entries) as FeatureWeights;
  return { placing: phase, moving: phase };
}

/** What a beginner counts: cows. */
export const cowsOnly: Weights = /* @__PURE__ */ weightsOfOne("cows", 100);
