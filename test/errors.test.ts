/** The errors as values: names, codes, order of inheritance, what they carry. */
import {
  applyMove,
  createGame,
  IllegalMoveError,
  ParseError,
  parseMove,
  RulesError,
  type Variant,
  VariantError,
} from "morabaraba";
import { expect, test } from "vitest";

function thrown(action: () => unknown): RulesError {
  try {
    action();
  } catch (error) {
    return error as RulesError;
  }
  throw new Error("nothing was thrown");
}

test.each([
  [RulesError, new RulesError("game-over", "It is over."), "RulesError"],
  [IllegalMoveError, thrown(() => applyMove(createGame(), "a7-a4")), "IllegalMoveError"],
  [ParseError, thrown(() => parseMove("?")), "ParseError"],
  [VariantError, thrown(() => createGame({} as Variant)), "VariantError"],
] as const)("%o", (kind, error, name) => {
  expect(error).toBeInstanceOf(kind);
  expect(error).toBeInstanceOf(RulesError);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe(name);
  expect(String(error)).toBe(`${name}: ${error.message}`);
  expect(typeof error.code).toBe("string");
  expect(error.stack).toContain(name);
});

test("a ParseError says where", () => {
  const error = new ParseError("syntax", "hands.light", "No.");
  expect([error.code, error.at, error.message]).toEqual(["syntax", "hands.light", "No."]);
});

test("a VariantError holds each fault with its place, and all of them in its message", () => {
  const faults = [
    { at: "", message: "is nothing" },
    { at: "cows", message: "must be fewer" },
  ];
  const error = new VariantError("bad-variant", faults);
  expect(error.faults).toEqual(faults);
  expect(error.message).toBe("is nothing; cows: must be fewer");
});
