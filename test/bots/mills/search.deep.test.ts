/** The search against a full search, deeper and more often than `search.slow.test.ts` has time for. */
import fc from "fast-check";
import { defineVariant, variants } from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { expect, test } from "vitest";
import { threeAgainstThree } from "../../support/bots/endgame.ts";
import { someGames } from "../../support/bots/games.ts";
import { anyGame, anyOptions, expectChoice } from "../../support/bots/laws.ts";
import { forced, smallVariants } from "../../support/bots/small.ts";
import { position } from "../../support/mills/positions.ts";

test.each(smallVariants.map((variant) => [variant.name, variant] as const))(
  "forced ends within four plies are found in %s",
  (_name, variant) => {
    for (const game of someGames(variant, 40)) {
      const expected = forced(game, 4);
      const found = pliesToEnd(chooseMoveSync(game, { depth: 4, book: false }).score) ?? 0;
      if (expected === 0) expect(found === 0 || Math.abs(found) > 4).toBe(true);
      else expect(found).toBe(expected);
    }
  },
);

test.each(threeAgainstThree)("three against three: %s against %s ends in %i plies", (light, dark, plies) => {
  const variant = defineVariant(variants.standard, { name: "endless", tenMoves: null });
  const { score } = chooseMoveSync(position({ variant, light, dark, ply: 60 }), { depth: Math.abs(plies) });
  expect(pliesToEnd(score)).toBe(plies);
});

test("every choice keeps the laws, whatever the weights, the level, the variant and the position", () => {
  fc.assert(fc.property(anyGame, anyOptions, expectChoice), { numRuns: 10_000 });
});
