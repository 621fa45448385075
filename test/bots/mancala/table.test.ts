/** The entries of the table, and which of them are replaced. */
import { describe, expect, test } from "vitest";
import { NONE } from "../../../src/bots/mancala/frame.ts";
import {
  boundAt,
  COMPLETE,
  createTable,
  depthAt,
  find,
  moveAt,
  scoreAt,
  store,
  tableBits,
} from "../../../src/bots/mancala/table.ts";
import { AT_LEAST, AT_MOST } from "../../../src/bots/search.ts";
import { SWAP } from "../../../src/rules/mancala/play.ts";

describe("a table", () => {
  test("finds what it stored", () => {
    const table = createTable(10);
    const entries = [
      [5, -7, 0, -1_004_800, AT_LEAST, 15],
      [6, 8, COMPLETE, 1_004_800, AT_MOST, SWAP],
      [-9, 1, 60, 0, AT_LEAST | AT_MOST, -2],
    ] as const;
    for (const [first, second, depth, score, bound, move] of entries)
      store(table, { first, second, best: score, bestMove: move }, depth, bound);
    for (const [first, second, ...stored] of entries) {
      const at = find(table, first, second);
      expect([depthAt(table, at), scoreAt(table, at), boundAt(table, at), moveAt(table, at)]).toEqual(stored);
      expect(find(table, first, second + 1)).toBe(-1);
    }
    expect(find(table, 0, 0)).toBe(-1);
  });

  test("keeps the move of a position whose search fails low, and of no other", () => {
    const table = createTable(10);
    const keep = (second: number, bestMove: number): number => {
      store(table, { first: 0, second, best: 1, bestMove }, 3, AT_MOST);
      return moveAt(table, find(table, 0, second));
    };
    expect([keep(1, 5), keep(1, NONE), keep(1, SWAP), keep(1, NONE), keep(2, NONE)]).toEqual([
      5,
      5,
      SWAP,
      SWAP,
      NONE,
    ]);
  });

  test("keeps the deeper of two entries in a pair, and the latest", () => {
    const table = createTable(10);
    const keep = (second: number, depth: number): void =>
      store(table, { first: 0, second, best: 1, bestMove: 0 }, depth, AT_LEAST);
    const stored = (): number[] => [1, 2, 3, 4].filter((second) => find(table, 0, second) >= 0);
    keep(1, 5);
    keep(2, 3);
    expect(stored()).toEqual([1, 2]);
    keep(3, 2);
    expect(stored()).toEqual([1, 3]);
    keep(4, 6);
    expect(stored()).toEqual([3, 4]);
    keep(4, 1);
    expect(depthAt(table, find(table, 0, 4))).toBe(1);
    keep(4, 6);
    table.age = 1;
    keep(1, 1);
    expect(stored()).toEqual([1, 3]);
  });

  test("is as large as the search needs, within the memory", () => {
    expect([tableBits(1, 24), tableBits(5000, 24), tableBits(1e12, 24), tableBits(1e12, 1)]).toEqual([
      10, 13, 20, 16,
    ]);
    expect(createTable(12).slots.byteLength).toBe(2 ** 16);
  });
});
