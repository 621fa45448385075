/** The entries of the table, and which of them are replaced. */
import { describe, expect, test } from "vitest";
import { NO_MOVE } from "../../../src/bots/mancala/frame.ts";
import {
  ageAt,
  beginSearch,
  boundAt,
  createTable,
  depthAt,
  isCompleteAt,
  moveAt,
  probe,
  scoreAt,
  store,
  tableBits,
} from "../../../src/bots/mancala/table.ts";
import { LOWER_BOUND, UPPER_BOUND } from "../../../src/bots/search.ts";
import { SWAP } from "../../../src/rules/mancala/play.ts";

describe("a table", () => {
  test("finds what it stored", () => {
    const table = createTable(10);
    const entries = [
      [5, -7, -1, true, -1_004_800, LOWER_BOUND, 15],
      [6, 8, 3, false, 1_004_800, UPPER_BOUND, SWAP],
      [-9, 1, 60, true, 0, LOWER_BOUND | UPPER_BOUND, -2],
    ] as const;
    for (const [first, second, depth, isCutShort, best, bound, bestMove] of entries)
      store(table, { first, second, depth, isCutShort, best, bestMove }, bound);
    for (const [first, second, ...stored] of entries) {
      const at = probe(table, first, second);
      const isCutShort = !isCompleteAt(table, at);
      expect([
        depthAt(table, at),
        isCutShort,
        scoreAt(table, at),
        boundAt(table, at),
        moveAt(table, at),
      ]).toEqual(stored);
      expect(probe(table, first, second + 1)).toBe(-1);
    }
    expect(probe(table, 0, 0)).toBe(-1);
  });

  test("keeps the move of a position whose search fails low, and of no other", () => {
    const table = createTable(10);
    const keep = (second: number, bestMove: number): number => {
      store(table, { first: 0, second, depth: 3, isCutShort: true, best: 1, bestMove }, UPPER_BOUND);
      return moveAt(table, probe(table, 0, second));
    };
    expect([keep(1, 5), keep(1, NO_MOVE), keep(1, SWAP), keep(1, NO_MOVE), keep(2, NO_MOVE)]).toEqual([
      5,
      5,
      SWAP,
      SWAP,
      NO_MOVE,
    ]);
  });

  test("keeps the deeper of two entries in a pair, and the latest", () => {
    const table = createTable(10);
    const keep = (second: number, depth: number, isCutShort = true): void =>
      store(table, { first: 0, second, depth, isCutShort, best: 1, bestMove: 0 }, LOWER_BOUND);
    const stored = (): number[] => [1, 2, 3, 4].filter((second) => probe(table, 0, second) >= 0);
    keep(1, 5);
    keep(2, 3);
    expect(stored()).toEqual([1, 2]);
    keep(3, 2);
    expect(stored()).toEqual([1, 3]);
    keep(4, 6);
    expect(stored()).toEqual([3, 4]);
    keep(4, 1);
    expect(depthAt(table, probe(table, 0, 4))).toBe(1);
    // A score that no deeper search can change counts as the deepest.
    keep(4, 1, false);
    keep(2, 60);
    expect(stored()).toEqual([2, 4]);
    beginSearch(table);
    keep(1, 1);
    expect(stored()).toEqual([1, 2]);
  });

  test("has no entry of the age that begins, however many searches it has served", () => {
    const table = createTable(10);
    for (let search = 0; search < 200; search++) {
      const at = probe(table, 0, 1);
      expect(at < 0 || ageAt(table, at) !== table.age).toBe(true);
      if (search % 64 === 0)
        store(table, { first: 0, second: 1, depth: 3, isCutShort: false, best: 1, bestMove: 0 }, UPPER_BOUND);
      beginSearch(table);
    }
  });

  test("is as large as the search needs, within the memory", () => {
    expect([tableBits(1, 24), tableBits(5000, 24), tableBits(1e12, 24), tableBits(1e12, 1)]).toEqual([
      10, 13, 20, 16,
    ]);
    expect(createTable(12).slots.byteLength).toBe(2 ** 16);
  });
});
