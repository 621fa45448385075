/**
 * The data and texts of the family's games, and what is rejected: contradictory variants, and invalid games,
 * positions and moves.
 */
import {
  applyMove,
  ascii,
  createGame,
  deadCows,
  defineVariant,
  formatMove,
  formatPosition,
  type Game,
  isLegal,
  legalMoves,
  outcome,
  parseGame,
  parseMove,
  parsePosition,
  parseVariant,
  safeParseGame,
  safeParsePosition,
  type Variant,
  type VariantChanges,
  type VariantError,
  variants,
  whyIllegal,
} from "morabaraba";
import { divide, perft } from "morabaraba/engine";
import { createRecord, formatRecord, parseRecord, playMove } from "morabaraba/records";
import { svg } from "morabaraba/svg";
import { announce, en } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { position, texts } from "../../../support/mills/positions.ts";
import * as reference from "../../../support/mills/reference.ts";
import { perft as plainPerft } from "../../../support/mills/reference.ts";
import { familyGames, familyVectors, perftByVerbs } from "../../../support/mills/vectors.ts";

const faults = (changes: VariantChanges): readonly string[] => {
  try {
    defineVariant("nineMens", { name: "odd", ...changes });
    return [];
  } catch (error) {
    return (error as VariantError).faults.map(({ at, message }) => `${at} ${message}`);
  }
};

test.each([
  [
    { moveWhilePlacing: true, shotWhilePlacing: "marks" },
    /^shotWhilePlacing must be "removes" if cows may move/,
  ],
  [{ moveWhilePlacing: true, startsMoving: "first-mill" }, /^startsMoving must be "next" if cows may move/],
  [
    { noPlacing: { points: ["d4"], turns: "all" } },
    /^noPlacing.points\[0\] must be a point of the board, not "d4"$/,
  ],
  [
    { noPlacing: { points: ["a7", "a7"], turns: "all" } },
    /^noPlacing.points\[1\] repeats "a7"; name each point once$/,
  ],
  [{ noPlacing: { points: [], turns: "all" } }, /^noPlacing.points must be a list/],
  [{ setup: { light: ["a7"], dark: ["a7"] } }, /^setup.dark\[0\] repeats "a7"; name each point once$/],
  [{ setup: { light: ["a7", "d4"], dark: [] } }, /^setup.light\[1\] must be a point of the board, not "d4"$/],
  [{ setup: { light: ["a7", "d7", "g7"], dark: [] } }, /^setup must be without a mill/],
  [{ cows: 3, setup: { light: ["a7", "d7", "g4", "g1"], dark: [] } }, /^setup must be at most 3 points/],
  [{ setup: { light: 7 as never, dark: [] } }, /^setup.light must be a list/],
  [{ millEffect: "loses" as never }, /^millEffect must be "shoots" or "wins"/],
] as const)("%o is refused", (changes, message) => {
  expect(faults(changes as VariantChanges)).toEqual([expect.stringMatching(message)]);
});

test("lines that shoot once need a board with few lines", () => {
  const points = Array.from({ length: 9 }, (_, i) => `a${i + 1}`);
  const all = points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b, j) => points.slice(i + j + 2).map((c) => [a, b, c] as const)),
  );
  const board = { points, rings: [9], lines: all.slice(0, 25), links: [] };
  expect(faults({ board, cows: 4, repeatMill: "once" })).toEqual([
    expect.stringMatching(/^repeatMill must be another rule on a board of more than 24 lines/),
  ]);
});

