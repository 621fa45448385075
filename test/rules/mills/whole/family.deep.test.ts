/** Reference, verbs and engine side by side in 20,000 random games of random variants, each field at random. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { variant } from "../../../support/mills/arbitraries.ts";
import { compareGame } from "../../../support/mills/comparison.ts";
import { seeded } from "../../../support/random.ts";

test("random games of random variants", { timeout: 7_200_000 }, () => {
  fc.assert(
    fc.property(variant, fc.nat(), (data, seed) => {
      expect(compareGame(data, seeded(seed), 120).differences).toEqual([]);
    }),
    { numRuns: 20_000 },
  );
});
