/** The errors as values: names, codes, order of inheritance, what they carry. */
import {
  ArgumentError,
  applyMove,
  createGame,
  formatMove,
  IllegalMoveError,
  LimitError,
  MorabarabaError,
  type ParseCode,
  ParseError,
  parseGame,
  parseMove,
  parsePosition,
  resign,
  safeParseGame,
  type Variant,
  VariantError,
  type VariantName,
} from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { createRecord, parseRecord, parseRecords, RecordError } from "morabaraba/records";
import { expect, test } from "vitest";
import { nestedMoves } from "../support/records/played.ts";

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

test("every code of text and JSON that cannot be read", () => {
  const game = createGame();
  const calls: Readonly<Record<ParseCode, () => unknown>> = {
    "not-text": () => parseMove(game, 7 as unknown as string),
    "not-json": () => parseGame("{"),
    syntax: () => parseMove(game, "d6-"),
    "bad-point": () => parseMove(game, "D6"),
    "bad-house": () => mancala.parseMove(mancala.createGame(), "7"),
    "bad-board": () => parsePosition("8/8/9 l 12,12 - 0 0"),
    "bad-hands": () => parsePosition("8/8/8 l 12,13 - 0 0"),
    "bad-bar": () => parsePosition("8/8/8 l 12,12 l:a7-a4 0 0"),
    "bad-due": () => parsePosition("8/8/8 l 12,12 - freed 0 0", "shax"),
    "bad-number": () => parsePosition("8/8/8 l 12,12 - 0 00"),
    "bad-result": () => causeOf(() => parseRecord("1. d6 f4 1-0 0-1")),
    "bad-tag": () =>
      causeOf(() => parseRecord(JSON.stringify({ ...createRecord(), tags: { Result: "1-0" } }))),
  };
  for (const [code, call] of Object.entries(calls)) {
    const error = thrown(call);
    expect(error).toBeInstanceOf(ParseError);
    expect(error.code).toBe(code);
  }
});

/** Throws the cause of what is thrown. */
function causeOf(action: () => unknown): never {
  throw thrown(action).cause;
}

test("every code of limits", () => {
  expect(() => parsePosition("8".repeat(2000))).toThrow(
    expect.objectContaining({ name: "LimitError", code: "too-long", limit: 1000 }),
  );
  const deep = `[Variant "nineMens"]\n\n${nestedMoves(101).join(" (")}`;
  expect(thrown(() => causeOf(() => parseRecord(deep)))).toMatchObject({
    name: "LimitError",
    code: "too-deep",
    limit: 100,
  });
  const many = (): void => {
    for (const game of parseRecords("d6", { games: 0 })) if (!game.ok) throw game.error;
  };
  expect(thrown(() => causeOf(many))).toMatchObject({ name: "LimitError", code: "too-many", limit: 0 });
});

test("every code of the root error", () => {
  expect(thrown(() => formatMove(createGame("sesotho25"), { to: "d4" }, { notation: "mssa" }))).toMatchObject(
    {
      name: "MorabarabaError",
      code: "no-label",
    },
  );
});

test("both codes of variant data", () => {
  expect(thrown(() => createGame("chess" as VariantName))).toMatchObject({
    name: "VariantError",
    code: "unknown-variant",
  });
  expect(thrown(() => createGame({} as Variant))).toMatchObject({
    name: "VariantError",
    code: "bad-variant",
  });
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

test("a ParseError says where", () => {
  const error = new ParseError("syntax", "hands.light", "No.");
  expect([error.code, error.at, error.message]).toEqual(["syntax", "hands.light", "No."]);
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
