/* Splits an evaluation for people: how much each feature adds to a position's score. */

import { checkOptions } from "../../../base/options.ts";
import type { Game } from "../../../rules/mills/data/state.ts";
import { encodeGame, rulesetOf } from "../../../rules/mills/read.ts";
import { type EvaluationOptions, evaluationOptions } from "./evaluate.ts";
import { featureValue } from "./features.ts";
import { type Feature, features, tunedFor, weightsOfOne } from "./weights.ts";

/** The share of one feature in a position's score. */
export interface EvaluationShare {
  readonly feature: Feature;
  /** The side to move's count of the feature, less the opponent's. */
  readonly difference: number;
  /** The share for the side to move, in hundredths of a cow. All shares add up to the position's score. */
  readonly score: number;
}

/**
 * Splits the score of {@link evaluate} with the same weights into the shares of its features. Only features
 * that count in the game's phase are listed, the weightiest first. Without `weights` the shares are those of
 * levels 2 to 7; higher levels also use patterns, which have no names.
 *
 * @throws `ArgumentError` for an option that is unknown or invalid.
 * @throws `ParseError` or `VariantError` if the game is invalid.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { explainEvaluation } from "morabaraba/bots";
 *
 * const shares = explainEvaluation(parsePosition("LLL1D3/2DD4/1L6 l 0,0 - 0 60"));
 * shares.find(({ feature }) => feature === "cows"); // => { feature: "cows", difference: 1, score: 50 }
 * ```
 */
export function explainEvaluation(game: Game, options: EvaluationOptions = {}): readonly EvaluationShare[] {
  const { weights } = checkOptions(evaluationOptions, options);
  const ruleset = rulesetOf(game);
  const position = encodeGame(ruleset, game);
  const whole = weights ?? tunedFor(ruleset);
  const phase = position.ownHand + position.otherHand > 0 ? whole.placing : whole.moving;
  const shares = features.flatMap((feature) => {
    const weight = phase[feature];
    if (weight === 0) return [];
    // The score is a sum over the features, so the score with only this weight is the feature's share.
    const difference = featureValue(ruleset, position, weightsOfOne(feature, 1));
    return [{ feature, difference, score: weight * difference + 0 }];
  });
  return shares.sort((a, b) => Math.abs(b.score) - Math.abs(a.score));
}
