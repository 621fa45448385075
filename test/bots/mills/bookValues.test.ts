/** The values of book moves as letters. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { lettersOf } from "../../../research/book/make.ts";
import { type BookValue, valueIn } from "../../../src/bots/mills/bookValues.ts";

test("are read as they were written, each at its place", () => {
  const value = fc.option(
    fc.record({ score: fc.integer({ min: -127, max: 383 }), depth: fc.integer({ min: 12, max: 19 }) }),
    { nil: undefined },
  );
  fc.assert(
    fc.property(fc.array(value), (values: readonly (BookValue | undefined)[]) => {
      const row = values.map(lettersOf).join("");
      expect(values.map((_, place) => valueIn(row, place))).toEqual(values);
    }),
  );
});

test.each([
  { score: -128, depth: 15 },
  { score: 384, depth: 15 },
  { score: 0, depth: 11 },
  { score: 0, depth: 20 },
])("are refused if no letters can hold them: %o", (value) => {
  expect(() => lettersOf(value)).toThrow(RangeError);
});
