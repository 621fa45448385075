/** Steps by distance: all steps of a board, and no others. */
import fc from "fast-check";
import { type Ruleset, rulesetFor } from "morabaraba/engine";
import { expect, test } from "vitest";
import { terrainOf } from "../../src/bots/terrain.ts";
import { stored } from "../support/morabaraba/arbitraries.ts";

/** Every pair of neighbours, the lower number first. */
function stepsOf({ points, neighbours }: Ruleset): string[] {
  const numbers = points.map((_, number) => number);
  return numbers.flatMap((low) =>
    numbers.filter((high) => high > low && (neighbours[low]! >> high) & 1).map((high) => `${low}-${high}`),
  );
}

test("distances and origins are the steps of the board, each once", () => {
  fc.assert(
    fc.property(stored, (variant) => {
      const ruleset = rulesetFor(variant);
      const { distances, origins } = terrainOf(ruleset);
      const steps = Array.from(distances).flatMap((distance, i) =>
        ruleset.points.flatMap((_, low) => ((origins[i]! >> low) & 1 ? [`${low}-${low + distance}`] : [])),
      );
      expect(steps.sort()).toEqual(stepsOf(ruleset).sort());
      expect(new Set(distances).size).toBe(distances.length);
    }),
    { numRuns: 30 },
  );
});

test("is compiled once while the board stays, and again for another", () => {
  const [standard, centre] = [rulesetFor("standard"), rulesetFor("sesotho25")];
  const first = terrainOf(standard);
  expect(terrainOf(standard)).toBe(first);
  expect(terrainOf(centre)).not.toEqual(first);
  expect(terrainOf(standard)).toEqual(first);
});
