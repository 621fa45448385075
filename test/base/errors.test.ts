/** The errors as values: names, codes, order of inheritance, what they carry. */
import fc from "fast-check";
import {
  ArgumentError,
  applyMove,
  createGame,
  defineVariant,
  formatMove,
  IllegalMoveError,
  LimitError,
  MorabarabaError,
  ParseError,
  parseGame,
  parseMove,
  parsePosition,
  parseVariant,
  resign,
  safeParseGame,
  type Variant,
  VariantError,
  variants,
} from "morabaraba";
import { parseSanmillPosition } from "morabaraba/formats";
import * as mancala from "morabaraba/mancala";
import * as sowings from "morabaraba/mancala/records";
import { createRecord, parseRecord, RecordError, setTags } from "morabaraba/records";
import { expect, test } from "vitest";

function thrown(action: () => unknown): MorabarabaError {
  try {
    action();
  } catch (error) {
    return error as MorabarabaError;
  }
  throw new Error("nothing was thrown");
}

test.each([
  [
    "MorabarabaError",
    MorabarabaError,
    () => formatMove(createGame("sesotho25"), { to: "d4" }, { notation: "mssa" }),
  ],
  ["LimitError", LimitError, () => parsePosition("8".repeat(2000))],
  ["ArgumentError", ArgumentError, () => resign(createGame(), "white" as "light")],
  ["RecordError", RecordError, () => parseRecord("1. d6 d6")],
  ["IllegalMoveError", IllegalMoveError, () => applyMove(createGame(), "a7-a4")],
  ["ParseError", ParseError, () => parseMove(createGame(), "?")],
  ["VariantError", VariantError, () => createGame({} as Variant)],
] as const)("%s", (name, kind, action) => {
  const error = thrown(action);
  expect(error).toBeInstanceOf(kind);
  expect(error).toBeInstanceOf(MorabarabaError);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe(name);
  expect(String(error)).toBe(`${name}: ${error.message}`);
  expect(typeof error.code).toBe("string");
  expect(error.stack).toContain(name);
});

test("an error of a getter passes through safe readers", () => {
  const trap = new Error("a trap");
  const data = Object.defineProperty({}, "variant", {
    get: () => {
      throw trap;
    },
  });
  expect(thrown(() => safeParseGame(data))).toBe(trap);
});

test("a VariantError holds each fault with its place, and all of them in its message", () => {
  const faults = [
    { at: "", message: "must be an object" },
    { at: "cows", message: "must be fewer", range: [3, 12] as const },
  ];
  const error = new VariantError("bad-variant", faults);
  expect(error.faults).toEqual(faults);
  expect(error.message).toBe("The variant must be an object; cows must be fewer.");
});

// Errors can be printed on a terminal, whatever a stranger wrote into the text or data that they refuse.

/** Characters that steer a terminal, break a line, or hide and reorder others. */
const UNSAFE = [
  "\u0007",
  "\u001b[2J",
  "\r",
  "\u007f",
  "\u009b31m",
  "\u202e",
  "\u2028",
  "\u200b",
  "\u{e0041}",
];
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

const variant = JSON.stringify({ ...variants.standard, name: "ours" });
const record = '[Variant "standard"]\n[Result "1-0"]\n[Termination "resignation"]\n\n1. a7 {hm} d7 $1 1-0';
const readers: readonly [name: string, read: (text: string) => unknown, sample: string][] = [
  ["a move", (text) => parseMove(createGame(), text), "c5-d5xa1"],
  ["a move played", (text) => applyMove(createGame(), text), "a7"],
  ["a position", (text) => parsePosition(text), "LL5D/7D/8 l 10,10 d:d2-d1 0 4"],
  ["the name of a variant", (name) => createGame(name as "standard"), "standard"],
  ["a variant", parseVariant, variant],
  ["a variant's changes", (name) => defineVariant("standard", { name, [name]: name }), "ours"],
  ["a game", parseGame, JSON.stringify(createGame())],
  ["a record", (text) => parseRecord(text), record],
  ["tags", (name) => setTags(createRecord(), { [name]: "-" }), "Event"],
  [
    "a position of Sanmill",
    (text) => parseSanmillPosition(text),
    "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 1",
  ],
  [
    "a position of mancala",
    (text) => mancala.parsePosition(text),
    mancala.formatPosition(mancala.createGame()),
  ],
  ["a game of mancala", mancala.parseGame, JSON.stringify(mancala.createGame())],
  ["a move of mancala", (text) => mancala.applyMove(mancala.createGame(), text), "3"],
  ["a record of mancala", (text) => sowings.parseRecord(text), '[Variant "kalah"]\n\n1. 3-6 2'],
];

test.each(readers)("%s", (_, read, sample) => {
  const place = fc.nat({ max: sample.length });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, fc.constantFrom(...UNSAFE)), { minLength: 1, maxLength: 3 }),
      (marks) => {
        const text = marks.reduce((all, [at, mark]) => all.slice(0, at) + mark + all.slice(at), sample);
        for (const given of [text, JSON.stringify(text).slice(1, -1), escaped(text)]) {
          try {
            read(given);
          } catch (error) {
            expect(error).toBeInstanceOf(MorabarabaError);
            const { message, at, faults } = error as { message: string; at?: unknown; faults?: unknown };
            expect(message).toMatch(PRINTABLE);
            expect(`${at}`).toMatch(PRINTABLE);
            expect(JSON.stringify(faults ?? "")).toMatch(PRINTABLE);
          }
        }
      },
    ),
  );
});

/** JSON text with the unsafe characters inside its texts, where only their codes may stand. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (mark) => JSON.stringify(mark).slice(1, -1));
}

test("the characters are written as their codes, each unit of a pair by itself", () => {
  const error = new IllegalMoveError("malformed", "\u001b \u009b é \u{e0041} 🐄");
  expect(error.message).toBe("\\u001b \\u009b é \\udb40\\udc41 🐄");
});
