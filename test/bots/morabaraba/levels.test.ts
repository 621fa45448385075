/** Scores that say that the end is certain are those that say how near it is. */
import fc from "fast-check";
import { isForced, pliesToEnd } from "morabaraba/bots";
import { expect, test } from "vitest";

test("a score is forced where it says in how many plies the game ends", () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), (score) => {
      expect(isForced(score)).toBe(pliesToEnd(score) !== undefined);
      expect(isForced(score)).toBe(isForced(-score));
    }),
  );
  expect([isForced(0), isForced(29_990)]).toEqual([false, true]);
});
