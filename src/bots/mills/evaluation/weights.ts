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
 * A feature of a side that the evaluation counts: `cows` on the board and in hand; `cowsInMills`; `closings`, points where its next
 * move could close a mill; `openLines`, empty points of lines that hold two of its cows; `doubleMills`, cows that leave a mill to
 * close another; `loneCows`, lines that hold one of its cows and are otherwise empty; `blockedCows`, without a step to an empty
 * point; `flying`, 1 if it flies; `adjacentEmpty`, empty points beside its cows; `mobility`, the neighbours, empty or not, of its
 * cows' points; `cowsWhenLate`, its cows times the cows that have left either hand; `toMove`, 1 for the side to move.
 */
export type Feature = (typeof features)[number];

// The place of each in a list.
export const COWS = 0 as const;
export const COWS_IN_MILLS = 1 as const;
export const CLOSINGS = 2 as const;
export const OPEN_LINES = 3 as const;
export const DOUBLE_MILLS = 4 as const;
export const LONE_COWS = 5 as const;
export const BLOCKED_COWS = 6 as const;
export const FLYING = 7 as const;
export const ADJACENT_EMPTY = 8 as const;
export const MOBILITY = 9 as const;
export const COWS_WHEN_LATE = 10 as const;
export const TO_MOVE = 11 as const;

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
 * What features are worth to levels 2 to 8, and to higher ones where no patterns are known; tuned by self-play, frozen. Where all
 * cows together would fill the board and few lines meet, as in `sesotho`, three features of placing are worth something else.
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

/** {@link Weights} as the search reads them: by the place of a feature among {@link features}. */
export interface WeightLists {
  readonly placing: readonly number[];
  readonly moving: readonly number[];
}

/** The lists of weights. */
export const listsOf = ({ placing, moving }: Weights): WeightLists => ({
  placing: features.map((feature) => placing[feature]),
  moving: features.map((feature) => moving[feature]),
});

const tuned: WeightLists = /* @__PURE__ */ listsOf(weights);

/** By feature: what counts otherwise while placing where most games end with a side walled in. */
const crowded: { readonly [feature: number]: number } = {
  [LONE_COWS]: 50,
  [BLOCKED_COWS]: -30,
  [ADJACENT_EMPTY]: 8,
};

/**
 * What features are worth on a board. It is crowded if all cows together would fill it and its points lie on no more than two
 * lines on average.
 */
export function tunedFor({ variant, points, lines }: Ruleset): WeightLists {
  const size = points.length;
  return 2 * variant.cows < size || 3 * lines.length > 2 * size
    ? tuned
    : { ...tuned, placing: tuned.placing.map((weight, i) => crowded[i] ?? weight) };
}

/** What a beginner counts: cows. */
export const cowsOnly: WeightLists = {
  placing: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  moving: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};
