/** The static evaluation: by patterns, or by features if there are none or the caller has weights. */
import { createGame } from "morabaraba";
import { chooseMoveSync, evaluate, weights } from "morabaraba/bots";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { scoreOf, valuationFor } from "../../../../src/bots/mills/evaluation/evaluate.ts";
import { featureValue } from "../../../../src/bots/mills/evaluation/features.ts";
import { type Patterns, patternsFor, patternValue } from "../../../../src/bots/mills/evaluation/patterns.ts";
import { tunedFor } from "../../../../src/bots/mills/evaluation/weights.ts";
import { levelOf } from "../../../../src/bots/mills/levels.ts";
import { featureWeights } from "../../../support/bots/laws.ts";
import { names } from "../../../support/mills/arbitraries.ts";
import { playedGame } from "../../../support/mills/play.ts";
import { seeded } from "../../../support/random.ts";

describe("the evaluation", () => {
  test.each(names)("uses patterns if there are any, otherwise features, in %s", (name) => {
    const ruleset = rulesetFor(name);
    const patterns = patternsFor(ruleset);
    for (const game of playedGame(name, seeded(3), 80)) {
      const position = encodeGame(ruleset, game);
      const byFeatures = featureValue(ruleset, position, tunedFor(ruleset));
      expect(evaluate(game)).toBe((patterns && patternValue(ruleset, position, patterns)) ?? byFeatures);
      expect(evaluate(game, { weights })).toBe(featureValue(ruleset, position, weights));
      expect(scoreOf(ruleset, position, levelOf(10, ruleset))).toBe(evaluate(game));
      expect(scoreOf(ruleset, position, levelOf(8, ruleset))).toBe(evaluate(game));
      expect(scoreOf(ruleset, position, levelOf(7, ruleset))).toBe(byFeatures);
    }
  });

  test("of a search with weights uses no patterns", () => {
    const ruleset = rulesetFor("standard");
    const { patterns } = valuationFor(ruleset);
    const start = encodeGame(ruleset, createGame());
    expect(patternValue(ruleset, start, patterns as Patterns)).toBe(evaluate(createGame()));
    const limits = { nodes: 3000, book: false };
    const { score } = chooseMoveSync(createGame(), { ...limits, weights });
    expect(chooseMoveSync(createGame(), limits).score).not.toBe(score);
    const none = { placing: featureWeights(0), moving: featureWeights(0) };
    expect(chooseMoveSync(createGame(), { ...limits, depth: 3, weights: none }).score).toBe(0);
  });
});
