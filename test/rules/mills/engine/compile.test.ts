/** Variants compiled for the engine: points, neighbours and lines as bits. */
import fc from "fast-check";
import { createGame, type Variant } from "morabaraba";
import { type Ruleset, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { board } from "../../../support/mills/arbitraries.ts";
import { changed } from "../../../support/mills/positions.ts";
import { builtIns } from "../../../support/mills/reference.ts";

const maskOf = (ruleset: Ruleset, points: string): number =>
  points === "" ? 0 : points.split(" ").reduce((mask, point) => mask | (1 << ruleset.numbers.get(point)!), 0);

const pointsIn = (ruleset: Ruleset, mask: number): string =>
  ruleset.points.filter((_, number) => (mask >> number) & 1).join(" ");

describe("engineFor", () => {
  test("compiles a variant once", () => {
    expect(rulesetFor("mssa")).toBe(rulesetFor("mssa"));
    expect(rulesetFor(builtIns.mssa)).toBe(rulesetFor("mssa"));
    const mine = createGame(changed("mssa", { cows: 9 })).variant as Variant;
    const first = rulesetFor(mine);
    rulesetFor("standard");
    expect(rulesetFor(mine)).toBe(first);
    expect(first.variant).toBe(mine);
    expect(first.stored).toBe(mine);
    expect(rulesetFor("mssa").stored).toBe("mssa");
  });

  test("knows the neighbours and lines of any board", () => {
    fc.assert(
      fc.property(board, (data) => {
        const ruleset = rulesetFor({ ...builtIns.standard, name: "any", board: data, cows: 3 });
        const pairs = [
          ...data.lines.flatMap(([a, b, c]) => [
            [a, b],
            [b, c],
          ]),
          ...data.links,
        ];
        const near = (point: string): string[] =>
          data.points.filter((other) =>
            pairs.some((pair) => pair.includes(point) && pair.includes(other) && point !== other),
          );
        for (const [number, point] of data.points.entries()) {
          expect(pointsIn(ruleset, ruleset.neighbors[number]!)).toBe(near(point).join(" "));
        }
        expect([...ruleset.lines]).toEqual(data.lines.map((line) => maskOf(ruleset, line.join(" "))));
      }),
      { numRuns: 40 },
    );
  });
});
