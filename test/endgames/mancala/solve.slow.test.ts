/** Tables of mancala against exhaustive search with the reference implementation, for random rules. */
import fc from "fast-check";
import { variants } from "morabaraba/mancala";
import { solveEndgames, tableSummaries } from "morabaraba/mancala/endgames";
import { describe, expect, test } from "vitest";
import { boardsOf, differenceAt, tableVariant } from "../../support/mancala/byVerbs.ts";

describe("solveEndgames of mancala", () => {
  test("finds the value and the best moves of every position, for random rules", async () => {
    await fc.assert(
      fc.asyncProperty(tableVariant(3), async (variant) => {
        const tables = await solveEndgames(variant, { seeds: 6 });
        const known = new Map<string, number>();
        for (let seeds = 1; seeds <= 6; seeds++)
          for (const houses of boardsOf(2 * variant.houses, seeds))
            expect(differenceAt(tables, variant, houses, known)).toBeUndefined();
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  test.each(["kalah", "kalahEmptyCapture", "congkak"] as const)(
    "finds the values of %s",
    async (name) => {
      const tables = await solveEndgames(name, { seeds: 4 });
      const known = new Map<string, number>();
      for (const houses of boardsOf(2 * variants[name].houses, 4))
        expect(differenceAt(tables, variants[name], houses, known)).toBeUndefined();
    },
    60_000,
  );

  test("a side that must pass loses what the other side wins", async () => {
    const tables = await solveEndgames({ base: "kalah", houses: 1, endsWhen: "all-empty" }, { seeds: 1 });
    expect(tableSummaries(tables)[1]).toEqual({ seeds: 1, won: 1, drawn: 0, lost: 1 });
  });
});
