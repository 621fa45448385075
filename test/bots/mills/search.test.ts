/** What the search prunes, and what it searches less deeply. */
import { createGame, parsePosition } from "morabaraba";
import { encodeGame, encodeMove, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { createFrames, type Frame } from "../../../src/bots/mills/frame.ts";
import { levelOf, WIN } from "../../../src/bots/mills/levels.ts";
import { KILLER } from "../../../src/bots/mills/ordering.ts";
import { endProbCut, forwardPrune, mayPrune } from "../../../src/bots/mills/probCut.ts";
import { advance, isExtended, PRUNE_REST, reduction } from "../../../src/bots/mills/search.ts";
import { createMemory, createSearch } from "../../../src/bots/mills/searchState.ts";
import { countMoves } from "../../../src/rules/mills/engine/movegen.ts";

const ruleset = rulesetFor("standard");
const sesotho = rulesetFor("sesotho");
const full = levelOf(10, sesotho);
const root = encodeGame(ruleset, createGame());
const quietMove = encodeMove(ruleset, { to: "d6" });
const shot = encodeMove(ruleset, { to: "d6", shots: ["a1"] });

interface Setting {
  readonly depth: number;
  readonly tried: number;
  readonly ply?: number;
  readonly move?: number;
  readonly rank?: number;
  readonly best?: number;
  readonly level?: number;
}

/** The reduction of a move after `tried` other moves. */
function reduced({
  depth,
  tried,
  ply = 2,
  move = quietMove,
  rank = 0,
  best = 0,
  level = 10,
}: Setting): number {
  const frame = { ...createFrames(root, 1331)[ply]!, depth, best, start: 30 };
  frame.moves[30 + tried] = move;
  frame.ranks[30 + tried] = rank;
  return reduction(levelOf(level, ruleset).depth, frame, 30 + tried);
}
const passed = (setting: Setting): boolean => reduced(setting) === PRUNE_REST;

describe("quiet moves are pruned", () => {
  test.each([
    [1, 6],
    [2, 9],
    [3, 15],
  ])("%i plies before the last, after %i others", (depth, most) => {
    expect([most - 1, most, most + 1].map((tried) => passed({ depth, tried }))).toEqual([false, true, true]);
  });

  test.each([-1, 0, 4, 60])("not with %i plies to go", (depth) => {
    expect(passed({ depth, tried: 50 })).toBe(false);
  });

  test("not at the root or in a search to a depth, and never mills, blocks or killers", () => {
    const late = { depth: 1, tried: 10 };
    expect(passed({ ...late, ply: 0 })).toBe(false);
    expect(passed({ ...late, ply: 1 })).toBe(true);
    expect(passed({ ...late, level: 9 })).toBe(false);
    expect(passed({ ...late, rank: KILLER })).toBe(false);
    expect(passed({ ...late, rank: KILLER - 1 })).toBe(true);
  });

  test("not while all others lose", () => {
    expect(passed({ depth: 1, tried: 10, best: -29_000 })).toBe(false);
    expect(passed({ depth: 1, tried: 10, best: -28_999 })).toBe(true);
  });
});

describe("late moves are searched less deeply", () => {
  test("more the later they come, and never beyond the last ply", () => {
    const by = (depth: number) => [0, 1, 2, 4, 5, 20].map((tried) => reduced({ depth, tried, ply: 0 }));
    expect(by(1)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(by(2)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(by(3)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(by(4)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(by(5)).toEqual([0, 0, 1, 1, 3, 3]);
    expect(by(12)).toEqual([0, 0, 1, 1, 3, 3]);
  });

  test("shots by one ply, from the third on, and by two from the ninth on", () => {
    const by = (depth: number) =>
      [0, 1, 2, 7, 8, 20].map((tried) => reduced({ depth, tried, move: shot, rank: 2 ** 26 }));
    expect(by(1)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(by(2)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(by(3)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(by(9)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test("but not blocks and killers, and nothing in a search to a depth", () => {
    expect(reduced({ depth: 9, tried: 20, rank: KILLER })).toBe(0);
    expect(reduced({ depth: 9, tried: 20, rank: KILLER - 1 })).toBe(3);
    expect(reduced({ depth: 9, tried: 20, level: 9 })).toBe(0);
    expect(reduced({ depth: 9, tried: 20, move: shot, level: 9 })).toBe(0);
  });
});

describe("a side with at most two moves left", () => {
  const root = encodeGame(sesotho, parsePosition("DL1DLDLD/DDDLLLDL/DLLDLDDL d 0,0 - 0 25", "sesotho"));

  test("is searched a ply deeper, so the search sees its blockade earlier", () => {
    const depthOfWin = (depth: number): number => {
      const search = createSearch(sesotho, root, { ...full, depth }, 0, createMemory(12));
      while (search.best[0]?.score !== WIN - 7) advance(search, Number.POSITIVE_INFINITY);
      return search.depth;
    };
    expect(depthOfWin(full.depth)).toBe(4);
    expect(depthOfWin(20)).toBe(7);
  });

  test("if its cows are placed, at full strength, and not in a reduced search", () => {
    const search = { ...createSearch(sesotho, root, full, 0, createMemory(8)), depth: 10 };
    const frame = { ...(createFrames(root, 1331)[8] as Frame), position: root, depth: 5 };
    const free = encodeGame(sesotho, parsePosition("D2DLDL1/DDDLLLDL/DLLDLDDL d 0,0 - 0 25", "sesotho"));
    expect(isExtended(search, frame)).toBe(true);
    expect([root, free].map((at) => countMoves(sesotho, at))).toEqual([1, 4]);
    expect(isExtended(search, { ...frame, position: free })).toBe(false);
    expect(isExtended(search, { ...frame, margin: -70 })).toBe(false);
    expect(isExtended(search, { ...frame, position: { ...root, ownHand: 1 } })).toBe(false);
    expect(isExtended({ ...search, level: levelOf(9, sesotho) }, frame)).toBe(false);
  });

  test("up to twice the depth of the iteration, and up to the last frame", () => {
    const search = createSearch(sesotho, root, full, 0, createMemory(8));
    const isDeeper = (ply: number, depth: number, iteration: number): boolean =>
      isExtended(
        { ...search, depth: iteration },
        { ...(createFrames(root, 1331)[ply] as Frame), position: root, depth },
      );
    expect([19, 20].map((ply) => isDeeper(ply, 1, 10))).toEqual([true, false]);
    expect([30, 31].map((depth) => isDeeper(30, depth, 60))).toEqual([true, false]);
  });
});

// Fewer than without reduced searches, from the sixth ply on. A change that is meant to change the
// search brings new numbers here: those that the failure shows.
test.each([
  [
    "placing",
    "standard",
    "L1D1L3/1D1L1D2/2L1D3 l 7,7 - 3 9",
    [19, 61, 112, 262, 594, 1859, 3373, 5219, 10_834],
  ],
  ["moving", "standard", "LD1D1L2/DLDL1DL1/4L1DL l 0,0 - 0 40", [16, 79, 168, 401, 700, 1498, 2278]],
  [
    "blockade",
    "sesotho",
    "1DLDLLDL/DDLLLLLD/DLDDLDL1 l 0,0 - 0 28",
    [3, 20, 113, 195, 749, 1163, 1786, 2578],
  ],
] as const)(
  "at full strength the search reaches each depth in exactly this many positions: %s",
  (_name, variant, text, expected) => {
    const ruleset = rulesetFor(variant);
    const at = encodeGame(ruleset, parsePosition(text, variant));
    const search = createSearch(ruleset, at, levelOf(10, ruleset), 0, createMemory(12));
    const counts = expected.map(() => {
      advance(search, Number.POSITIVE_INFINITY);
      return search.nodes;
    });
    expect(counts).toEqual(expected);
  },
);

// When an estimate decides, when the search tries a reduced search first, and how it uses the score.

const opening = encodeGame(rulesetFor("standard"), createGame());

/** A frame with a null window below `beta`. */
function asked(beta: number, depth = 5): Frame {
  const alpha = beta - 1;
  return {
    ...(createFrames(opening, 1331)[2] as Frame),
    position: opening,
    depth,
    alpha,
    beta,
    originalAlpha: alpha,
  };
}

const windowOf = ({ depth, originalAlpha, alpha, beta }: Frame) => ({ depth, originalAlpha, alpha, beta });

describe("an estimate may decide", () => {
  test("once per frame, and only with a null window", () => {
    expect(mayPrune(asked(0))).toBe(true);
    expect(mayPrune({ ...asked(0), triedProbCut: true })).toBe(false);
    expect(mayPrune({ ...asked(0), beta: 1 })).toBe(false);
  });

  test("only where no moved window reaches a forced end", () => {
    expect([28_889, 28_890, -28_889, -28_890].map((beta) => mayPrune(asked(beta)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test.each([
    [1, 140, 100],
    [1, 139, undefined],
    [4, 260, 100],
    [4, 259, undefined],
    [4, -500, undefined],
    [5, 500, undefined],
  ])("with %i plies to go, the value %i before the window of 100: %s", (depth, value, score) => {
    const frame = asked(100, depth);
    expect(forwardPrune(value, frame)).toBe(score);
    expect(frame.triedProbCut).toBe(depth > 4);
  });
});

describe("a reduced search is four plies less deep", () => {
  test.each([
    [100, 170],
    [500, 170],
    [99, 30],
    [-500, 30],
  ])("with the value %i before the window of 100: whether it is %i", (value, beta) => {
    const frame = asked(100, 9);
    expect(forwardPrune(value, frame)).toBeUndefined();
    expect(windowOf(frame)).toEqual({ depth: 5, originalAlpha: beta - 1, alpha: beta - 1, beta });
    expect(mayPrune(frame)).toBe(false);
    expect(frame.margin).toBe(beta - 100);
  });

  test.each([
    [3, 3, 70],
    [3, 2, 110],
    [0, 0, 110],
  ])("with %i and %i cows in hand the window moves by %i", (ownHand, otherHand, margin) => {
    const marginFor = (value: number) => {
      const frame = { ...asked(100), position: { ...opening, ownHand, otherHand } };
      forwardPrune(value, frame);
      return frame.margin;
    };
    expect([marginFor(200), marginFor(0)]).toEqual([margin, -margin]);
  });

  test.each([
    ["above", 200, 170, 100],
    ["above", 200, 900, 100],
    ["above", 200, 169, undefined],
    ["below", 0, 29, 99],
    ["below", 0, -900, 99],
    ["below", 0, 30, undefined],
    ["a win", 200, 29_500, 29_500],
    ["a loss", 0, -29_500, -29_500],
    ["a win where a loss was looked for", 0, 29_500, undefined],
    ["the best that is no win", 200, 29_000, 100],
  ])("%s: from %i it finds %i and returns %s", (_, value, score, answer) => {
    const frame = asked(100, 9);
    expect(forwardPrune(value, frame)).toBeUndefined();
    frame.alpha = Math.max(frame.alpha, score);
    expect(endProbCut(frame, score)).toBe(answer);
    expect(windowOf(frame)).toEqual({ depth: 9, originalAlpha: 99, alpha: 99, beta: 100 });
    expect(frame.margin).toBe(0);
    expect(mayPrune(frame)).toBe(false);
  });
});
