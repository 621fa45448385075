/**
 * Compares reference, verbs and engine state by state on random games and positions; `reference.deep.test.ts`
 * has more.
 */
import fc from "fast-check";
import { createGame } from "morabaraba";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { names, stored, variant } from "../../../support/mills/arbitraries.ts";
import { compareGame, differencesAt } from "../../../support/mills/comparison.ts";
import { madePosition } from "../../../support/mills/play.ts";
import { createGame as firstState } from "../../../support/mills/reference.ts";
import { seeded } from "../../../support/random.ts";

describe.each(names)("%s", (name) => {
  test("has the same first game", () => {
    expect(createGame(name)).toEqual(firstState(name));
  });

  test("random games agree ply by ply", () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { differences } = compareGame(name, seeded(seed), 120);
      expect(differences, `seed ${seed}`).toEqual([]);
    }
  });

  test("random positions agree", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = seeded(seed);
      const game = madePosition(name, random);
      expect(differencesAt(game, encodeGame(rulesetFor(name), game), random), `seed ${seed}`).toEqual([]);
    }
  });
});

test("random games of random variants agree ply by ply", () => {
  fc.assert(
    fc.property(variant, fc.nat(), (data, seed) => {
      expect(compareGame(data, seeded(seed), 80).differences).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("random positions of random variants agree", () => {
  fc.assert(
    fc.property(stored, fc.nat(), (source, seed) => {
      const random = seeded(seed);
      const ruleset = rulesetFor(source);
      for (let i = 0; i < 5; i++) {
        const game = madePosition(ruleset.stored, random);
        expect(differencesAt(game, encodeGame(ruleset, game), random)).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});