const dead = position({ variant: "chamGonu", light: "a7 d7 a4", dark: "b6 f6", dead: "d2", hands: [9, 9] });
const used = position({
  variant: "russianMill",
  light: "a7 d7 g4",
  dark: "b6 f6 d2",
  usedLines: { light: [["a7", "d7", "g7"]], dark: [["b6", "d6", "f6"]] },
});
const owing = position({
  variant: "shax",
  light: "a7 d7 g7 g4 b6 f6 f2 d2 c5 d5 e5 c3",
  dark: "g1 d1 a1 a4 d6 f4 b4 e4 e3 d3 c4 b2",
  removals: 2,
});
const first = position({ variant: "shax", light: "a7 d7", dark: "b6", hands: [9, 9], firstMill: "dark" });
const freeing = position({
  variant: "shax",
  light: "a7 d7 a4",
  dark: "g7 d6 a1 b4",
  turn: "dark",
  mustFree: true,
});

test.each([
  [dead, "LL5L/D1D2x2/8 l 9,9 - 0 0"],
  [used, "LL1L4/D1D2D2/8 l 0,0 l:a7d7g7,d:b6d6f6 0 0"],
  [owing, "LLLLDDDD/LDLDLLDD/LLLDDDLD l 0,0 - removals:2 0 0"],
  [first, "LL6/D7/8 l 9,9 - first:d 0 0"],
  [freeing, "LLD3DL/1D5D/8 d 0,0 - freeing 0 0"],
] as const)("%o is printed and read", (game, text) => {
  expect(formatPosition(game)).toBe(text);
  expect(parsePosition(text, game.variant)).toEqual(game);
  expect(parseGame(JSON.stringify(game))).toEqual(game);
});

test.each([
  ["LL1L4/D1D2D2/8 l 0,0 l:a7d7 0 0", "russianMill", "bad-bar"],
  ["LL1L4/D1D2D2/8 l 0,0 d:b6d6f6,l:a7d7g7 0 0", "russianMill", "bad-bar"],
  ["LL1L4/D1D2D2/8 l 0,0 l:a7d7g7d:b6d6f6 0 0", "russianMill", "bad-bar"],
  ["LL1L4/D1D2D2/8 l 0,0 l:a7d6g7 0 0", "russianMill", "bad-bar"],
  ["LL6/D7/8 l 9,9 - removals:3 0 0", "shax", "bad-due"],
  ["LL6/D7/8 l 9,9 - first:l 0 0", "umlabalaba", "bad-due"],
  ["LL6/D7/8 l 9,9 - freeing 0 0", "umlabalaba", "bad-due"],
  ["LL6/D7/8 l 9,9 - ,freeing 0 0", "shax", "bad-due"],
  ["LL6/D7/8 l 9,9 - removals:1 0 0", "five", "bad-due"],
  ["LL6/Dx6/8 l 9,9 - 0 0", "standard", "bad-board"],
  ["LLL5/Dx6/DD6 l 0,0 - 0 0", "chamGonu", "bad-board"],
] as const)("%s is no position of %s", (text, name, code) => {
  const blocks = defineVariant("nineMens", { name: "five", blocked: "freed" });
  const result = safeParsePosition(text, name === "five" ? blocks : name);
  expect(result.ok || result.error.code).toBe(code);
});

test.each([
  [{ ...first, firstMill: "red" }, "firstMill"],
  [{ ...owing, removals: 3 }, "removals"],
  [{ ...freeing, mustFree: false }, "mustFree"],
  [{ ...createGame(), firstMill: "light" }, "firstMill"],
  [{ ...createGame(), removals: 1 }, "removals"],
  [{ ...createGame(), mustFree: true }, "mustFree"],
  [{ ...createGame(), usedLines: { light: [], dark: [] } }, "usedLines"],
  [{ ...used, usedLines: 7 }, "usedLines.light"],
  [{ ...used, usedLines: { light: [["a7"]], dark: [] } }, "usedLines.light"],
  [{ ...dead, board: dead.board.replace("x", "y") }, "board"],
] as const)("%o is no game", (game, at) => {
  const result = safeParseGame(game);
  expect(result.ok || (result.error as { at?: string }).at).toBe(at);
});

