/** The moves of a whole game as text. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  formatMoves,
  type Game,
  IllegalMoveError,
  type Move,
  parseMoves,
  resign,
  safeParseMoves,
} from "morabaraba/mancala";
import { describe, expect, test, vi } from "vitest";
import { anySource, playedMoves } from "../support/mancala/arbitraries.ts";
import { lazily } from "../support/mancala/positions.ts";
import { seeded } from "../support/random.ts";

// Random runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const kalah = lazily(() => createGame());
const oware = lazily(() => createGame("oware"));
const pie = lazily(() => createGame(defineVariant("kalah", { name: "pie", swap: true })));
const owarePie = lazily(() => createGame(defineVariant("oware", { name: "pie", swap: true, houses: 16 })));

const failure = (code: string, at: number | string): unknown =>
  expect.objectContaining({ name: "ParseError", code, at });

describe("a list of moves", () => {
  test("is refused where it is longer than any text that is read", () => {
    const tooLong = expect.objectContaining({ name: "ParseError", code: "too-long", at: 20_000 });
    for (const length of [20_001, 2 ** 32 - 1])
      expect(() => formatMoves(new Array(length), createGame())).toThrow(tooLong);
    expect(() => formatMoves(new Array(20_000), createGame())).toThrow(
      expect.objectContaining({ code: "malformed" }),
    );
  });
});

test("of more than ten thousand positions seen the oldest is forgotten", () => {
  const repetition = { occurrence: 100, award: "even" } as const;
  const game = createGame(defineVariant("oware", { name: "long", repetition }));
  const [present = ""] = game.seen ?? [];
  const seen = ["first", ...Array<string>(9998).fill("other"), present];
  expect(applyMove({ ...game, seen }, "A").seen).toEqual([...seen.slice(1), expect.any(String)]);
  expect(applyMove({ ...game, seen: seen.slice(1) }, "A").seen).toHaveLength(10_000);
});

describe("a whole game", () => {
  test("joins the plies of a turn and separates the turns", () => {
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
    ["  1 x ", kalah, "syntax", 4],
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

  test("errors say how plies are separated", () => {
    const refusal = (text: string, game: Game): string => {
      const result = safeParseMoves(text, game);
      return result.ok ? "" : result.error.message;
    };
    expect(refusal("3 6", kalah())).toBe('Put "-" before "6", since the same player moves again.');
    expect(refusal("1-2", kalah())).toBe('Put a space before "2", not "-", since the other player moves.');
    expect(refusal("1swap", pie())).toBe('Put a space before "swap", not "", since the other player moves.');
    const joined = "only plies of one turn of games written in numbers are joined.";
    expect(refusal("-3", kalah())).toBe(`Leave out the "-" before "3"; ${joined}`);
    expect(refusal("C-f", oware())).toBe(`Leave out the "-" before "f"; ${joined}`);
  });

  test("an illegal move is a fault of the text, with the reason as its cause", () => {
    const result = safeParseMoves("1 1 1", kalah());
    if (result.ok) throw new Error("House 1 is empty.");
    const { code, at, message, cause } = result.error;
    expect([code, at]).toEqual(["syntax", 4]);
    expect(message).toBe("House 1 of south is empty; play 2, 3, 4, 5 or 6.");
    expect(cause).toBeInstanceOf(IllegalMoveError);
    expect(cause).toEqual(expect.objectContaining({ code: "empty-house", message }));
    const over = safeParseMoves("1 1", resign(kalah(), "south"));
    expect(over.ok || over.error.cause).toEqual(expect.objectContaining({ code: "game-over" }));
    const garbled = safeParseMoves("1 9", kalah());
    expect(garbled.ok || garbled.error.cause).toBeUndefined();
  });

  test("other errors pass through as they are", () => {
    const broken = new Error("from outside");
    const start = {
      ...kalah(),
      get houses(): readonly number[] {
        throw broken;
      },
    };
    for (const call of [parseMoves, safeParseMoves]) expect(() => call("1", start)).toThrow(broken);
    const move = {
      get house(): number {
        throw broken;
      },
    };
    expect(() => formatMoves([move], kalah())).toThrow(broken);
  });

  test("each move is read once", () => {
    let reads = 0;
    const move = {
      get house(): number {
        reads++;
        return reads;
      },
    };
    expect(formatMoves([move], kalah())).toBe("1");
    expect(reads).toBe(1);
  });

  test("a text of 20,000 characters is read, and a bad start is refused", () => {
    expect(parseMoves("1".padEnd(20_000), kalah())).toEqual([{ house: 1 }]);
    expect(safeParseMoves("1", kalah())).toEqual({ ok: true, value: [{ house: 1 }] });
    expect(() => safeParseMoves("1", {} as never)).toThrow(expect.objectContaining({ code: "bad-variant" }));
    expect(() => formatMoves("3-6" as never, kalah())).toThrow(failure("syntax", ""));
    expect(() => formatMoves("3-6" as never, kalah())).toThrow(
      'Pass a list of moves such as [{ house: 3 }], not "3-6".',
    );
    expect(() => formatMoves([null as never], kalah())).toThrow(
      expect.objectContaining({ code: "malformed" }),
    );
    expect(() => formatMoves([{ house: 7 }], kalah())).toThrow(
      expect.objectContaining({ code: "unknown-house" }),
    );
  });
});
