/** Where a long text is cut: between games, however its parts come, and without a loss. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Piece, pieceMaker } from "../../src/records/pieces.ts";

/** The pieces of a text that comes in these parts. */
function piecesOf(...parts: readonly string[]): Piece[] {
  const next = pieceMaker();
  return [...parts.flatMap((part) => [...next(part, false)]), ...next("", true)];
}

/** Their texts, but for an empty one at the end. */
const cut = (...parts: readonly string[]): string[] =>
  piecesOf(...parts).flatMap(({ text }) => (text === "" ? [] : [text]));

describe("a text is cut", () => {
  test.each(["1-0", "0-1", "1/2-1/2", "½-½", "0.5-0.5", "0,5-0,5", "*"])(
    "behind a line that ends with %s",
    (result) => {
      for (const line of [result, `1. d6 ${result}`, `{a}${result}`, `(f4)${result}`, `  ${result} \r`])
        expect(cut(`${line}\n1. f4`)).toEqual([`${line}\n`, "1. f4"]);
    },
  );

  test.each(["1-0 {a}", "a1-0", "; 1-0", "1. d6 ; 1-0", "{ 1-0", "0x5-0.5", "0.5-0x5", "1-0 1. f4"])(
    "not behind %j",
    (line) => {
      expect(cut(`${line}\n1. f4`)).toEqual([`${line}\n1. f4`]);
    },
  );

  test.each(['[Event "a"]', ' \t[Event   "a"]', '[a_1 "never closed'])(
    "above %j below a blank line, also in a comment",
    (tag) => {
      for (const blank of ["\n", " \t\r\n"]) {
        expect(cut(`1. d6 {${blank}${blank}${tag}\n`)).toEqual([`1. d6 {${blank}${blank}`, `${tag}\n`]);
        expect(cut(`${blank}${tag}`)).toEqual([blank, tag]);
      }
      expect(cut(`1. d6\n${tag}\n`)).toEqual([`1. d6\n${tag}\n`]);
      expect(cut(`${tag}\n${tag}\n`)).toEqual([`${tag}\n${tag}\n`]);
    },
  );

  test.each(["[Event]", "[Event a", '["a"', '[a-b "a"', '1. d6 [Event "a"]', "[Event'a'"])(
    "not above %j",
    (line) => {
      expect(cut(`1. d6\n\n${line}\n`)).toEqual([`1. d6\n\n${line}\n`]);
    },
  );

  test.each([
    ["{\n*\n} *\n1. f4", ["{\n*\n} *\n", "1. f4"]],
    ["{\n*\n}\n*\n1. f4", ["{\n*\n}\n*\n", "1. f4"]],
    ["{a} {\n*\n} *\n", ["{a} {\n*\n} *\n"]],
    ["{\na } *\n*\n", ["{\na } *\n", "*\n"]],
    ['{\n\n[Event "a"]\n*\n1. f4', ["{\n\n", '[Event "a"]\n*\n', "1. f4"]],
  ])("by braces: %j", (text, pieces) => {
    expect(cut(text)).toEqual(pieces);
  });
});

/** Lines that matter, and what may stand between. */
const scraps = ["1. d6", " ", "\n", "\r\n", "\n\n", '[Event "a"]', "{", "}", ";", "1-0", "*", "½-½", "x"];
const someText = fc.array(fc.constantFrom(...scraps), { maxLength: 40 }).map((words) => words.join(""));

describe("the pieces of any text", () => {
  test("are the text, each where it says", () => {
    fc.assert(
      fc.property(someText, (text) => {
        const pieces = piecesOf(text);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        for (const piece of pieces) {
          expect(text.startsWith(piece.text, piece.base)).toBe(true);
          expect(piece.cut).toBe(false);
        }
        expect(pieces.slice(0, -1).every((piece) => piece.text !== "")).toBe(true);
      }),
    );
  });

  test("are the same in whatever parts it comes", () => {
    fc.assert(
      fc.property(someText, fc.array(fc.nat({ max: 9 })), (text, sizes) => {
        let rest = text;
        const parts = sizes.map((size) => {
          const part = rest.slice(0, size);
          rest = rest.slice(size);
          return part;
        });
        expect(piecesOf(...parts, rest)).toEqual(piecesOf(text));
      }),
    );
  });
});

describe("a budget of a million characters", () => {
  const most = 1_000_000;
  const filler = (size: number): string => `1. d6 {${"x".repeat(size - 11)}} *\n`;

  test("is what a piece keeps, and the next begins where the whole ends", () => {
    const rest = "1. f4 *\n";
    for (const size of [most, most + 1, 2 * most]) {
      expect(piecesOf(filler(size) + rest)).toMatchObject([
        { text: filler(size).slice(0, most), base: 0, cut: size > most },
        { text: rest, base: size, cut: false },
        { text: "", base: size + rest.length, cut: false },
      ]);
    }
    const lines = `${"x".repeat(399_999)}\n`.repeat(3);
    expect(piecesOf(`${lines}*\n`)[0]).toEqual({ text: lines.slice(0, most), base: 0, cut: true });
  });

  test("of a line: as long a one is kept together, a longer one is not", () => {
    const line = filler(most + 1).slice(0, -1);
    expect(piecesOf(`\n${line}`, " {a}\n")).toEqual(piecesOf(`\n${line} {a}\n`));
    const next = pieceMaker();
    expect([...next(`x${line}`, false)]).toEqual([{ text: `x${line}`.slice(0, most), base: 0, cut: true }]);
  });

  test("does not end a line that has only begun in a long part", () => {
    const lines = filler(700_000).repeat(2);
    expect(piecesOf(`${lines}1. d6 *`, " {a}\n1. f4 *\n")).toEqual(
      piecesOf(`${lines}1. d6 * {a}\n1. f4 *\n`),
    );
  });
});
