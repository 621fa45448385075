/** The static evaluation: by patterns where they are known, or else by features. */

import type { Ruleset } from "../../../rules/mills/engine/compile.ts";
import type { Position } from "../../../rules/mills/engine/position.ts";
import { featureValue } from "./features.ts";
import { type Patterns, patternsFor, patternValue } from "./patterns.ts";
import { tunedFor, type Weights } from "./weights.ts";

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

/** The value of a position to the side to move, by what a bot knows. */
export function judge(ruleset: Ruleset, position: Position, { patterns, weights }: Knowledge): number {
  const value = patterns && patternValue(ruleset, position, patterns);
  return value ?? featureValue(ruleset, position, weights);
}

/**
 * The value of a position to the side to move, in hundredths of a cow. A game that is over is not noticed.
 *
 * @param weights - What features are worth; if left out, the value is that of full strength, which knows patterns too.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encodeGame, rulesetFor } from "morabaraba/engine";
 * import { evaluate, weights } from "morabaraba/bots";
 *
 * const ruleset = rulesetFor("standard");
 * const start = encodeGame(ruleset, createGame());
 * evaluate(ruleset, start, weights) === weights.placing[11]; // => true
 * evaluate(ruleset, start) > 0; // => true
 * ```
 */
export function evaluate(ruleset: Ruleset, position: Position, weights?: Weights): number {
  return judge(ruleset, position, weights ? { weights } : knowledgeFor(ruleset));
}
