/** Moves and positions as text, and games as drawings. */
import {
  applyMove,
  ascii,
  createGame,
  defineVariant,
  formatMove,
  formatPosition,
  type Game,
  type Move,
  outcome,
  parseMove,
  parsePosition,
  safeParseMove,
  safeParsePosition,
  variantOf,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { board, lazily } from "../../support/mancala/positions.ts";

// Moves as text.

const kalah = lazily(() => createGame());
const oware = lazily(() => createGame("oware"));
const owareNorth = lazily(() => applyMove(oware(), "A"));
const owarePie = lazily(() => createGame(defineVariant("oware", { name: "pie", swap: true, houses: 16 })));

const failure = (code: string, at: number | string | undefined): unknown =>
  expect.objectContaining(at === undefined ? { name: "LimitError", code } : { name: "ParseError", code, at });

describe("a move", () => {
  test("is a number, a letter of the side to move in oware, or a swap", () => {
    expect(parseMove(kalah(), " 6 ")).toEqual({ house: 6 });
    expect(parseMove(oware(), "A")).toEqual({ house: 1 });
    expect(parseMove(oware(), "6")).toEqual({ house: 6 });
    expect(parseMove(owareNorth(), "f")).toEqual({ house: 6 });
    expect(parseMove(kalah(), "swap")).toEqual({ swap: true });
    expect(parseMove(owarePie(), "P")).toEqual({ house: 16 });
    expect(parseMove(owarePie(), "16")).toEqual({ house: 16 });
  });

  const refused: readonly (readonly [unknown, () => Game, string, number | undefined])[] = [
    [3, kalah, "not-text", 0],
    [undefined, kalah, "not-text", 0],
    [" ".repeat(41), kalah, "too-long", undefined],
    ["", kalah, "syntax", 0],
    ["  x", kalah, "syntax", 2],
    ["C", kalah, "syntax", 0],
    ["+3", kalah, "syntax", 0],
    ["3-6", kalah, "syntax", 0],
    ["123", kalah, "syntax", 0],
    ["Swap", kalah, "syntax", 0],
    ["AB", oware, "syntax", 0],
    [" 7", kalah, "bad-house", 1],
    ["0", kalah, "bad-house", 0],
    ["c", oware, "bad-house", 0],
    ["G", oware, "bad-house", 0],
    ["C", owareNorth, "bad-house", 0],
  ];

  test.each(refused)("%j is rejected", (text, make, code, at) => {
    const game = make();
    expect(() => parseMove(game, text as string)).toThrow(failure(code, at));
    const result = safeParseMove(game, text as string);
    expect(result).toEqual({ ok: false, error: failure(code, at) });
  });

  test("the sentences", async () => {
    const sentences = refused.map(([text, make]) => {
      const result = safeParseMove(make(), text as string);
      return `${JSON.stringify(text)}: ${result.ok || result.error.message}\n`;
    });
    await expect(sentences.join("")).toMatchFileSnapshot("notation.txt");
  });

  test("of 40 characters is read, and safeParseMove returns the value", () => {
    expect(parseMove(kalah(), "3".padEnd(40))).toEqual({ house: 3 });
    expect(safeParseMove(kalah(), "3")).toEqual({ ok: true, value: { house: 3 } });
    expect(safeParseMove(null as never, "3")).toEqual({ ok: false, error: failure("syntax", "") });
  });

  test("is written for the side to move", () => {
    expect(formatMove(kalah(), { house: 2 })).toBe("2");
    expect(formatMove(oware(), { house: 2 })).toBe("B");
    expect(formatMove(owareNorth(), { house: 2 })).toBe("b");
    expect(formatMove(kalah(), { swap: true })).toBe("swap");
    for (const house of [0, 7, 1.5, "2"]) {
      expect(() => formatMove(kalah(), { house } as Move)).toThrow(
        expect.objectContaining({ name: "IllegalMoveError", code: "unknown-house" }),
      );
    }
    expect(() => formatMove(kalah(), { house: 7 })).toThrow(
      "Only houses 1 to 6 and the swap can be written here, not house 7.",
    );
    for (const move of [null, {}, "x", { swap: false }, { house: 3, swap: true }])
      expect(() => formatMove(kalah(), move as never)).toThrow(
        expect.objectContaining({ name: "IllegalMoveError", code: "malformed" }),
      );
    expect(() => formatMove(kalah(), {} as never)).toThrow(
      'an object is not a move such as 3, "3", { house: 3 } or { swap: true }.',
    );
  });
});

// Positions as text.

const pie = lazily(() => createGame(defineVariant("kalah", { name: "pie", swap: true })));

const start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s";

describe("a position", () => {
  test("has rows, stores and turn", () => {
    const game = applyMove(kalah(), "4");
    expect(formatPosition(game)).toBe("4,4,4,0,5,5/5,4,4,4,4,4 1,0 n");
    expect(parsePosition("4,4,4,0,5,5/5,4,4,4,4,4 1,0 n")).toEqual({ ...game, ply: 0 });
    expect(parsePosition(" \n4,4,4,0,5,5/5,4,4,4,4,4\t1,0  n ")).toEqual({ ...game, ply: 0 });
    expect(safeParsePosition("0,2/2,1 3,4 s", defineVariant("kalah", { name: "two", houses: 2 }))).toEqual({
      ok: true,
      value: expect.objectContaining({ houses: [0, 2, 2, 1], stores: { south: 3, north: 4 }, turn: "south" }),
    });
  });

  test("starts the count of plies and positions again", () => {
    expect(parsePosition(formatPosition(oware()), "oware").seenPositions).toEqual([
      "4,4,4,4,4,4/4,4,4,4,4,4 s",
    ]);
    expect(parsePosition(formatPosition(pie()).replace(" swap", ""), variantOf(pie())).swap).toBeUndefined();
  });

  test("shows whether the swap can still be played", () => {
    const variant = variantOf(pie());
    const text = "4,4,4,0,5,5/5,4,4,4,4,4 1,0 n swap";
    const game = applyMove(pie(), "4");
    expect(formatPosition(pie())).toBe(`${start} swap`);
    expect(formatPosition(game)).toBe(text);
    expect(parsePosition(text, variant)).toEqual({ ...game, ply: 0 });
    expect(parsePosition(text.replace(" swap", ""), variant).swap).toBeUndefined();
    expect(formatPosition(applyMove(game, "1"))).not.toContain("swap");
    expect(() => parsePosition(text)).toThrow(failure("syntax", 30));
    expect(() => parsePosition(`${text}s`, variant)).toThrow(
      'Nothing but "swap" may follow the turn, not "swaps".',
    );
    expect(() => parsePosition(`${text} swap`, variant)).toThrow(failure("syntax", 35));
  });

  test("that a rule has ended is read as the rule leaves it", () => {
    const game = parsePosition("1,0,0,0,0,2/0,0,0,0,0,0 4,5 n");
    expect(game).toEqual({
      variant: "kalah",
      houses: Array(12).fill(0),
      stores: { south: 7, north: 5 },
      turn: "north",
      ply: 0,
      swept: "side-empty",
    });
    const majority = parsePosition("1,0,0,0,0,2/0,0,0,0,0,3 7,5 n", "oware");
    expect(outcome(majority)).toBeUndefined();
    expect(formatPosition(parsePosition("1,0,0,0,0,2/0,0,0,0,0,3 12,5 n", "oware"))).toBe(
      "1,0,0,0,0,2/0,0,0,0,0,3 12,5 n",
    );
  });

  const refused: readonly (readonly [unknown, string, number | undefined])[] = [
    [7, "not-text", 0],
    [start.padEnd(1001), "too-long", undefined],
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
  ];

  test.each(refused)("%j is rejected", (text, code, at) => {
    expect(() => parsePosition(text as string)).toThrow(failure(code, at));
    const result = safeParsePosition(text as string);
    expect(result).toEqual({ ok: false, error: failure(code, at) });
  });

  test("the sentences", async () => {
    const sentences = refused.map(([text]) => {
      const result = safeParsePosition(text as string);
      return `${JSON.stringify(text).slice(0, 60)}: ${result.ok || result.error.message}\n`;
    });
    await expect(sentences.join("")).toMatchFileSnapshot("positionText.txt");
  });

  test("has at most 1,000 seeds and 1,000 characters", () => {
    expect(parsePosition("4,4,4,4,4,4/4,4,4,4,4,4 952,0 s").stores.south).toBe(952);
    expect(parsePosition(start.padEnd(1000))).toEqual(kalah());
    expect(parsePosition("1000,0,0,0,0,0/0,0,0,0,0,0 0,0 s").stores).toEqual({ south: 1000, north: 0 });
    expect(safeParsePosition(start, "chess" as never)).toEqual({
      ok: false,
      error: expect.objectContaining({ name: "VariantError", code: "unknown-variant" }),
    });
  });
});

// Games as ASCII drawings.

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

  test("names the houses of oware with letters, and widens for many seeds", () => {
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
