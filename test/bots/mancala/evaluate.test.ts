/** What a position promises. */
import { describe, expect, test } from "vitest";
import { evaluate, finalScore, type Weights, WON, weightsFor } from "../../../src/bots/mancala/evaluate.ts";
import { variants } from "../../../src/rules/mancala/data/builtIns.ts";
import { newPosition } from "../../../src/rules/mancala/engine/position.ts";

const at = (houses: number[], stores: [number, number], side: 0 | 1, swap = false): number =>
  evaluate(newPosition(variants.kalah, houses, stores, side, swap), [1, 20, 300, 4000, 50_000, 7]);

describe("a value", () => {
  test("adds up the features of a side, and takes off the other's", () => {
    expect(at([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [5, 2], 0)).toBe(300 + WON + 7);
    expect(at([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [5, 2], 1)).toBe(-300 - WON + 7);
    expect(at([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9], [0, 0], 0)).toBe(-29 + 7);
    // Three seeds in the fourth house reach the store; one or two are few; twelve go round.
    expect(at([0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 9], [0, 0], 0)).toBe(323 - 29 + 7);
    expect(at([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9], [0, 0], 0)).toBe(4022 - 29 + 7);
    expect(at([12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9], [0, 0], 0)).toBe(50_032 - 29 + 7);
    expect(at([0, 0, 0, 0, 0, 9, 3, 0, 0, 0, 0, 0], [0, 0], 1)).toBe(23 - 29 + 7);
  });

  test("is that of a game won from a majority on, unless sides may still be swapped", () => {
    const few = [0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 9];
    expect(at(few, [9, 9], 0)).toBe(7);
    expect(at(few, [19, 0], 0)).toBe(1900 + WON + 7);
    expect(at(few, [18, 0], 0)).toBe(1800 + 7);
    expect(at(few, [19, 0], 1)).toBe(-1900 - WON + 7);
    expect(at(few, [19, 0], 1, true)).toBe(-1900 + 7);
  });

  test("of an end is a hundred a seed and a million for the win", () => {
    expect([3, 0, -48].map(finalScore)).toEqual([1_000_300, 0, -1_004_800]);
  });
});

test("each way of playing has weights of its own", () => {
  const all = Object.values(variants).map(weightsFor);
  expect(new Set<Weights>(all).size).toBe(3);
  expect(weightsFor(variants.kalah)).toBe(weightsFor(variants.kalahEmptyCapture));
  expect(weightsFor(variants.oware)).toBe(weightsFor(variants.awari));
});
