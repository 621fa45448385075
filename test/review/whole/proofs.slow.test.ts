/**
 * Every finding with a proof is checked again by the references, on random positions and moves: none is wrong, none is
 * told twice.
 */
import { expect, test } from "vitest";
import { proveMills, proveSowing } from "../../support/review/prove.ts";

test("what a review of mills says is true", async () => {
  expect(await proveMills(90, 0)).toEqual([]);
  // A win at once that a search with so few positions does not find.
  expect(await proveMills(1, 90_245)).toEqual([]);
});

test("what a review of mancala says is true", async () => {
  expect(await proveSowing(150, 0)).toEqual([]);
});
