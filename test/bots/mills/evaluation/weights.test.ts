/** The exported weights: frozen, and those that levels use. */
import { createGame, defineVariant, variants } from "morabaraba";
import { chooseMoveSync, weights } from "morabaraba/bots";
import { rulesetFor } from "morabaraba/engine";
import { expect, test } from "vitest";
import { cowsOnly, tunedFor } from "../../../../src/bots/mills/evaluation/weights.ts";
import { featureWeights } from "../../../support/bots/laws.ts";

test("are frozen", () => {
  const before = chooseMoveSync(createGame(), { depth: 2, book: false });
  expect(() => Object.assign(weights, { moving: {} })).toThrow(TypeError);
  expect(() => Object.assign(weights.placing, { cows: 0 })).toThrow(TypeError);
  expect(chooseMoveSync(createGame(), { depth: 2, book: false })).toEqual(before);
});

test("are those of the levels, except on crowded boards", () => {
  const without = defineVariant("standard", { name: "without", board: variants.sesotho.board, cows: 11 });
  for (const variant of ["standard", "mssa", "elevenMens", "sesotho25", "nineMens", without] as const)
    expect(tunedFor(rulesetFor(variant))).toBe(weights);
  const { placing, moving } = tunedFor(rulesetFor("sesotho"));
  expect(placing).toEqual({ ...weights.placing, loneCows: 50, blockedCows: -30, adjacentEmpty: 8 });
  expect(moving).toEqual(weights.moving);
});

test("of a beginner count only cows", () => {
  const cows = { ...featureWeights(0), cows: 100 };
  expect(cowsOnly).toEqual({ placing: cows, moving: cows });
});
