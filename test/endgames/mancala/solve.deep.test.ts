/**
 * Tables of mancala against exhaustive search: all positions with at most 8 seeds of random rules, and random
 * positions with more. `RUNS=50 npx vitest run --project deep test/endgames/mancala/solve`; `SEEDS=8`.
 */
import fc from "fast-check";
import { solveEndgames } from "morabaraba/mancala/endgames";
import { expect, test } from "vitest";
import { boardsOf, differenceAt, tableVariant } from "../../support/mancala/byVerbs.ts";
import { seeded } from "../../support/random.ts";

const RUNS = Number(process.env["RUNS"] ?? 10);
const SEEDS = Number(process.env["SEEDS"] ?? 8);
/** Random positions of each variant, with up to four more seeds. */
const MORE = 200;

test("finds the value and the best moves of every position with few seeds, and of random ones with more", async () => {
  let [compared, above] = [0, 0];
  await fc.assert(
    fc.asyncProperty(tableVariant(4), fc.nat(), async (variant, seed) => {
      const tables = await solveEndgames(variant, { seeds: SEEDS + 4 });
      const known = new Map<string, number>();
      const ring = 2 * variant.houses;
      for (let seeds = 1; seeds <= SEEDS; seeds++)
        for (const houses of boardsOf(ring, seeds)) {
          const difference = differenceAt(tables, variant, houses, known);
          if (difference !== undefined) expect(difference).toBeUndefined();
          compared++;
        }
      const random = seeded(seed);
      for (let i = 0; i < MORE; i++) {
        const houses = Array<number>(ring).fill(0);
        for (let count = SEEDS + 1 + random(4); count > 0; count--) houses[random(ring)]! += 1;
        expect(differenceAt(tables, variant, houses, known)).toBeUndefined();
        above++;
      }
    }),
    { numRuns: RUNS },
  );
  console.log(`${RUNS} variants: ${compared} positions to ${SEEDS} seeds, ${above} above`);
}, 3_600_000);
