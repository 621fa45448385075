/** The weights that the package exports cannot be changed for everybody. */
import { createGame } from "morabaraba";
import { chooseMoveSync, weights } from "morabaraba/bots";
import { expect, test } from "vitest";
import { cowsOnly, tuned } from "../../src/bots/weights.ts";

test("are frozen, lists and all", () => {
  const before = chooseMoveSync(createGame(), { depth: 2, book: false });
  expect(() => Object.assign(weights, { moving: [] })).toThrow(TypeError);
  expect(() => Object.assign(weights.placing, [0, 0, 0, 0, 0, 0, 0, 0, 0])).toThrow(TypeError);
  expect(() => (weights.moving as number[]).push(1)).toThrow(TypeError);
  expect(chooseMoveSync(createGame(), { depth: 2, book: false })).toEqual(before);
});

test("are those of full strength", () => {
  expect(tuned).toEqual(weights);
  expect([weights.placing.length, weights.moving.length]).toEqual([9, 9]);
});

test("of a beginner are of cows only", () => {
  const cows = [100, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(cowsOnly).toEqual({ placing: cows, moving: cows });
});
