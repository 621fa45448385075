/** What each feature of a position is worth. The numbers come from self-play: see the guide on bots. */

import type { Spec } from "../../../base/checks.ts";
import { deepFreeze } from "../../../base/data.ts";
import type { Ruleset } from "../../../rules/mills/engine/compile.ts";

/** The features, in the order of {@link Weights}. */
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

/** A feature that the evaluation counts; {@link Weights} says what each is. */
export type Feature = (typeof features)[number];

// The place of each in a list of weights.
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

/**
 * Hundredths of a cow for each of a side's features, in this order: its cows on the board and in hand; its cows in mills;
 * points where its next move could close a mill; empty points of lines that hold two of its cows; cows that leave a mill
 * to close another (double mills); lines that hold one of its cows and are otherwise empty; cows without a step to an
 * empty point; 1 if it flies; empty points beside its cows; the neighbours, empty or not, of its cows' points; and its
 * cows on the board and in hand once more, times the cows that have left either hand. A twelfth number is the value of being
 * to move.
 */
export interface Weights {
  /** While either side has a cow in hand. */
  readonly placing: readonly number[];
  /** After that. */
  readonly moving: readonly number[];
}

const phase: Spec = ["-2000..2000", features.length, features.length];

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
 * const cautious = { ...weights, moving: weights.moving.map((weight, i) => (i === 6 ? 2 * weight : weight)) };
 * chooseMoveSync(createGame("sesotho"), { nodes: 500, weights: cautious }).move.kind; // => "place"
 * ```
 */
export const weights: Weights = /* @__PURE__ */ deepFreeze({
  placing: [1, 0, 0, 93, 0, 33, -11, 0, 3, 6, 4, 80],
  moving: [50, 11, 46, 8, 37, 0, -12, 79, 0, 7, 0, 12],
});

const thawed = ({ placing, moving }: Weights): Weights => ({ placing: [...placing], moving: [...moving] });

/** {@link weights} for the search, which would read frozen lists a fifth more slowly. */
const tuned: Weights = /* @__PURE__ */ thawed(weights);

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
export function tunedFor({ variant, points, lines }: Ruleset): Weights {
  const size = points.length;
  return 2 * variant.cows < size || 3 * lines.length > 2 * size
    ? tuned
    : { ...tuned, placing: tuned.placing.map((weight, i) => crowded[i] ?? weight) };
}

/** What a beginner counts: cows. */
export const cowsOnly: Weights = {
  placing: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  moving: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};
