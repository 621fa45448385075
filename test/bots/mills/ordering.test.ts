/** The order of moves: the table's, mills by what they shoot, blocks, killers, history. */
import { createGame } from "morabaraba";
import { encodeGame, encodeMove, type Position, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { createFrames, type Frame } from "../../../src/bots/mills/frame.ts";
import {
  age,
  createHeuristics,
  type Heuristics,
  pickBest,
  rankMoves,
  recordCutoff,
} from "../../../src/bots/mills/ordering.ts";
import { position } from "../../support/mills/positions.ts";

const ruleset = rulesetFor("standard");
const move = (text: string): number => {
  const [way = "", shot] = text.split("x");
  const [from, to] = way.includes("-") ? way.split("-") : [undefined, way];
  return encodeMove(ruleset, { to: to as string, ...(from && { from }), ...(shot && { shots: [shot] }) });
};

/** The index at which the moves of a frame begin. */
const START = 3;

interface Setting {
  readonly ply?: number;
  readonly depth?: number;
  readonly heuristics?: Heuristics;
  readonly firstMove?: number;
}

/** A frame with these moves behind a gap. */
function frameOf(at: Position, moves: readonly number[], changes: Partial<Frame> = {}): Frame {
  const frame = { ...createFrames(at, 1331)[0]!, depth: 1, end: START + moves.length, ...changes };
  frame.moves.set(moves, START);
  frame.ranks.fill(-5);
  return frame;
}

/** Ranks of moves by name; the ranks around them must stay as they are. */
function ranks(at: Position, names: string, setting: Setting = {}): Record<string, number> {
  const { ply = 0, depth = 1, heuristics = createHeuristics(4), firstMove = -1 } = setting;
  const frame = frameOf(at, names.split(" ").map(move), { ply, depth });
  rankMoves(ruleset, frame, heuristics, firstMove, START);
  expect([...frame.ranks.subarray(0, START), frame.ranks[frame.end]]).toEqual([-5, -5, -5, -5]);
  return Object.fromEntries(names.split(" ").map((name, i) => [name, frame.ranks[START + i]!]));
}

const FIRST = 2 ** 30;
const SHOT = 2 ** 26;
const BLOCK = 2 ** 24;
const KILLER = 2 ** 22;

/** Light threatens a mill on g7, dark one on g1; light has the cows of the first name to place or move. */
const at = encodeGame(ruleset, position({ light: "a7 d7 b4", dark: "a1 d1 e4", hands: [5, 5] }));

describe("a rank", () => {
  test("of the table's move is above all others", () => {
    expect(ranks(at, "g7xd1 g1 f2", { firstMove: move("f2") })["f2"]).toBe(FIRST);
    expect(ranks(at, "g7xd1 g1 f2", { firstMove: move("g7xd1") })["g7xd1"]).toBe(FIRST);
  });

  test("of a mill is higher the fewer lines its shot leaves open, then by the shot cow's neighbours", () => {
    // Without d1 or a1 dark has nothing to close; without e4 still g1.
    expect(ranks(at, "g7xd1 g7xa1 g7xe4")).toEqual({
      g7xd1: SHOT + 3,
      g7xa1: SHOT + 3,
      g7xe4: SHOT - (1 << 21) + 3,
    });
  });

  test("of a block is below a mill and above a killer", () => {
    expect(ranks(at, "g1 f2 d6")).toEqual({ g1: BLOCK, f2: 0, d6: 0 });
  });

  test("of a killer of this ply is above history", () => {
    const heuristics = createHeuristics(4);
    heuristics.killers.set([move("f2"), move("d6")], 4);
    expect(ranks(at, "f2 d6 g1 f4", { ply: 2, heuristics })).toEqual({
      f2: KILLER,
      d6: KILLER,
      g1: BLOCK,
      f4: 0,
    });
    expect(ranks(at, "f2 d6", { ply: 1, heuristics })).toEqual({ f2: 0, d6: 0 });
    expect(ranks(at, "f2 d6", { ply: 3, heuristics })).toEqual({ f2: 0, d6: 0 });
  });

  test("counts the lines that a quiet move opens, if depth is left", () => {
    // A cow on a4 makes lines of a7-a4-a1 no more, since dark stands there, but of a4-b4-c4.
    const deep = ranks(at, "a4 f2 b6", { depth: 2 });
    expect(deep).toEqual({ a4: 2 * 2 ** 19, f2: 1 * 2 ** 19, b6: 3 * 2 ** 19 });
    expect(ranks(at, "a4 f2 b6", { depth: 1 })).toEqual({ a4: 0, f2: 0, b6: 0 });
  });

  test("counts a step without the cow at its origin", () => {
    const moving = encodeGame(ruleset, position({ light: "a7 d7 b4 f4", dark: "a1 d1 e4 e5 c3" }));
    expect(ranks(moving, "d7-d6 f4-f6", { depth: 2 })).toEqual({ "d7-d6": 0, "f4-f6": 2 ** 19 });
  });

  test("adds the history of the same side, origin and destination", () => {
    const heuristics = createHeuristics(4);
    heuristics.history[(0 << 10) | (move("f2") & 1023)] = 40;
    heuristics.history[(1 << 10) | (move("d6") & 1023)] = 50;
    heuristics.history[(0 << 10) | (move("g7") & 1023)] = 60;
    expect(ranks(at, "f2 d6 g7xd1", { heuristics })).toEqual({ f2: 40, d6: 0, g7xd1: SHOT + 3 + 60 });
    expect(ranks({ ...at, turn: 1 }, "f2 d6", { heuristics })).toEqual({ f2: 0, d6: 50 });
  });
});

test("the move with the highest rank comes forward, the earliest among equals", () => {
  const frame = { ...createFrames(at, 1331)[0]!, end: 5 };
  const list = (all: Int32Array): number[] => [...all.subarray(0, 6)];
  frame.moves.set([1, 2, 3, 4, 5, 6]);
  frame.ranks.set([99, 3, 7, 7, 1, 99]);
  pickBest(frame, 1);
  expect([list(frame.moves), list(frame.ranks)]).toEqual([
    [1, 3, 2, 4, 5, 6],
    [99, 7, 3, 7, 1, 99],
  ]);
  pickBest(frame, 2);
  expect(list(frame.moves)).toEqual([1, 3, 4, 2, 5, 6]);
  pickBest(frame, 4);
  expect(list(frame.moves)).toEqual([1, 3, 4, 2, 5, 6]);
});

describe("heuristics", () => {
  const begin = encodeGame(ruleset, createGame());
  const cutoff = (heuristics: Heuristics, ply: number, depth: number, bestMove: number, position = begin) =>
    recordCutoff(heuristics, { ...createFrames(position, 1331)[0]!, ply, depth, bestMove });

  test("keeps the last two refutations of a ply, the latest first, without duplicates", () => {
    const heuristics = createHeuristics(3);
    const [a, b, c] = ["a7", "b6", "c5"].map(move) as [number, number, number];
    const killers = (): number[] => [...heuristics.killers];
    cutoff(heuristics, 1, 2, a);
    expect(killers()).toEqual([-1, -1, a, -1, -1, -1]);
    cutoff(heuristics, 1, 2, a);
    expect(killers()).toEqual([-1, -1, a, -1, -1, -1]);
    cutoff(heuristics, 1, 2, b);
    expect(killers()).toEqual([-1, -1, b, a, -1, -1]);
    cutoff(heuristics, 2, 2, c);
    expect(killers()).toEqual([-1, -1, b, a, c, -1]);
  });

  test("adds the square of the depth, up to a limit", () => {
    const heuristics = createHeuristics(3);
    const place = (turn: number): number => heuristics.history[(turn << 10) | (move("b6") & 1023)]!;
    cutoff(heuristics, 0, 3, move("b6"));
    cutoff(heuristics, 0, 5, move("b6"));
    expect([place(0), place(1)]).toEqual([34, 0]);
    cutoff(heuristics, 0, 2, move("b6"), { ...begin, turn: 1 });
    expect([place(0), place(1)]).toEqual([34, 4]);
    cutoff(heuristics, 0, 60_000, move("b6"));
    expect(place(0)).toBe(2 ** 21);
  });

  test("ignores mills", () => {
    const heuristics = createHeuristics(3);
    cutoff(heuristics, 0, 3, move("g7xd1"));
    expect(heuristics).toEqual(createHeuristics(3));
  });
});

describe("heuristics of a search that begins later", () => {
  const begun = (): Heuristics => {
    const heuristics = createHeuristics(3);
    heuristics.killers.set([10, 11, 20, 21, 30, 31]);
    heuristics.history.set([9, 4, 1]);
    heuristics.history[2047] = 8;
    return heuristics;
  };

  test.each([
    [0, [10, 11, 20, 21, 30, 31]],
    [1, [20, 21, 30, 31, -1, -1]],
    [2, [30, 31, -1, -1, -1, -1]],
    [3, [-1, -1, -1, -1, -1, -1]],
  ])("%i plies on have the killers of their plies, and history counts half", (plies, killers) => {
    const heuristics = begun();
    age(heuristics, plies);
    expect([...heuristics.killers]).toEqual(killers);
    expect([...heuristics.history.subarray(0, 4), heuristics.history[2047]]).toEqual([4, 2, 0, 0, 4]);
    expect(heuristics.history).toHaveLength(2048);
  });
});
