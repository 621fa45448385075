/** Shapes as plain data. */
import { expect, test } from "vitest";
import { cachedFor, rounded } from "../../src/picture/shapes.ts";

test("numbers have at most two decimals", () => {
  expect([1 / 3, 2, -0.126].map(rounded)).toEqual([0.33, 2, -0.13]);
});

test("a value that depends on data is made once for each key", () => {
  const board = Object.freeze({ size: 3 });
  const made = (key: string): object => cachedFor(board, key, () => ({ size: board.size }));
  expect(made("a")).toBe(made("a"));
  expect(made("a")).not.toBe(made("b"));
});
