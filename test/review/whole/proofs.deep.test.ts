/** `proofs.slow.test.ts` on ten thousand positions of each family, in about twenty minutes. */
import { expect, test } from "vitest";
import { proveMills, proveSowing } from "../../support/review/prove.ts";

// Some positions that are made up have no move, so there are more of them.
test.each(Array.from({ length: 13 }, (_, i) => 1000 * (i + 1)))("mills from %d on", async (first) => {
  expect(await proveMills(1000, first)).toEqual([]);
});

test.each(Array.from({ length: 13 }, (_, i) => 1000 * (i + 1)))("mancala from %d on", async (first) => {
  expect(await proveSowing(1000, first)).toEqual([]);
});
