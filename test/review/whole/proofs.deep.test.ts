/** Runs `proofs.slow.test.ts` on ten thousand positions of each family, in about twenty minutes. */
import { expect, test } from "vitest";
import { proveMills, proveSowing } from "../../support/review/prove.ts";

// Some random positions have no legal move, so more of them are tried.
test.each(Array.from({ length: 13 }, (_, i) => 1000 * (i + 1)))("mills from %d on", async (first) => {
  expect(await proveMills(1000, first)).toEqual([]);
});

test.each(Array.from({ length: 13 }, (_, i) => 1000 * (i + 1)))("mancala from %d on", async (first) => {
  expect(await proveSowing(1000, first)).toEqual([]);
});
