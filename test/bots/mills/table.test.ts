/** The transposition table: entries match only their position, and forced ends have the right distance. */
import { createGame, type Game, parsePosition, type Variant } from "morabaraba";
import {
  createPosition,
  encodeGame,
  generateMoves,
  makeMove,
  type Position,
  rulesetFor,
} from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { createFrames, type Frame, NO_MOVE } from "../../../src/bots/mills/frame.ts";
import {
  ageAt,
  beginSearch,
  boundAt,
  createTable,
  depthAt,
  moveAt,
  probe,
  scoreAt,
  setKeys,
  store,
  type Table,
  tableBits,
} from "../../../src/bots/mills/table.ts";
import { LOWER_BOUND, UPPER_BOUND } from "../../../src/bots/search.ts";
import { secondKey } from "../../../src/rules/mills/engine/key.ts";
import { changed, position } from "../../support/mills/positions.ts";
import { pick, seeded } from "../../support/random.ts";

const ruleset = rulesetFor("standard");
const start = encodeGame(ruleset, createGame());

/** Different positions from random games, in order. */
function some(count: number, source: Game["variant"] = "standard"): Position[] {
  const own = rulesetFor(source);
  const random = seeded(5);
  const moves = new Int32Array(own.mostMoves);
  let at = encodeGame(own, createGame(source));
  return Array.from({ length: count }, () => {
    const next = createPosition();
    makeMove(own, at, pick([...moves.subarray(0, generateMoves(own, at, moves, 0))], random), next);
    at = { ...next, previous: null };
    return at;
  });
}

/** A frame of a position that is searched at most `ahead` plies deep. */
function frameOf(position: Position, own = ruleset, ahead = Number.POSITIVE_INFINITY): Frame {
  const frame = createFrames(position, 1331)[0] as Frame;
  setKeys(frame, own, ahead);
  return frame;
}

function slotOf(table: Table, at: Position, own = ruleset, ahead?: number): number {
  const { key, second } = frameOf(at, own, ahead);
  return probe(table, key, second);
}

function found(table: Table, at: Position, own = ruleset): number[] | undefined {
  const slot = slotOf(table, at, own);
  if (slot < 0) return undefined;
  return [scoreAt(table, slot, 0), depthAt(table, slot), boundAt(table, slot), moveAt(table, slot)];
}

interface Finding {
  readonly ply?: number;
  readonly depth?: number;
  readonly score?: number;
  readonly bound?: number;
  readonly move?: number;
  readonly ahead?: number;
}

function keep(table: Table, at: Position, finding: Finding = {}, own = ruleset): void {
  const { ply = 0, depth = 2, score = 1, bound = LOWER_BOUND, move = 1, ahead } = finding;
  store(table, { ...frameOf(at, own, ahead), ply, depth, best: score, bestMove: move }, bound);
}

test("keys include the state of extra rules, if a ruleset has them", () => {
  const [shax, standard] = [rulesetFor("shax"), rulesetFor("standard")];
  const thirds = ["-", "first:l"].map(
    (due) => frameOf(encodeGame(shax, parsePosition(`LLL5/DD6/8 d 9,10 - ${due} 0 5`, "shax")), shax).third,
  );
  expect(new Set(thirds).size).toBe(2);
  expect(frameOf(start, standard).third).toBeNaN();
  expect([createTable(4).thirds, createTable(4, true).thirds?.length]).toEqual([null, 16]);
});

describe("the second key of a frame", () => {
  const variant = changed("mssa", { drawAfterQuietPlies: 50, tenMoves: null });
  const own = rulesetFor(variant);
  const at = (quiet: number): Position =>
    encodeGame(
      own,
      position({ variant, quiet, light: "a7 d7 g7 b6", dark: "a1 d1 g1 b2", lightBar: "b6-d6" }),
    );

  test("is that of its position, with the quiet plies above it if they count", () => {
    for (const quiet of [0, 1, 2, 40]) {
      const [counted, uncounted] = [frameOf(at(quiet), own), frameOf(at(quiet), own, 5)];
      const bars = secondKey(own, at(quiet));
      expect(bars).toBeGreaterThan(0);
      expect(uncounted.second).toBe(bars);
      expect(counted.second).toBe((quiet + 1) * 2 ** 30 + bars);
    }
  });
});

describe("the third key", () => {
  /** Frames of one position that differ only in the third key. */
  const framesOf = (thirds: readonly number[]): Frame[] =>
    thirds.map((third) => ({ ...frameOf(start), third, best: 1, bestMove: 1 }));
  const all = [0, 1, 2, 3, 4, 5, 6, 7];

  test("finds only its own entry", () => {
    const table = createTable(1, true);
    const [frame] = framesOf([5]) as [Frame];
    store(table, frame, LOWER_BOUND);
    expect(all.filter((third) => probe(table, frame.key, frame.second, third) >= 0)).toEqual([5]);
  });

  test.each([
    ["low", 1],
    ["high", 2 ** 32],
  ])("spreads entries over the pairs by its %s bits, so that none gives way to another", (_name, unit) => {
    const table = createTable(12, true);
    const frames = framesOf(all.map((third) => third * unit));
    for (const frame of frames) store(table, frame, LOWER_BOUND);
    const slots = frames.map(({ key, second, third }) => probe(table, key, second, third));
    expect(slots).not.toContain(-1);
    expect(new Set(slots).size).toBe(all.length);
  });
});

