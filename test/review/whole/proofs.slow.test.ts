/** The references check every proved finding on random positions: none is wrong, and none occurs twice. */
import { expect, test } from "vitest";
import { proveMills, proveSowing } from "../../support/review/prove.ts";

test("findings of mills are true", async () => {
  expect(await proveMills(90, 0)).toEqual([]);
  // A win at once that a search of so few positions misses.
  expect(await proveMills(1, 90_245)).toEqual([]);
});

test("findings of mancala are true", async () => {
  expect(await proveSowing(150, 0)).toEqual([]);
});
