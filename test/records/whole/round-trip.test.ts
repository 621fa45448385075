/** Whatever is written is read as it was, and written again in the same bytes; for every variant of both families. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  anyVariant,
  changedVariant as changedMancala,
  names as mancalaNames,
} from "../../support/mancala/arbitraries.ts";
import { changedVariant, names, variant } from "../../support/morabaraba/arbitraries.ts";
import { seeded } from "../../support/random.ts";
import { faultOf } from "../../support/records/comparison.ts";
import { mills, randomRecord, sowings } from "../../support/records/random-records.ts";

describe.each([
  [mills, names, fc.oneof(variant, changedVariant)],
  [sowings, mancalaNames, fc.oneof(anyVariant, changedMancala)],
] as const)("$name", (kind, builtIns, own) => {
  test.each(builtIns)("records of %s", { timeout: 60_000 }, (name) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 120 }), (seed, steps) => {
        const record = randomRecord(kind, name, seeded(seed), steps);
        for (const notation of kind.notations) {
          if (notation === "mssa" && name === "sesotho25") continue;
          expect(faultOf(kind, record, notation)).toBeUndefined();
        }
      }),
      { numRuns: 8 },
    );
  });

  test("records of one's own variants", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(own as fc.Arbitrary<unknown>, fc.nat(), fc.nat({ max: 80 }), (data, seed, steps) => {
        expect(faultOf(kind, randomRecord(kind, data, seeded(seed), steps), undefined)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });
});
