/** The errors as values: names, codes, order of inheritance, what they carry. */
import {
  ArgumentError,
  applyMove,
  createGame,
  formatMove,
  IllegalMoveError,
  LimitError,
  MorabarabaError,
  ParseError,
  parseMove,
  parsePosition,
  resign,
  safeParseGame,
  type Variant,
  VariantError,
} from "morabaraba";
import { parseRecord, RecordError } from "morabaraba/records";
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
