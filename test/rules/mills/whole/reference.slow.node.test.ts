/** Reference, verbs and engine side by side on many random variants: what `rules.deep.test.ts` does for the built-ins. */
import fc from "fast-check";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { expect, test } from "vitest";
import { variant } from "../../../support/mills/arbitraries.ts";
import { compareGame, differencesAt } from "../../../support/mills/comparison.ts";
import { madePosition } from "../../../support/mills/play.ts";
import { seeded } from "../../../support/random.ts";

test("random games of random variants", { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(variant, fc.nat(), (data, seed) => {
      expect(compareGame(data, seeded(seed), 150).differences).toEqual([]);
    }),
    { numRuns: 250 },
  );
});

test("random positions of random variants", { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(variant, fc.nat(), (data, seed) => {
      const random = seeded(seed);
      const ruleset = rulesetFor(data);
      for (let i = 0; i < 8; i++) {
        const game = madePosition(ruleset.stored, random);
        expect(differencesAt(game, encodeGame(ruleset, game), random)).toEqual([]);
      }
    }),
    { numRuns: 250 },
  );
});