test("the size of a table follows the positions, up to the memory", () => {
  expect([1, 1024, 1025, 100_000, 1e12].map((nodes) => tableBits(nodes, 24))).toEqual([8, 8, 9, 15, 20]);
  for (const memory of [1, 2, 3, 24, 47, 48, 1024]) {
    const { keys, entries } = createTable(Math.min(tableBits(1e12, memory), 12));
    const bytes = (keys.byteLength + entries.byteLength) * 2 ** Math.max(tableBits(1e12, memory) - 12, 0);
    expect(bytes).toBeLessThanOrEqual(memory * 2 ** 20);
    expect(2 * bytes).toBeGreaterThan(memory * 2 ** 20);
  }
});

describe("a table", () => {
  test("replaces entries of earlier searches first, however deep", () => {
    const [old, deep, shallow] = some(3) as [Position, Position, Position];
    // Two slots, so all positions share them.
    const table = createTable(1);
    keep(table, old, { depth: 20, move: 7 });
    keep(table, deep, { depth: 10, score: 2, move: 7 });
    expect([old, deep].map((at) => found(table, at) === undefined)).toEqual([false, false]);
    beginSearch(table);
    keep(table, shallow, { depth: 1, score: 3, move: 7 });
    expect([old, deep, shallow].map((at) => found(table, at) === undefined)).toEqual([true, false, false]);
  });

  test("has no entry of the age that begins, however many searches it has served", () => {
    const table = createTable(5);
    for (let search = 0; search < 200; search++) {
      const slot = slotOf(table, start);
      expect(slot < 0 || ageAt(table, slot) !== table.age).toBe(true);
      if (search % 64 === 0) keep(table, start);
      beginSearch(table);
    }
  });

  test("has 2 to the bits slots, all empty", () => {
    const table = createTable(5);
    expect([table.keys.length, table.entries.length]).toEqual([64, 64]);
    expect(found(table, start)).toBeUndefined();
    // The keys of a board without cows are those of an empty slot.
    const uncounted = rulesetFor(changed("standard", { tenMoves: null }));
    expect(found(createTable(5), createPosition(), uncounted)).toBeUndefined();
  });

  test("finds every field of an entry", () => {
    const table = createTable(8);
    keep(table, start, { depth: 7, score: -123, bound: UPPER_BOUND, move: 32_745 });
    expect(found(table, start)).toEqual([-123, 7, UPPER_BOUND, 32_745]);
    keep(table, start, { depth: 60, score: 29_000, bound: LOWER_BOUND | UPPER_BOUND, move: 5 });
    expect(found(table, start)).toEqual([29_000, 60, 3, 5]);
  });

  test("keeps the move of a position whose search fails low, and of no other", () => {
    const [at, other] = some(2) as [Position, Position];
    const table = createTable(1);
    keep(table, at, { depth: 7, score: 50, move: 32_745 });
    for (const depth of [3, 8]) {
      keep(table, at, { depth, score: -9, bound: UPPER_BOUND, move: NO_MOVE });
      expect(found(table, at)).toEqual([-9, depth, UPPER_BOUND, 32_745]);
    }
    keep(table, other, { depth: 9, bound: UPPER_BOUND, move: NO_MOVE });
    expect(found(table, other)).toEqual([1, 9, UPPER_BOUND, NO_MOVE]);
    expect(found(table, at)).toBeUndefined();
  });

  test("spreads positions over its pairs", () => {
    const table = createTable(6);
    const slots = some(22).map((at) => {
      keep(table, at);
      return slotOf(table, at);
    });
    // The same everywhere, since lost entries decide how many positions a search visits.
    expect(slots).toEqual([
      16, 10, 56, 58, 62, 0, 52, 36, 52, 6, 40, 8, 34, 14, 42, 26, 30, 4, 30, 12, 38, 44,
    ]);
  });
});

