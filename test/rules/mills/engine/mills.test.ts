/** Points that close a mill, on any board. */

import fc from "fast-check";
import type { Board } from "morabaraba";
import { millPoints, type Ruleset, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { board, ringBoard } from "../../../support/mills/arbitraries.ts";
import { builtIns } from "../../../support/mills/reference.ts";
import { seeded } from "../../../support/random.ts";

const maskOf = (ruleset: Ruleset, points: string): number =>
  points === "" ? 0 : points.split(" ").reduce((mask, point) => mask | (1 << ruleset.numbers.get(point)!), 0);

const pointsIn = (ruleset: Ruleset, mask: number): string =>
  ruleset.points.filter((_, number) => (mask >> number) & 1).join(" ");

describe("millPoints", () => {
  /** Computes them line by line, from the definition. */
  const plainly = ({ lines }: Board, cows: ReadonlySet<string>): string[] => [
    ...new Set(
      lines.flatMap((line) =>
        line.filter((point) => line.every((other) => other === point || cows.has(other))),
      ),
    ),
  ];

  test.each([
    ["any board", board],
    ["three rings", ringBoard],
  ] as const)("on %s", (_name, boards) => {
    fc.assert(
      fc.property(boards, fc.nat(), (data, seed) => {
        const ruleset = rulesetFor({ ...builtIns.standard, name: "any", board: data, cows: 3 });
        const random = seeded(seed);
        for (let i = 0; i < 10; i++) {
          const cows = new Set(data.points.filter(() => random(3) > 0));
          const mask = maskOf(ruleset, [...cows].join(" "));
          expect(pointsIn(ruleset, millPoints(ruleset, mask)).split(" ").sort()).toEqual(
            plainly(data, cows).length === 0 ? [""] : plainly(data, cows).sort(),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  test("includes occupied points", () => {
    const ruleset = rulesetFor("standard");
    expect(pointsIn(ruleset, millPoints(ruleset, maskOf(ruleset, "a7 d7")))).toBe("g7");
    expect(pointsIn(ruleset, millPoints(ruleset, maskOf(ruleset, "a7 d7 g7")))).toBe("a7 d7 g7");
    expect(pointsIn(ruleset, millPoints(ruleset, maskOf(ruleset, "a7 d7 d6")))).toBe("g7 d5");
  });
});
