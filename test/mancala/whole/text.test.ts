/** Moves, whole games, positions and drawings as text. */

import fc from "fast-check";
import {
  applyMove,
  ascii,
  createGame,
  defineVariant,
  formatMove,
  formatMoves,
  formatPosition,
  type Game,
  type Move,
  outcome,
  parseMove,
  parseMoves,
  parsePosition,
  safeParseMove,
  safeParseMoves,
  safeParsePosition,
  variantOf,
} from "morabaraba/mancala";
import { describe, expect, test, vi } from "vitest";
import { anySource, playedMoves } from "../../support/mancala/arbitraries.ts";
import { board, lazily } from "../../support/mancala/positions.ts";
import { seeded } from "../../support/random.ts";

// Random runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const kalah = lazily(() => createGame());
const oware = lazily(() => createGame("oware"));
const owareNorth = lazily(() => applyMove(oware(), "A"));
const pie = lazily(() => createGame(defineVariant("kalah", { name: "pie", swap: true })));
const owarePie = lazily(() => createGame(defineVariant("oware", { name: "pie", swap: true, houses: 16 })));

const failure = (code: string, at: number | string): unknown =>
  expect.objectContaining({ name: "ParseError", code, at });

describe("a move", () => {
  test("is a number, in oware also a letter of the side to move, or a swap", () => {
    expect(parseMove(" 6 ", kalah())).toEqual({ house: 6 });
    expect(parseMove("A", oware())).toEqual({ house: 1 });
    expect(parseMove("6", oware())).toEqual({ house: 6 });
    expect(parseMove("f", owareNorth())).toEqual({ house: 6 });
    expect(parseMove("swap", kalah())).toEqual({ swap: true });
    expect(parseMove("P", owarePie())).toEqual({ house: 16 });
    expect(parseMove("16", owarePie())).toEqual({ house: 16 });
  });

  test.each<readonly [unknown, () => Game, string, number]>([
    [3, kalah, "not-text", 0],
    [undefined, kalah, "not-text", 0],
    [" ".repeat(41), kalah, "too-long", 40],
    ["", kalah, "syntax", 0],
    ["  x", kalah, "syntax", 2],
    ["C", kalah, "syntax", 0],
    ["+3", kalah, "syntax", 0],
    ["3-6", kalah, "syntax", 0],
    ["123", kalah, "syntax", 0],
    ["Swap", kalah, "syntax", 0],
    ["AB", oware, "syntax", 0],
    [" 7", kalah, "bad-number", 1],
    ["0", kalah, "bad-number", 0],
    ["c", oware, "unknown-label", 0],
    ["G", oware, "unknown-label", 0],
    ["C", owareNorth, "unknown-label", 0],
  ])("%j is refused", (text, make, code, at) => {
    const game = make();
    expect(() => parseMove(text as string, game)).toThrow(failure(code, at));
    const result = safeParseMove(text as string, game);
    expect(result.ok ? undefined : [result.error.code, result.error.at]).toEqual([code, at]);
  });

  test("the refusals name the houses", () => {
    expect(() => parseMove("c", oware())).toThrow('"c" is no house of the side to move; those are A to F.');
    expect(() => parseMove("x", kalah())).toThrow('A move is a house, 1 to 6, or swap, not "x".');
    expect(() => parseMove("x".repeat(50), kalah())).toThrow("This has 50 characters; at most 40 are read.");
    expect(() => parseMove(3 as never, kalah())).toThrow("This is read from text, not from 3.");
  });

  test("of 40 characters is read, and safeParseMove gives the value", () => {
    expect(parseMove("3".padEnd(40), kalah())).toEqual({ house: 3 });
    expect(safeParseMove("3", kalah())).toEqual({ ok: true, value: { house: 3 } });
    expect(() => safeParseMove("3", null as never)).toThrow(failure("syntax", ""));
  });

  test("is written for the side to move", () => {
    expect(formatMove({ house: 2 }, kalah())).toBe("2");
    expect(formatMove({ house: 2 }, oware())).toBe("B");
    expect(formatMove({ house: 2 }, owareNorth())).toBe("b");
    expect(formatMove({ swap: true }, kalah())).toBe("swap");
    for (const house of [0, 7, 1.5, "2"]) {
      expect(() => formatMove({ house } as Move, kalah())).toThrow(
        expect.objectContaining({ name: "RulesError", code: "no-label" }),
      );
    }
    expect(() => formatMove({ house: 7 }, kalah())).toThrow(
      "A side has houses 1 to 6 here; 7 is none of them.",
    );
    expect(() => formatMove(null as never, kalah())).toThrow(expect.objectContaining({ code: "no-label" }));
  });
});