test("dead cows are described and drawn as such", () => {
  expect(deadCows(dead)).toEqual(["d2"]);
  expect(ascii(dead)).toContain("x");
  const marked = (game: Game): number => svg(game).split("M-16-16L16 16").length;
  expect(marked(dead)).toBeGreaterThan(marked({ ...dead, board: dead.board.replace("x", ".") }));
  const two = applyMove(
    position({ variant: "daSanQi", light: "d7 g7 a4 a1", dark: "b6 d6 f4", hands: [5, 5] }),
    "a7xb6xd6",
  );
  expect(svg(two, { lastMove: "a7xb6xd6" })).not.toBe(svg(two));
});

test("moves with several shots", () => {
  const game = position({ variant: "daSanQi", light: "d7 g7 a4 a1", dark: "b6 d6 f4", hands: [5, 5] });
  expect(parseMove(game, "a7 x f4 x b6")).toEqual({ to: "a7", shots: ["b6", "f4"] });
  expect(parseMove(game, "E1xA4xA1", { notation: "mssa" })).toEqual({
    to: "a7",
    shots: ["b6", "f4"],
  });
  expect(parseMove(game, "a7xb6xd6xf4").shots).toEqual(["b6", "d6", "f4"]);
  expect(formatMove(game, { to: "a7", shots: ["f4", "b6"] }, { notation: "mssa" })).toBe("E1xA1xA4");
  expect(() => formatMove(game, { to: "a7", shots: ["b6", "d4"] })).toThrow(/d4/);
  expect(whyIllegal(game, { to: "a7", shots: ["b6", "d6", "f4", "c3"] })).toBe("malformed");
  expect(whyIllegal(game, { to: "a7", shots: "b6" })).toBe("malformed");
  expect(whyIllegal(game, { to: "a7", shots: ["b6", 7] })).toBe("unknown-point");
  expect(announce(en, game, "a7xb6xd6")).toContain("b6. Light shoots the cow on d6.");
});

test("cows that leave a full board", () => {
  expect(formatMove(owing, { to: "g1", shots: ["g1"] })).toBe("xg1");
  expect(announce(en, owing, "xg1")).toBe("The board is full. Light shoots the cow on g1.");
  const gift = { ...owing, variant: "umlabalaba" } as Game;
  expect(announce(en, gift, "xa7")).toBe("Light gives up the cow on a7, since the board is full.");
  expect(svg(applyMove(gift, "xa7"), { lastMove: "xa7" })).not.toBe(svg(applyMove(gift, "xa7")));
  const record = playMove(playMove(createRecord(owing), "xg1"), "xa7");
  for (const notation of ["wmd", "mssa", "playok"] as const) {
    const text = formatRecord(record, { notation });
    expect(formatRecord(parseRecord(text), { notation })).toBe(text);
  }
});

// The other games of the family: data, and published counts and lists of moves to a small depth.

/** Deeper counts are in `perft.slow.node.test.ts`. */
const SMALL = 20_000;

test.each(familyGames)("$name agrees with the published data", ({ name, data }) => {
  const { tenMoves, repetition, drawAfterQuietPlies, board, ...fields } = data;
  expect([tenMoves, repetition, drawAfterQuietPlies]).toEqual([null, null, null]);
  expect(variants[name]).toMatchObject(fields);
  const { points, lines, links } = variants[name].board;
  expect({ points, lines, links }).toEqual(board);
});

describe.each(familyVectors)("$name", ({ game, counts, moves }) => {
  const small = counts.filter((count) => count <= SMALL);

  test("the engine agrees with the published counts", () => {
    expect(small.map((_, i) => perft(game, i + 1))).toEqual(small);
  });

  test("the verbs and the reference agree with the published counts", () => {
    const few = counts.slice(0, 3).filter((count) => count <= 3000);
    expect(few.map((_, i) => perftByVerbs(game, i + 1))).toEqual(few);
    expect(few.map((_, i) => reference.perft(game, i + 1))).toEqual(few);
  });

  test("the legal moves are those of the list", () => {
    const list = legalMoves(game);
    expect(texts(list)).toBe(list.map((move) => formatMove(game, move)).join(" "));
    if (moves !== undefined) expect(texts(list).split(" ").sort()).toEqual([...moves].sort());
    for (const move of moves ?? []) expect(isLegal(game, move)).toBe(true);
  });
});

