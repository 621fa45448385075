/** Moves as text. */
import {
  applyMove,
  createGame,
  defineVariant,
  formatMove,
  type Game,
  type Move,
  parseMove,
  safeParseMove,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { lazily } from "../../support/mancala/positions.ts";

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
