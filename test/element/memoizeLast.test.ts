/** Values that are kept as long as their sources stay the same. */
import { expect, test } from "vitest";
import { kept } from "../../src/element/memoizeLast.ts";

test("a value is computed again only when a source has changed", () => {
  const made: number[] = [];
  const keeper = kept<string>();
  const sum = (a: number, b: number): string =>
    keeper([a, b], () => {
      made.push(a + b);
      return `${a + b}`;
    });
  expect([sum(1, 2), sum(1, 2), sum(2, 1), sum(2, 2), sum(2, 2)]).toEqual(["3", "3", "3", "4", "4"]);
  expect(made).toEqual([3, 3, 4]);
});

test("undefined is kept too", () => {
  let made = 0;
  const keeper = kept<undefined>();
  const make = (): undefined => void made++;
  expect([keeper([], make), keeper([], make)]).toEqual([undefined, undefined]);
  expect(made).toBe(1);
});
