/** What the table keeps, and what gives way. */
import { describe, expect, test } from "vitest";
import {
  AT_LEAST,
  AT_MOST,
  boundAt,
  COMPLETE,
  createTable,
  depthAt,
  find,
  hashOf,
  moveAt,
  scoreAt,
  store,
  tableBits,
} from "../../../src/bots/mancala/table.ts";
import { variants } from "../../../src/rules/mancala/data/builtIns.ts";
import { newPosition } from "../../../src/rules/mancala/engine/position.ts";
import { SWAP } from "../../../src/rules/mancala/play.ts";
import { seeded } from "../../support/random.ts";

describe("a table", () => {
  test("gives back what it keeps", () => {
    const table = createTable(10);
    const entries = [
      [5, -7, 0, -1_004_800, AT_LEAST, 15],
      [6, 8, COMPLETE, 1_004_800, AT_MOST, SWAP],
      [-9, 1, 60, 0, AT_LEAST | AT_MOST, -2],
    ] as const;
    for (const [first, second, depth, score, bound, move] of entries)
      store(table, first, second, depth, score, bound, move);
    for (const [first, second, ...kept] of entries) {
      const at = find(table, first, second);
      expect([depthAt(table, at), scoreAt(table, at), boundAt(table, at), moveAt(table, at)]).toEqual(kept);
      expect(find(table, first, second + 1)).toBe(-1);
    }
    expect(find(table, 0, 0)).toBe(-1);
  });

  test("keeps the deeper of two that share a place, and the latest", () => {
    const table = createTable(10);
    const keep = (second: number, depth: number): void => store(table, 0, second, depth, 1, AT_LEAST, 0);
    const kept = (): number[] => [1, 2, 3, 4].filter((second) => find(table, 0, second) >= 0);
    keep(1, 5);
    keep(2, 3);
    expect(kept()).toEqual([1, 2]);
    keep(3, 2);
    expect(kept()).toEqual([1, 3]);
    keep(4, 6);
    expect(kept()).toEqual([3, 4]);
    keep(4, 1);
    expect(depthAt(table, find(table, 0, 4))).toBe(1);
    keep(4, 6);
    table.age = 1;
    keep(1, 1);
    expect(kept()).toEqual([1, 3]);
  });

  test("is as large as the search needs and the memory allows", () => {
    expect([tableBits(1, 24), tableBits(5000, 24), tableBits(1e12, 24), tableBits(1e12, 1)]).toEqual([
      10, 13, 20, 16,
    ]);
    expect(createTable(12).slots.byteLength).toBe(2 ** 16);
  });
});

describe("a hash", () => {
  test("tells houses, stores, sides and beginnings apart", () => {
    const random = seeded(4);
    const hashes = new Set<number>();
    for (let i = 0; i < 20_000; i++) {
      const houses = Array.from({ length: 12 }, (_, house) => random(house === i % 12 ? 40 : 3));
      houses[0] = i % 200;
      houses[5] = Math.floor(i / 200);
      const position = newPosition(variants.kalah, houses, [random(3), 0], random(2) === 0 ? 0 : 1, false);
      hashes.add(hashOf(position, 1));
      hashes.add(hashOf(position, 2));
    }
    // Of 40,000 hashes of 32 bits some 0.2 fall together by chance.
    expect(hashes.size).toBeGreaterThan(39_995);
    const at = (first: number, stores: [number, number], side: 0 | 1): number =>
      hashOf(newPosition(variants.kalah, [first, ...Array<number>(11).fill(1)], stores, side, false), 7);
    const near = [at(0, [0, 0], 0), at(0, [0, 0], 1), at(1, [0, 0], 0), at(1, [0, 0], 1), at(0, [1, 0], 0)];
    expect(new Set(near).size).toBe(5);
  });
});