test.each<readonly [string, stored: readonly (readonly [at: number, depth: number])[], depths: unknown[]]>([
  [
    "the deepest keeps the first slot",
    [
      [0, 5],
      [1, 4],
    ],
    [5, 4, undefined],
  ],
  [
    "and the latest takes the second",
    [
      [0, 5],
      [1, 4],
      [2, 3],
    ],
    [5, undefined, 3],
  ],
  [
    "one as deep as the first takes its place",
    [
      [0, 5],
      [1, 4],
      [2, 5],
    ],
    [undefined, 4, 5],
  ],
  [
    "a deeper one does, too",
    [
      [0, 5],
      [1, 4],
      [2, 6],
    ],
    [undefined, 4, 6],
  ],
  [
    "one that is there already is replaced where it is",
    [
      [0, 5],
      [1, 4],
      [1, 9],
      [0, 2],
    ],
    [2, 9, undefined],
  ],
])("of the positions of one pair of slots %s", (_name, stored, depths) => {
  const positions = some(3);
  const table = createTable(1);
  for (const [at, depth] of stored) keep(table, positions[at] as Position, { depth });
  expect(positions.map((at) => found(table, at)?.[1])).toEqual(depths);
});

test.each([
  [29_990, 29_985, 29_993],
  [-29_990, -29_985, -29_993],
  [29_001, 28_996, 29_004],
  [-29_001, -28_996, -29_004],
  [29_000, 29_000, 29_000],
  [-29_000, -29_000, -29_000],
  [812, 812, 812],
  [0, 0, 0],
])("a score of %i at ply 5 is %i at ply 10 and %i at ply 2", (score, later, sooner) => {
  const table = createTable(8);
  keep(table, start, { ply: 5, score });
  const slot = slotOf(table, start);
  expect([5, 10, 2].map((ply) => scoreAt(table, slot, ply))).toEqual([score, later, sooner]);
});

describe("quiet plies", () => {
  const cows = { light: "a7 d7 g7 b6", dark: "a1 d1 g1 b2" } as const;

  /** Whether the table mixes up two positions that differ in the counter alone. */
  function mixes(variant: Variant, layout: object = cows): boolean {
    const own = rulesetFor(variant);
    const [early, late] = [3, 4].map((quiet) => encodeGame(own, position({ variant, quiet, ...layout })));
    const table = createTable(8);
    keep(table, early!, {}, own);
    expect(found(table, early!, own)).toBeDefined();
    return found(table, late!, own) !== undefined;
  }
  const tenMoves = (cows: number, who: "either" | "both"): Variant =>
    changed("standard", { tenMoves: { plies: 10, cows, who }, drawAfterQuietPlies: null });

  test("tell positions apart if a rule counts quiet plies", () => {
    expect(mixes(changed("standard", { drawAfterQuietPlies: 50, tenMoves: null }))).toBe(false);
    expect(mixes(changed("standard", { drawAfterQuietPlies: null, tenMoves: null }))).toBe(true);
  });

  test("tell them apart only if a search can reach the draw that counts them", () => {
    const own = rulesetFor(changed("standard", { drawAfterQuietPlies: 50, tenMoves: null }));
    /** Whether an entry without quiet plies serves a search of this depth after 40 quiet plies. */
    const serves = (ahead: number): boolean => {
      const [early, late] = [0, 40].map((quiet) =>
        encodeGame(own, position({ variant: own.variant, quiet, ...cows })),
      );
      const table = createTable(8);
      keep(table, early!, { ahead: 5 }, own);
      return slotOf(table, late!, own, ahead) >= 0;
    };
    expect([1, 9, 10, 11, Number.POSITIVE_INFINITY].map(serves)).toEqual([true, true, false, false, false]);
  });

  test("tell them apart by the ten-move rule only once the sides have few enough cows", () => {
    expect(mixes(tenMoves(3, "either"))).toBe(true);
    expect(mixes(tenMoves(4, "either"))).toBe(false);
    const uneven = { ...cows, dark: "a1 d1 g1" };
    expect(mixes(tenMoves(3, "either"), uneven)).toBe(false);
    expect(mixes(tenMoves(3, "both"), uneven)).toBe(true);
    expect(mixes(tenMoves(4, "both"), uneven)).toBe(false);
  });

  test("need few cows in hand as well, on both sides", () => {
    expect(mixes(tenMoves(4, "both"), { ...cows, hands: [1, 0] })).toBe(true);
    expect(mixes(tenMoves(4, "both"), { ...cows, hands: [0, 1] })).toBe(true);
    expect(mixes(tenMoves(5, "both"), { ...cows, hands: [1, 1] })).toBe(false);
  });

  test("give a position different keys for all their numbers", () => {
    const variant = changed("mssa", { drawAfterQuietPlies: 50 });
    const own = rulesetFor(variant);
    const all = [0, 1, 2, 49].flatMap((quiet) =>
      [undefined, "b6-d6"].map((lightBar) =>
        encodeGame(own, position({ variant, quiet, ...cows, ...(lightBar && { lightBar }) })),
      ),
    );
    for (const [i, at] of all.entries()) {
      const table = createTable(8);
      keep(table, at, {}, own);
      expect(all.map((other) => found(table, other, own) !== undefined).indexOf(true)).toBe(i);
      expect(all.filter((other) => found(table, other, own))).toEqual([at]);
    }
  });
});
