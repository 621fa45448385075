/** Positions as text. */
import {
  applyMove,
  createGame,
  defineVariant,
  formatPosition,
  outcome,
  parsePosition,
  safeParsePosition,
  variantOf,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { lazily } from "../../support/mancala/positions.ts";

const kalah = lazily(() => createGame());
const oware = lazily(() => createGame("oware"));
const pie = lazily(() => createGame(defineVariant("kalah", { name: "pie", swap: true })));

const failure = (code: string, at: number | string | undefined): unknown =>
  expect.objectContaining(at === undefined ? { name: "LimitError", code } : { name: "ParseError", code, at });

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
