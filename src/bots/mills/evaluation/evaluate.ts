/** The static evaluation: by patterns where they are known, or else by features. */

import { checkOptions, type OptionSpecs } from "../../../base/options.ts";
import type { Game } from "../../../rules/mills/data/state.ts";
import type { Ruleset } from "../../../rules/mills/engine/compile.ts";
import type { Position } from "../../../rules/mills/engine/position.ts";
import { encodeGame, rulesetOf } from "../../../rules/mills/read.ts";
import { featureValue } from "./features.ts";
import { type Patterns, patternsFor, patternValue } from "./patterns.ts";
import { tunedFor, type Weights, weightsSpec } from "./weights.ts";

/** What a bot goes by when it values a position. */
export interface Knowledge {
  /** What it says of features. */
  readonly weights: Weights;
  /** The patterns it knows, which tell more than features. */
  readonly patterns?: Patterns | undefined;
}

/** What full strength knows of the games of a variant. */
export function knowledgeFor(ruleset: Ruleset): Knowledge {
  return { weights: tunedFor(ruleset), patterns: patternsFor(ruleset) };
}

/** The score of a position for the side to move, by what a bot knows. */
export function judge(ruleset: Ruleset, position: Position, { patterns, weights }: Knowledge): number {
  const score = patterns && patternValue(ruleset, position, patterns);
  return score ?? featureValue(ruleset, position, weights);
}

/** What an evaluation goes by. */
export interface EvaluationOptions {
  /** What features are worth; whole numbers from -2000 to 2000. */
  readonly weights?: Weights | undefined;
}

export const evaluationOptions: OptionSpecs = { weights: weightsSpec };

/**
 * Returns the score of a game for the side to move, in hundredths of a cow. It looks no move ahead, and does not
 * notice that a game is over. Without `weights` the score is that of full strength, which knows patterns too.
 *
 * @throws `ArgumentError` for an option that is unknown or invalid; what the verbs throw for a game that is not valid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { evaluate, weights } from "morabaraba/bots";
 *
 * evaluate(createGame(), { weights }) === weights.placing.toMove; // => true
 * evaluate(createGame()) > 0; // => true
 * ```
 */
export function evaluate(game: Game, options: EvaluationOptions = {}): number {
  const { weights } = checkOptions(evaluationOptions, options);
  const ruleset = rulesetOf(game);
  const known = weights ? { weights } : knowledgeFor(ruleset);
  return judge(ruleset, encodeGame(ruleset, game), known);
}
