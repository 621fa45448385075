/**
 * Every reader returns a value or throws a typed error for hostile input. `readers.ts` prints the time per
 * byte.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { hostile, rawError, readers } from "./brute/readers.ts";
import { seeded } from "./support/random.ts";

test.each(readers.map((reader) => [reader.name, reader] as const))("%s", async (_name, reader) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const input = hostile(reader, seeded(seed));
      expect(await rawError(() => reader.read(input))).toBe(undefined);
    }),
    { numRuns: 30 },
  );
});
