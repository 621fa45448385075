/** Forced scores, and levels with a tablebase. */
import fc from "fast-check";
import { parsePosition } from "morabaraba";
import { chooseMoveSync, isForced, pliesToEnd, type SearchOptions } from "morabaraba/bots";
import { expect, test } from "vitest";
import { tablebaseOf } from "../../../src/rules/mills/engine/tablebase.ts";

test("a score is forced exactly if it has plies to the end", () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), (score) => {
      expect(isForced(score)).toBe(pliesToEnd(score) !== undefined);
      expect(isForced(score)).toBe(isForced(-score));
    }),
  );
  expect([isForced(0), isForced(29_990)]).toEqual([false, true]);
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