describe("a whole game", () => {
  test("joins the plies of a turn, and parts the turns", () => {
    const moves = [3, 6, 2, 1, 1].map((house): Move => ({ house }));
    const text = formatMoves(moves, kalah());
    expect(text).toBe("3-6 2-1 1");
    expect(parseMoves(text, kalah())).toEqual(moves);
    expect(formatMoves([], kalah())).toBe("");
    expect(parseMoves("", kalah())).toEqual([]);
    expect(parseMoves("  ", kalah())).toEqual([]);
  });

  test("of oware is the letters in a row", () => {
    expect(formatMoves([{ house: 3 }, { house: 6 }, { house: 1 }], oware())).toBe("CfA");
    expect(parseMoves("CfA", oware())).toEqual([{ house: 3 }, { house: 6 }, { house: 1 }]);
    expect(parseMoves(" C f A ", oware())).toEqual([{ house: 3 }, { house: 6 }, { house: 1 }]);
  });

  test("has houses of two digits", () => {
    const wide = createGame(defineVariant("kalah", { name: "wide", houses: 12 }));
    const moves = [{ house: 12 }, { house: 12 }, { house: 1 }];
    expect(formatMoves(moves, wide)).toBe("12 12 1");
    expect(parseMoves("12 12 1", wide)).toEqual(moves);
  });

  test("may swap", () => {
    expect(formatMoves([{ house: 3 }, { house: 6 }, { swap: true }, { house: 1 }], pie())).toBe("3-6 swap 1");
    expect(parseMoves("3-6 swap 1", pie())[2]).toEqual({ swap: true });
    expect(formatMoves([{ house: 16 }, { swap: true }, { house: 1 }], owarePie())).toBe("PswapA");
    expect(parseMoves("PswapA", owarePie())).toEqual([{ house: 16 }, { swap: true }, { house: 1 }]);
  });

  test("forgives white space", () => {
    expect(parseMoves("\n 3 - 6\t2\n- 1  1 \n", kalah())).toEqual(parseMoves("3-6 2-1 1", kalah()));
  });

  test("there and back, of any rules", () => {
    fc.assert(
      fc.property(anySource, fc.nat(), (source, seed) => {
        const moves = playedMoves(source, seeded(seed), 60);
        const start = createGame(source);
        const text = formatMoves(moves, start);
        expect(parseMoves(text, start)).toEqual(moves);
        expect(formatMoves(parseMoves(text, start), start)).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  test.each<readonly [unknown, () => Game, string, number]>([
    [null, kalah, "not-text", 0],
    ["1".padEnd(20_001), kalah, "too-long", 20_000],
    ["3 6", kalah, "syntax", 1],
    ["1-2", kalah, "syntax", 1],
    ["3-6-1", kalah, "syntax", 3],
    ["-3", kalah, "syntax", 0],
    ["3-", kalah, "syntax", 1],
    ["3--6", kalah, "syntax", 2],
    ["1 x", kalah, "syntax", 2],
    ["1 9", kalah, "bad-number", 2],
    ["3-6 1 1 1", kalah, "syntax", 8],
    ["1 swap", kalah, "syntax", 2],
    ["1swap", pie, "syntax", 1],
    ["C-f", oware, "syntax", 1],
    ["CF", oware, "unknown-label", 1],
  ])("%j is refused", (text, make, code, at) => {
    const game = make();
    expect(() => parseMoves(text as string, game)).toThrow(failure(code, at));
    const result = safeParseMoves(text as string, game);
    expect(result.ok ? undefined : [result.error.code, result.error.at]).toEqual([code, at]);
  });

  test("the refusals say how plies are parted, and why a move is illegal", () => {
    expect(() => parseMoves("3 6", kalah())).toThrow(
      'Before "6" a dash joins it to the ply before, of the same turn; " " stands there.',
    );
    expect(() => parseMoves("1-2", kalah())).toThrow('Before "2" a space parts turns; "-" stands there.');
    expect(() => parseMoves("3-3", kalah())).toThrow("House 3 of south is empty");
  });

  test("a text of 20,000 characters is read, and a start that is no game refused", () => {
    expect(parseMoves("1".padEnd(20_000), kalah())).toEqual([{ house: 1 }]);
    expect(safeParseMoves("1", kalah())).toEqual({ ok: true, value: [{ house: 1 }] });
    expect(() => safeParseMoves("1", {} as never)).toThrow(expect.objectContaining({ code: "bad-variant" }));
    expect(() => formatMoves("3-6" as never, kalah())).toThrow(failure("syntax", ""));
    expect(() => formatMoves([null as never], kalah())).toThrow(
      expect.objectContaining({ code: "malformed" }),
    );
    expect(() => formatMoves([{ house: 7 }], kalah())).toThrow(
      expect.objectContaining({ code: "unknown-house" }),
    );
  });
});

describe("a position", () => {
  test("is rows, stores and turn", () => {
    const game = applyMove(kalah(), "4");
    expect(formatPosition(game)).toBe("4,4,4,0,5,5/5,4,4,4,4,4 1,0 n");
    expect(parsePosition("4,4,4,0,5,5/5,4,4,4,4,4 1,0 n")).toEqual({ ...game, ply: 0 });
    expect(parsePosition(" \n4,4,4,0,5,5/5,4,4,4,4,4\t1,0  n ")).toEqual({ ...game, ply: 0 });
    expect(safeParsePosition("0,2/2,1 3,4 s", defineVariant("kalah", { name: "two", houses: 2 }))).toEqual({
      ok: true,
      value: expect.objectContaining({ houses: [0, 2, 2, 1], stores: { south: 3, north: 4 }, turn: "south" }),
    });
  });

  test("begins counting anew", () => {
    expect(parsePosition(formatPosition(oware()), "oware").seen).toEqual(["4,4,4,4,4,4/4,4,4,4,4,4 s"]);
    expect(parsePosition(formatPosition(pie()), variantOf(pie())).swap).toBeUndefined();
  });

  test("in which a rule ends the game is left as the rule leaves it", () => {
    const game = parsePosition("1,0,0,0,0,2/0,0,0,0,0,0 4,5 n");
    expect(game).toEqual({
      variant: "kalah",
      houses: Array(12).fill(0),
      stores: { south: 7, north: 5 },
      turn: "north",
      ply: 0,
      verdict: { winner: "south", reason: "side-empty" },
    });
    const majority = parsePosition("1,0,0,0,0,2/0,0,0,0,0,3 7,5 n", "oware");
    expect(outcome(majority)).toBeUndefined();
    expect(formatPosition(parsePosition("1,0,0,0,0,2/0,0,0,0,0,3 12,5 n", "oware"))).toBe(
      "1,0,0,0,0,2/0,0,0,0,0,3 12,5 n",
    );
  });

  const start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s";
  test.each<readonly [unknown, string, number]>([
    [7, "not-text", 0],
    [start.padEnd(1001), "too-long", 1000],
    ["", "syntax", 0],
    ["4,4,4,4,4,4/4,4,4,4,4,4 0,0", "syntax", 27],
    [`${start} 0`, "syntax", 30],
    ["4,4,4,4,4,4 0,0 s", "bad-board", 0],
    [" 4,4,4,4,4,4/4,4,4,4,4,4/0 0,0 s", "bad-board", 1],
    ["4,4,4,4,4/4,4,4,4,4,4 0,0 s", "bad-board", 0],
    ["4,4,4,4,4,4/4,4,4,4,4,4,4 0,0 s", "bad-board", 12],
    ["4,4,4,4,4,4/4,4,4,4,4,4 0,0,0 s", "bad-board", 24],
    ["4,4,4,4,4,4/4,4,4,4,4,4 0 s", "bad-board", 24],
    ["4,4,x,4,4,4/4,4,4,4,4,4 0,0 s", "bad-number", 4],
    ["4,4,4,4,4,4/4,04,4,4,4,4 0,0 s", "bad-number", 14],
    ["4,4,4,4,4,4/4,4,4,4,4,-4 0,0 s", "bad-number", 22],
    ["4,4,4,4,4,4/4,4,4,4,4,4 0,1001 s", "bad-number", 26],
    ["4,4,4,4,4,4/4,4,4,4,4,4 0,1e3 s", "bad-number", 26],
    [",4,4,4,4,4/4,4,4,4,4,4 0,0 s", "bad-number", 0],
    ["4,4,4,4,4,4/4,4,4,4,4,4 953,0 s", "bad-board", 0],
    ["4,4,4,4,4,4/4,4,4,4,4,4 0,953 s", "bad-board", 0],
    ["4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "syntax", 28],
    ["4,4,4,4,4,4/4,4,4,4,4,4 0,0 x", "syntax", 28],
  ])("%j is refused", (text, code, at) => {
    expect(() => parsePosition(text as string)).toThrow(failure(code, at));
    const result = safeParsePosition(text as string);
    expect(result.ok ? undefined : [result.error.code, result.error.at]).toEqual([code, at]);
  });

  test("the refusals say what would be right", () => {
    expect(() => parsePosition("1 2")).toThrow("The fields are rows, stores and turn, 3 words, not 2.");
    expect(() => parsePosition("1/2/3 0,0 s")).toThrow('The rows are two, parted by "/", not "1/2/3".');
    expect(() => parsePosition("1/2 0,0 s")).toThrow("Each row has 6 houses, parted by commas, not 1.");
    expect(() => parsePosition("4,4,4,4,4,4/4,4,4,4,4,4 0 s")).toThrow(
      "The stores are two, parted by commas, not 1.",
    );
    expect(() => parsePosition("4,4,4,4,4,4/4,4,4,4,4,4 1,x s")).toThrow(
      'Seeds are a number from 0 to 1000 without leading zeros, not "x".',
    );
    expect(() => parsePosition("4,4,4,4,4,4/4,4,4,4,4,4 953,0 s")).toThrow(
      "Houses and stores hold at most 1000 seeds, not 1001.",
    );
    expect(() => parsePosition("4,4,4,4,4,4/4,4,4,4,4,4 0,0 x")).toThrow('The turn is s or n, not "x".');
  });

  test("holds up to 1,000 seeds, and fits a text of up to 1,000 characters", () => {
    expect(parsePosition("4,4,4,4,4,4/4,4,4,4,4,4 952,0 s").stores.south).toBe(952);
    expect(parsePosition(start.padEnd(1000))).toEqual(kalah());
    expect(parsePosition("1000,0,0,0,0,0/0,0,0,0,0,0 0,0 s").stores).toEqual({ south: 1000, north: 0 });
    expect(() => safeParsePosition(start, "chess" as never)).toThrow(
      expect.objectContaining({ code: "unknown-variant" }),
    );
  });
});

describe("a drawing", () => {
  test("shows both rows, the stores and the names of the houses", () => {
    expect(`\n${ascii(applyMove(kalah(), "3"))}\n`).toBe(`
        6    5    4    3    2    1
     +----+----+----+----+----+----+
     |  4 |  4 |  4 |  4 |  4 |  4 |
   0 +----+----+----+----+----+----+   1
     |  4 |  4 |  0 |  5 |  5 |  5 |
     +----+----+----+----+----+----+
        1    2    3    4    5    6
`);
  });

  test("names the houses of oware by letters, and widens for many seeds", () => {
    const rules = defineVariant("oware", { name: "wide", houses: 2 });
    expect(`\n${ascii(board("0,120,3,1; 7,123; S", rules))}\n`).toBe(`
         b     a
     +-----+-----+
     |   1 |   3 |
 123 +-----+-----+   7
     |   0 | 120 |
     +-----+-----+
         A     B
`);
  });
});
