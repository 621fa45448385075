/** Forced scores, and levels with a tablebase. */
import fc from "fast-check";
import { parsePosition } from "morabaraba";
import { chooseMoveSync, pliesToEnd, type SearchOptions, winningChance } from "morabaraba/bots";
import { expect, test } from "vitest";
import { tablebaseOf } from "../../../src/rules/mills/engine/tablebase.ts";

const isForced = (score: number): boolean => [0, 1].includes(winningChance(score));

test("a chance grows with the score, is the same for both sides, and is certain exactly at forced ends", () => {
  const score = fc.integer({ min: -30_000, max: 30_000 });
  fc.assert(
    fc.property(score, score, (one, other) => {
      expect(isForced(one)).toBe(pliesToEnd(one) !== undefined);
      expect(winningChance(one) + winningChance(0 - one)).toBeCloseTo(1, 12);
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
      expect(winningChance(lower)).toBeLessThanOrEqual(winningChance(higher));
    }),
    { numRuns: 500 },
  );
  expect([0, 80, 160, 29_000, 29_001].map((each) => Math.round(100 * winningChance(each)))).toEqual([
    50, 60, 70, 100, 100,
  ]);
  expect([29_000, 29_001, -29_000, 30_000, -30_000].map(isForced)).toEqual([false, true, false, true, true]);
  for (const score of ["1", null, undefined, Number.NaN, 0.5, 30_001])
    expect(() => winningChance(score as number)).toThrow(expect.objectContaining({ at: "score" }));
});

test("a level overlooks nothing if a tablebase has the position, so it reports no draw as a forced end", () => {
  // Each side can hold the other as long as it overlooks no move.
  const held = parsePosition("LD1LDL/D l 0,0 - 0 6", "tsoroYematatu");
  expect(isForced(chooseMoveSync(held, { depth: 7 }).score)).toBe(false);
  /** The number of seeds for which it reports a forced end. */
  const told = (options: SearchOptions): number =>
    Array.from({ length: 40 }, (_, seed) =>
      chooseMoveSync(held, { level: 6, seed, nodes: 1000, ...options }),
    ).filter(({ score }) => isForced(score)).length;
  expect(told({})).toBeGreaterThan(0);
  expect(told({ tablebase: tablebaseOf(() => undefined) })).toBe(told({}));
  expect(told({ tablebase: tablebaseOf(() => 0) })).toBe(0);
});
