/** The parts of the search of mancala. */
import { createGame, type VariantName } from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { evaluate, finalScore, type Weights, WON, weightsFor } from "../../../src/bots/mancala/evaluate.ts";
import { NO_MOVE, setHashes } from "../../../src/bots/mancala/frame.ts";
import { advance } from "../../../src/bots/mancala/search.ts";
import { createSearch, type Search } from "../../../src/bots/mancala/searchState.ts";
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
import { bestSoFar, LOWER_BOUND, UPPER_BOUND } from "../../../src/bots/search.ts";
import { variants } from "../../../src/rules/mancala/data/builtIns.ts";
import { newPosition, type Position } from "../../../src/rules/mancala/engine/position.ts";
import { SWAP } from "../../../src/rules/mancala/play.ts";
import { readGame } from "../../../src/rules/mancala/read.ts";
import { seeded } from "../../support/random.ts";

// How many positions the search visits at each of some depths.

// After a change to pruning or move order, put the new counts here; higher ones need a good reason.
test.each<[VariantName, number[]]>([
  ["kalah", [16, 58, 153, 518, 804, 1292, 2603]],
  ["oware", [9, 41, 100, 259, 875, 6015, 10_173]],
  ["congkak", [43, 124, 379, 1169, 3762, 11_591, 31_819]],
])("of %s, from the first position", (variant, counts) => {
  const level = { depth: 30, evaluationNoise: 0, missedMoves: 0 };
  const search = createSearch(readGame(createGame(variant)), level, 1, createTable(14), 1);
  const found = Array.from({ length: 7 }, () => {
    advance(search, Number.POSITIVE_INFINITY);
    return search.nodes;
  });
  expect(found).toEqual(counts);
});

// The result of a search in the middle of an iteration.

const lost = -WON - 400;
const level = { depth: 30, evaluationNoise: 0, missedMoves: 0 };

/** A search that found the line 4, 1 in its last iteration, and now tries its third move, 5. */
function asked(score: number, under: { best: number; length?: number }, lines = 1, depth = 3): Search {
  const search = createSearch(readGame(createGame("kalah")), level, 1, createTable(8), lines);
  const [root] = search.frames as [Search["frames"][number]];
  root.moves.set([4, 2, 5, 1, 1, 1]);
  root.line.set([4, 0, 3]);
  root.cursor = 3;
  root.length = under.length ?? 2;
  root.best = under.best;
  return Object.assign(search, { depth, best: [{ line: [4, 1], score }] });
}

const answer = (search: Search): unknown =>
  bestSoFar(search, -WON / 2).map(({ line, score }) => ({ line: Array.from(line), score }));

test("one line comes from the current iteration, once its first move has a score", () => {
  expect(answer(asked(70, { best: 30 }))).toEqual([{ line: [4, 0], score: 30 }]);
  expect(answer(asked(70, { best: 30, length: 0 }))).toEqual([{ line: [4, 1], score: 70 }]);
});

test("several lines are those of the last complete iteration, if there is one", () => {
  expect(answer(asked(70, { best: 30 }, 2))).toEqual([{ line: [4, 1], score: 70 }]);
  expect(answer(asked(70, { best: 30 }, 2, 0))).toEqual([{ line: [4, 0], score: 30 }]);
});

test("if all moves so far turn out to lose for certain, the move in progress is returned", () => {
  expect(answer(asked(70, { best: lost }))).toEqual([{ line: [5], score: 70 }]);
  expect(answer(asked(lost - 500, { best: lost }))).toEqual([{ line: [4, 0], score: lost }]);
});

// The hashes of positions.

function hashesOf(position: Position): number[] {
  const hashes = { first: 0, second: 0 };
  setHashes(hashes, position);
  return [hashes.first, hashes.second];
}

