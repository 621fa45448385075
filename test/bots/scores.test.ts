/** What a score says of the end. */
import { pliesToEnd } from "morabaraba/bots";
import { expect, test } from "vitest";

test.each([
  [30_000, 0],
  [29_985, 15],
  [29_001, 999],
  [29_000, undefined],
  [812, undefined],
  [0, undefined],
  [-812, undefined],
  [-29_000, undefined],
  [-29_001, -999],
  [-29_984, -16],
])("a score of %i is %s plies from the end", (score, plies) => {
  expect(pliesToEnd(score)).toBe(plies);
});
