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
  test("is a number, in oware also a letter of the side to move, or a swap", () => {
    expect(parseMove(" 6 ", kalah())).toEqual({ house: 6 });
    expect(parseMove("A", oware())).toEqual({ house: 1 });
    expect(parseMove("6", oware())).toEqual({ house: 6 });
    expect(parseMove("f", owareNorth())).toEqual({ house: 6 });
    expect(parseMove("swap", kalah())).toEqual({ swap: true });
    expect(parseMove("P", owarePie())).toEqual({ house: 16 });
    expect(parseMove("16", owarePie())).toEqual({ house: 16 });
  });

  test.each<readonly [unknown, () => Game, string, number | undefined]>([
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
  ])("%j is refused", (text, make, code, at) => {
    const game = make();
    expect(() => parseMove(text as string, game)).toThrow(failure(code, at));
    const result = safeParseMove(text as string, game);
    expect(result).toEqual({ ok: false, error: failure(code, at) });
  });

  test("errors name the houses that there are", () => {
    const refusal = (text: unknown, game: Game): string => {
      const result = safeParseMove(text as string, game);
      return result.ok ? "" : result.error.message;
    };
    expect(refusal("c", oware())).toBe('There is no house "c" for south, whose turn it is; play A to F.');
    expect(refusal("9", owareNorth())).toBe(
      'There is no house "9" for north, whose turn it is; play a to f.',
    );
    expect(refusal("x", kalah())).toBe('A move is a house, 1 to 6, or swap, not "x".');
    expect(refusal("x".repeat(50), kalah())).toBe("A move has at most 40 characters, not 50.");
    expect(refusal(3, kalah())).toBe("A move is read from text, not from 3.");
  });

  test("of 40 characters is read, and safeParseMove gives the value", () => {
    expect(parseMove("3".padEnd(40), kalah())).toEqual({ house: 3 });
    expect(safeParseMove("3", kalah())).toEqual({ ok: true, value: { house: 3 } });
    expect(safeParseMove("3", null as never)).toEqual({ ok: false, error: failure("syntax", "") });
  });

  test("is written for the side to move", () => {
    expect(formatMove({ house: 2 }, kalah())).toBe("2");
    expect(formatMove({ house: 2 }, oware())).toBe("B");
    expect(formatMove({ house: 2 }, owareNorth())).toBe("b");
    expect(formatMove({ swap: true }, kalah())).toBe("swap");
    for (const house of [0, 7, 1.5, "2"]) {
      expect(() => formatMove({ house } as Move, kalah())).toThrow(
        expect.objectContaining({ name: "IllegalMoveError", code: "unknown-house" }),
      );
    }
    expect(() => formatMove({ house: 7 }, kalah())).toThrow(
      "Only houses 1 to 6 and the swap can be written here, not house 7.",
    );
    for (const move of [null, {}, "x", { swap: false }, { house: 3, swap: true }])
      expect(() => formatMove(move as never, kalah())).toThrow(
        expect.objectContaining({ name: "IllegalMoveError", code: "malformed" }),
      );
    expect(() => formatMove({} as never, kalah())).toThrow(
      "an object is not a move such as { house: 1 } or { swap: true }.",
    );
  });
});
