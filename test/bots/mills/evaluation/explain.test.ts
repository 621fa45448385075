/** The evaluation by shares: they add up to it, and each has the count of its feature. */
import { createGame } from "morabaraba";
import { explainEvaluation, type Feature, weights } from "morabaraba/bots";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { featureValue } from "../../../../src/bots/mills/evaluation/features.ts";
import { tunedFor } from "../../../../src/bots/mills/evaluation/weights.ts";
import { someGame } from "../../../support/bots/games.ts";
import { featureWeights } from "../../../support/bots/laws.ts";
import { names } from "../../../support/mills/arbitraries.ts";
import { position } from "../../../support/mills/positions.ts";

describe("the shares of an evaluation", () => {
  test.each(names)("add up to it in %s", (name) => {
    const ruleset = rulesetFor(name);
    for (let seed = 0; seed < 40; seed++) {
      const game = someGame(name, seed, seed);
      const shares = explainEvaluation(game);
      const sum = shares.reduce((total, { score }) => total + score, 0);
      expect(sum).toBe(featureValue(ruleset, encodeGame(ruleset, game), tunedFor(ruleset)));
      const sizes = shares.map(({ score }) => Math.abs(score));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }
  });

  test("have the counts of their features", () => {
    const game = position({ light: "a7 d7 g7 b6", dark: "d6 f6 f4 e5", hands: [0, 0] });
    const of = (feature: Feature): number | undefined =>
      explainEvaluation(game, { weights: { placing: featureWeights(1), moving: featureWeights(2) } }).find(
        (share) => share.feature === feature,
      )?.score;
    expect([of("cows"), of("cowsInMills"), of("toMove"), of("flying")]).toEqual([0, 6, 2, 0]);
    expect(explainEvaluation(game).some(({ feature }) => feature === "loneCows")).toBe(false);
    expect(explainEvaluation(createGame())).toContainEqual({ feature: "toMove", difference: 1, score: 80 });
    expect(explainEvaluation(createGame()).every(({ score }) => !Object.is(score, -0))).toBe(true);
  });

  test("take the caller's weights, and refuse invalid ones", () => {
    expect(explainEvaluation(createGame(), { weights })).toEqual(explainEvaluation(createGame()));
    expect(() => explainEvaluation(createGame(), { weights: {} as never })).toThrow(
      expect.objectContaining({ code: "bad-argument", at: "weights.placing" }),
    );
  });
});
