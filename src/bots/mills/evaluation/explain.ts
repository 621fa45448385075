/** An evaluation taken apart for people: what each feature of a position adds to its value. */

import { checkOptions } from "../../../base/options.ts";
import type { Game } from "../../../rules/mills/data/state.ts";
import { encodeGame, rulesetOf } from "../../../rules/mills/read.ts";
import { type EvaluationOptions, evaluationOptions } from "./evaluate.ts";
import { featureValue } from "./features.ts";
import { type Feature, features, tunedFor, weightsOfOne } from "./weights.ts";

/** What one feature adds to the value of a position. */
export interface EvaluationShare {
  readonly feature: Feature;
  /** How much more of it the side to move has than the opponent. */
  readonly difference: number;
  /** What that is worth to the side to move, in hundredths of a cow. All shares together are the score of the position. */
  readonly score: number;
}

/**
 * Splits the score that {@link evaluate} returns with the same weights into the shares of its features. Only features
 * that count in the game's phase are listed, the weightiest first. Without `weights` the shares are those of levels 2
 * to 8; higher levels also know patterns, which have no names.
 *
 * @throws `ArgumentError` for an option that is unknown or invalid; what the verbs throw for a game that is not valid.
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
    // The score is a sum over the features, so one feature's share is the score with all other weights at zero.
    const difference = featureValue(ruleset, position, weightsOfOne(feature, 1));
    return [{ feature, difference, score: weight * difference + 0 }];
  });
  return shares.sort((a, b) => Math.abs(b.score) - Math.abs(a.score));
}