describe("hashes", () => {
  test("depend on houses, stores and sides, and differ from each other", () => {
    const random = seeded(4);
    const hashes = new Set<number>();
    for (let i = 0; i < 20_000; i++) {
      const houses = Array.from({ length: 12 }, (_, house) => random(house === i % 12 ? 40 : 3));
      houses[0] = i % 200;
      houses[5] = Math.floor(i / 200);
      const position = newPosition(variants.kalah, houses, [random(3), 0], random(2) === 0 ? 0 : 1, false);
      for (const hash of hashesOf(position)) hashes.add(hash);
    }
    // Of 40,000 hashes of 32 bits, about 0.2 collide by chance.
    expect(hashes.size).toBeGreaterThan(39_995);
    const at = (first: number, stores: [number, number], side: 0 | 1): number[] =>
      hashesOf(newPosition(variants.kalah, [first, ...Array<number>(11).fill(1)], stores, side, false));
    const near = [at(0, [0, 0], 0), at(0, [0, 0], 1), at(1, [0, 0], 0), at(1, [0, 0], 1), at(0, [1, 0], 0)];
    expect(new Set(near.flat()).size).toBe(10);
  });
});

// The entries of the table, and which of them are replaced.

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

// The static evaluation of mancala.

const weights: Weights = {
  toMove: [7, 0],
  ahead: [100, 0],
  houses: [
    [0, 20, 300],
    [0, 4000, 50_000, 600_000],
  ],
};

const at = (houses: number[], stores: [number, number], side: 0 | 1, swap = false): number =>
  evaluate(newPosition(variants.kalah, houses, stores, side, swap), weights);

describe("a value", () => {
  test("adds the weights of a side's houses and subtracts the other's", () => {
    expect(at([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [5, 2], 0)).toBe(300 + WON + 7);
    expect(at([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [5, 2], 1)).toBe(-300 - WON + 7);
    expect(at([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2], [0, 0], 0)).toBe(20 - 300 + 7);
    expect(at([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2], [0, 0], 1)).toBe(300 - 20 + 7);
    // The last two houses have their own rows; the others share the last row.
    expect(at([0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0], [0, 0], 0)).toBe(4000 - 50_000 + 7);
    expect(at([1, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0], [0, 0], 1)).toBe(50_000 - 8000 + 7);
    // As many seeds as a row has, or more.
    expect(at([0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 9], [0, 0], 0)).toBe(600_000 - 300 + 7);
  });

  test("is a certain win from a majority on, unless sides may still be swapped", () => {
    const few = [0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 9];
    expect(at(few, [9, 9], 0)).toBe(7);
    expect(at(few, [19, 0], 0)).toBe(1900 + WON + 7);
    expect(at(few, [18, 0], 0)).toBe(1800 + 7);
    expect(at(few, [19, 0], 1)).toBe(-1900 - WON + 7);
    expect(at(few, [19, 0], 1, true)).toBe(-1900 + 7);
  });

  test("weighs the lead and the right to move by the seeds in the houses", () => {
    // Half of the seeds, then a quarter, with house weights of zero.
    const value = (houses: number[], stores: [number, number], side: 0 | 1): number =>
      evaluate(newPosition(variants.kalah, houses, stores, side, true), {
        toMove: [7, 10],
        ahead: [60, -20],
        houses: [[0]],
      });
    const row = (seeds: number): number[] => [seeds, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, seeds];
    expect(value(row(4), [6, 2], 0)).toBe(4 * 50 + 7 + 80);
    expect(value(row(4), [6, 2], 1)).toBe(-4 * 50 + 7 + 80);
    expect(value(row(2), [9, 3], 0)).toBe(6 * 55 + 7 + 40);
    expect(value(row(1), [0, 1], 0)).toBe(Math.round(-60 + 40 / 3) + 7 + 20);
  });

  test("of an end is a hundred per seed and a million for the win", () => {
    expect([3, 0, -48].map(finalScore)).toEqual([1_000_300, 0, -1_004_800]);
  });
});

test("each way of playing has its own weights", () => {
  const all = Object.values(variants).map(weightsFor);
  expect(new Set<Weights>(all).size).toBe(3);
  expect(weightsFor(variants.kalah)).toBe(weightsFor(variants.kalahEmptyCapture));
  expect(weightsFor(variants.oware)).toBe(weightsFor(variants.awari));
});

test.each([
  ["kalah", [153, 0], [100, 0], 16_708],
  ["oware", [54, 0], [100, 0], 17_367],
  ["congkak", [-198, 24], [60, -20], 1459],
] as const)("the weights of %s are those that played the matches", (variant, toMove, ahead, total) => {
  const weights = weightsFor(variants[variant]);
  expect([weights.toMove, weights.ahead]).toEqual([toMove, ahead]);
  expect(weights.houses.flat().reduce((sum, worth) => sum + worth, 0)).toBe(total);
});
