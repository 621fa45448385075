/** A memo of one value. */
import { expect, test } from "vitest";
import { memoizeLast } from "../../src/element/memoizeLast.ts";

test("a value is computed again only when a source has changed", () => {
  const made: number[] = [];
  const memo = memoizeLast<string | undefined>();
  const sum = (a: number, b: number): string | undefined =>
    memo([a, b], () => {
      made.push(a + b);
      return a === b ? undefined : `${a + b}`;
    });
  expect([sum(1, 2), sum(1, 2), sum(2, 1), sum(2, 2), sum(2, 2)]).toEqual([
    "3",
    "3",
    "3",
    undefined,
    undefined,
  ]);
  expect(made).toEqual([3, 3, 4]);
});
