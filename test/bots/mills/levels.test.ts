/** Scores that say that the end is certain are those that say how near it is. */
import fc from "fast-check";
import { parsePosition } from "morabaraba";
import { chooseMoveSync, isForced, pliesToEnd, type SearchOptions } from "morabaraba/bots";
import { expect, test } from "vitest";
import { tablebaseOf } from "../../../src/rules/mills/engine/tablebase.ts";

test("a score is forced where it says in how many plies the game ends", () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), (score) => {
      expect(isForced(score)).toBe(pliesToEnd(score) !== undefined);
      expect(isForced(score)).toBe(isForced(-score));
    }),
  );
  expect([isForced(0), isForced(29_990)]).toEqual([false, true]);
});

test("a level overlooks nothing where a tablebase knows the position, so it takes no draw for a forced end", () => {
  // Each side can hold the other for as long as it sees all moves.
  const held = parsePosition("LD1LDL/D l 0,0 - 0 6", "tsoroYematatu");
  expect(isForced(chooseMoveSync(held, { depth: 7 }).score)).toBe(false);
  /** For how many seeds it tells a forced end. */
  const told = (options: SearchOptions): number =>
    Array.from({ length: 40 }, (_, seed) =>
      chooseMoveSync(held, { level: 6, seed, nodes: 1000, ...options }),
    ).filter(({ score }) => isForced(score)).length;
  expect(told({})).toBeGreaterThan(0);
  expect(told({ tablebase: tablebaseOf(() => undefined) })).toBe(told({}));
  expect(told({ tablebase: tablebaseOf(() => 0) })).toBe(0);
});
