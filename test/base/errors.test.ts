/** The errors as values: names, codes, order of inheritance, what they carry. */
import {
  applyMove,
  createGame,
  formatMove,
  IllegalMoveError,
  type ParseCode,
  ParseError,
  parseGame,
  parseMove,
  parsePosition,
  RulesError,
  resign,
  type Variant,
  VariantError,
  type VariantName,
} from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { createRecord, parseRecord, parseRecords } from "morabaraba/records";
import { expect, test } from "vitest";
import { nestedMoves } from "../support/records/played.ts";

function thrown(action: () => unknown): RulesError {
  try {
    action();
  } catch (error) {
    return error as RulesError;
  }
  throw new Error("nothing was thrown");
}

test.each([
  ["RulesError", RulesError, () => resign(resign(createGame(), "light"), "dark")],
  ["IllegalMoveError", IllegalMoveError, () => applyMove(createGame(), "a7-a4")],
  ["ParseError", ParseError, () => parseMove("?", createGame())],
  ["VariantError", VariantError, () => createGame({} as Variant)],
] as const)("%s", (name, kind, action) => {
  const error = thrown(action);
  expect(error).toBeInstanceOf(kind);
  expect(error).toBeInstanceOf(RulesError);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe(name);
  expect(String(error)).toBe(`${name}: ${error.message}`);
  expect(typeof error.code).toBe("string");
  expect(error.stack).toContain(name);
});

test("every code of text and JSON that cannot be read", () => {
  const game = createGame();
  const calls: Readonly<Record<ParseCode, () => unknown>> = {
    "not-text": () => parseMove(7 as unknown as string, game),
    "not-json": () => parseGame("{"),
    "too-long": () => parsePosition("8".repeat(2000)),
    syntax: () => parseMove("d6-", game),
    "unknown-point": () => parseMove("D6", game),
    "unknown-house": () => mancala.parseMove("7", mancala.createGame()),
    "unknown-variant": () => parseGame({ ...game, variant: "chess" }),
    "bad-board": () => parsePosition("8/8/9 l 12,12 - 0 0"),
    "bad-hands": () => parsePosition("8/8/8 l 12,13 - 0 0"),
    "bad-bar": () => parsePosition("8/8/8 l 12,12 l:a7-a4 0 0"),
    "bad-due": () => parsePosition("8/8/8 l 12,12 - freed 0 0", "shax"),
    "bad-number": () => parsePosition("8/8/8 l 12,12 - 0 00"),
    "bad-variant": () => parseGame({ ...game, variant: {} }),
    "illegal-move": () => parseRecord("1. d6 d6"),
    "bad-result": () => parseRecord("1. d6 f4 1-0 0-1"),
    "bad-tag": () => parseRecord(JSON.stringify({ ...createRecord(), tags: { Result: "1-0" } })),
    "too-deep": () => parseRecord(`[Variant "nineMens"]\n\n${nestedMoves(101).join(" (")}`),
    "too-many": () => {
      for (const game of parseRecords("d6", { games: 0 })) if (!game.ok) throw game.error;
    },
  };
  for (const [code, call] of Object.entries(calls)) {
    const error = thrown(call);
    expect(error).toBeInstanceOf(ParseError);
    expect(error.code).toBe(code);
  }
});

test("every code of the root error", () => {
  expect(thrown(() => resign(resign(createGame(), "light"), "dark"))).toMatchObject({
    name: "RulesError",
    code: "game-over",
  });
  expect(thrown(() => formatMove({ to: "d4" }, createGame("sesotho25"), "mssa"))).toMatchObject({
    name: "RulesError",
    code: "no-label",
  });
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
  expect(error.message).toBe("the variant must be an object; cows must be fewer");
});