// Custom variants as users write them: three men's morris on nine points, and Lasker morris.

const play = (game: Game, text: string): Game =>
  text.split(" ").reduce((now, move) => applyMove(now, move), game);

describe("three men's morris", () => {
  // The side that makes a row shoots one of three cows, and the other side loses with two. So a row wins.
  const json = JSON.stringify({
    ...variants.nineMens,
    name: "three-mens-morris",
    board: {
      points: ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"],
      rings: [3, 3, 3],
      lines: [
        ["a3", "b3", "c3"],
        ["a2", "b2", "c2"],
        ["a1", "b1", "c1"],
        ["a3", "a2", "a1"],
        ["b3", "b2", "b1"],
        ["c3", "c2", "c1"],
      ],
      links: [],
    },
    cows: 3,
    flyAt: null,
    targetsInMills: "always",
    repetition: 3,
  });
  const variant = JSON.parse(json) as Variant;

  test("is read from JSON", () => {
    expect(parseVariant(json)).toEqual(variant);
    expect(createGame(parseVariant(json)).variant).toEqual(variant);
  });

  test("counts as the reference does", () => {
    const game = createGame(variant);
    for (const depth of [1, 2, 3, 4, 5]) expect(perft(game, depth)).toBe(plainPerft(game, depth));
    const middle = play(game, "a3 b3 c3 b2 b1 c1");
    for (const depth of [1, 4, 7]) expect(perft(middle, depth)).toBe(plainPerft(middle, depth));
    expect(
      divide(middle, 3)
        .map(({ count }) => count)
        .reduce((sum, count) => sum + count),
    ).toBe(perft(middle, 3));
  });
});

describe("Lasker morris: nine men's morris with ten cows, moving while placing", () => {
  const lasker: Variant = { ...variants.nineMens, name: "lasker", cows: 10, moveWhilePlacing: true };

  test("can be defined in one line", () => {
    expect(defineVariant(variants.nineMens, { name: "lasker", cows: 10, moveWhilePlacing: true })).toEqual(
      lasker,
    );
  });

  test("has the published counts", () => {
    expect([1, 2, 3, 4].map((depth) => perft(createGame(lasker), depth))).toEqual([24, 552, 13552, 319176]);
  });
});

describe("the readings of other sources, each defined in one line", () => {
  test("WP-af: the ten-move draw needs three cows on both sides", () => {
    const wpAf = defineVariant(variants.standard, {
      name: "wp-af",
      tenMoves: { plies: 10, cows: 3, who: "both" },
    });
    const text = "L1L5/5L2/D1D1D1D1 l 0,0 - 10 80";
    expect(outcome(parsePosition(text))?.reason).toBe("ten-moves");
    expect(outcome(parsePosition(text, wpAf))).toBeUndefined();
    expect(outcome(parsePosition("L1L5/5L2/D1D1D3 l 0,0 - 10 80", wpAf))?.reason).toBe("ten-moves");
  });

  test("ZB: no cow may re-form the broken mill", () => {
    const zb = defineVariant(variants.mssa, { name: "zb", repeatMill: "same-mill" });
    const text = "1LL1D1DL/L1D4L/D1D1D2L l 0,0 l:a4-a7 0 80";
    expect(whyIllegal(parsePosition(text, zb), "b6-a7xg1")).toBe("mill-barred");
    expect(whyIllegal(parsePosition(text, "mssa"), "b6-a7xg1")).toBeUndefined();
  });
});
