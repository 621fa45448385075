/* The static evaluation: by patterns if the board has them, otherwise by features. */

import { checkOptions, type OptionSpecs } from "../../../base/options.ts";
import type { Game } from "../../../rules/mills/data/state.ts";
import type { Ruleset } from "../../../rules/mills/engine/compile.ts";
import type { Position } from "../../../rules/mills/engine/position.ts";
import { encodeGame, rulesetOf } from "../../../rules/mills/read.ts";
import { featureValue } from "./features.ts";
import { type Patterns, patternsFor, patternValue } from "./patterns.ts";
import { tunedFor, type Weights, weightsSpec } from "./weights.ts";

/** The weights that score a position. */
export interface Valuation {
  /** The weights of features. */
  readonly weights: Weights;
  /** The weights of patterns, which are more accurate and used where they exist. */
  readonly patterns?: Patterns | undefined;
}

/** Returns the weights of full strength for a variant. */
export function valuationFor(ruleset: Ruleset): Valuation {
  return { weights: tunedFor(ruleset), patterns: patternsFor(ruleset) };
}

/** Returns the score of a position for the side to move, in hundredths of a cow. */
export function scoreOf(ruleset: Ruleset, position: Position, { patterns, weights }: Valuation): number {
  const score = patterns && patternValue(ruleset, position, patterns);
  return score ?? featureValue(ruleset, position, weights);
}

/** Options of an evaluation. */
export interface EvaluationOptions {
  /** The weights of features, whole numbers from -2000 to 2000. */
  readonly weights?: Weights | undefined;
}

const evaluationOptions: OptionSpecs = { weights: weightsSpec };

/**
 * Returns the score of a game for the side to move, in hundredths of a cow. It looks no move ahead, and does
 * not notice that a game is over. Without `weights` it scores as full strength does, which also uses
 * patterns.
 *
 * @throws `ArgumentError` for an option that is unknown or invalid.
 * @throws `ParseError` or `VariantError` if the game is invalid.
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
  return scoreOf(ruleset, encodeGame(ruleset, game), weights ? { weights } : valuationFor(ruleset));
}
