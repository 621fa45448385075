/** The static evaluation of mancala. */
import { describe, expect, test } from "vitest";
import { evaluate, finalScore, type Weights, WON, weightsFor } from "../../../src/bots/mancala/evaluate.ts";
import { variants } from "../../../src/rules/mancala/data/builtIns.ts";
import { newPosition } from "../../../src/rules/mancala/engine/position.ts";

const weights: Weights = {
  toMove: [7, 0],
  ahead: [100, 0],
  houses: [
    [0, 20, 300],
    [0, 4000, 50_000, 600_000],
  ],
};

const at = (houses: number[], stores: [number, number], side: 0 | 1, swap = false): number =>
  evaluate(newPosition(variants.kalah, houses, stores, side, swap), weights);

describe("a value", () => {
  test("adds the weights of a side's houses and subtracts the other's", () => {
    expect(at([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [5, 2], 0)).toBe(300 + WON + 7);
    expect(at([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [5, 2], 1)).toBe(-300 - WON + 7);
    expect(at([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2], [0, 0], 0)).toBe(20 - 300 + 7);
    expect(at([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2], [0, 0], 1)).toBe(300 - 20 + 7);
    // The last two houses have their own rows; the others share the last row.
    expect(at([0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0], [0, 0], 0)).toBe(4000 - 50_000 + 7);
    expect(at([1, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0], [0, 0], 1)).toBe(50_000 - 8000 + 7);
    // As many seeds as a row has, or more.
    expect(at([0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 9], [0, 0], 0)).toBe(600_000 - 300 + 7);
  });

  test("is a certain win from a majority on, unless sides may still be swapped", () => {
    const few = [0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 9];
    expect(at(few, [9, 9], 0)).toBe(7);
    expect(at(few, [19, 0], 0)).toBe(1900 + WON + 7);
    expect(at(few, [18, 0], 0)).toBe(1800 + 7);
    expect(at(few, [19, 0], 1)).toBe(-1900 - WON + 7);
    expect(at(few, [19, 0], 1, true)).toBe(-1900 + 7);
  });

  test("weighs the lead and the right to move by the seeds in the houses", () => {
    // Half of the seeds, then a quarter, with house weights of zero.
    const value = (houses: number[], stores: [number, number], side: 0 | 1): number =>
      evaluate(newPosition(variants.kalah, houses, stores, side, true), {
        toMove: [7, 10],
        ahead: [60, -20],
        houses: [[0]],
      });
    const row = (seeds: number): number[] => [seeds, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, seeds];
    expect(value(row(4), [6, 2], 0)).toBe(4 * 50 + 7 + 80);
    expect(value(row(4), [6, 2], 1)).toBe(-4 * 50 + 7 + 80);
    expect(value(row(2), [9, 3], 0)).toBe(6 * 55 + 7 + 40);
    expect(value(row(1), [0, 1], 0)).toBe(Math.round(-60 + 40 / 3) + 7 + 20);
  });

  test("of an end is a hundred per seed and a million for the win", () => {
    expect([3, 0, -48].map(finalScore)).toEqual([1_000_300, 0, -1_004_800]);
  });
});

test("each way of playing has its own weights", () => {
  const all = Object.values(variants).map(weightsFor);
  expect(new Set<Weights>(all).size).toBe(3);
  expect(weightsFor(variants.kalah)).toBe(weightsFor(variants.kalahEmptyCapture));
  expect(weightsFor(variants.oware)).toBe(weightsFor(variants.awari));
});

test.each([
  ["kalah", [153, 0], [100, 0], 16_708],
  ["oware", [54, 0], [100, 0], 17_367],
  ["congkak", [-198, 24], [60, -20], 1459],
] as const)("the weights of %s are those that played the matches", (variant, toMove, ahead, total) => {
  const weights = weightsFor(variants[variant]);
  expect([weights.toMove, weights.ahead]).toEqual([toMove, ahead]);
  expect(weights.houses.flat().reduce((sum, worth) => sum + worth, 0)).toBe(total);
});
