/** Which games a picture accepts, and what it reads of them. */
import { createGame, defineVariant, type Game, variants } from "morabaraba";
import { svg } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { readPosition } from "../../../src/picture/mills/position.ts";

const start = createGame();

describe("a game that can be drawn", () => {
  test("has cows on points and in hand, and a side to move", () => {
    const read = readPosition({
      ...start,
      board: `L.D${".".repeat(21)}`,
      turn: "dark",
      hands: { light: 11, dark: 0 },
    });
    expect([...read.cows]).toEqual([
      ["a7", "light"],
      ["g7", "dark"],
    ]);
    expect([read.turn, read.hands]).toEqual(["dark", { light: 11, dark: 0 }]);
  });

  test("has a number of lost cows for each side, never negative", () => {
    const at = (board: string, light: number): unknown =>
      readPosition({ ...start, board: board.padEnd(24, "."), hands: { light, dark: 12 } }).lost;
    expect(at("LLL", 4)).toEqual({ light: 5, dark: 0 });
    expect(at("LLLD", 12)).toEqual({ light: 0, dark: 0 });
  });

  test("may have a variant in any form", () => {
    const own = defineVariant("standard", { name: "own", cows: 4 });
    const bare = Object.assign(Object.create(null), JSON.parse(JSON.stringify(own)));
    const changed = { base: "nineMens", repetition: 3 } as const;
    const read = [own, bare, changed].map((variant) => readPosition({ ...start, variant }).variant);
    expect(read).toEqual([own, own, { ...variants.nineMens, repetition: 3 }]);
    expect(readPosition({ ...start, hands: { light: 200, dark: 0 } }).variant).toBe(variants.standard);
  });

  test("is not changed by its picture", () => {
    const game = { ...start, hands: { light: 3, dark: 3 } };
    svg(game, { moves: [{ to: "a7" }], shots: "a7" });
    expect(game).toEqual({ ...start, hands: { light: 3, dark: 3 } });
  });
});

test.each<[string, unknown, code: string, at?: string]>([
  ["nothing", undefined, "syntax", ""],
  ["null", null, "syntax", ""],
  ["text", "8/8/8", "syntax", ""],
  ["a game without a variant", { ...start, variant: undefined }, "syntax", "variant"],
  [
    "a game with a broken variant",
    { ...start, variant: { ...variants.standard, cows: "many" } },
    "bad-variant",
  ],
  ["a board of other characters", { ...start, board: "y".repeat(24) }, "bad-board", "board"],
  ["a board that is too short", { ...start, board: ".".repeat(23) }, "bad-board", "board"],
  ["a board that is too long", { ...start, board: ".".repeat(25) }, "bad-board", "board"],
  ["a board in a list", { ...start, board: [..."........................"] }, "bad-board", "board"],
  ["a turn of nobody", { ...start, turn: "red" }, "syntax", "turn"],
  ["no hands", { ...start, hands: undefined }, "bad-hands", "hands.light"],
  ["a hand that is not a number", { ...start, hands: { light: "1", dark: 1 } }, "bad-hands", "hands.light"],
  ["a hand below nothing", { ...start, hands: { light: 1, dark: -1 } }, "bad-hands", "hands.dark"],
  ["a hand too large to draw", { ...start, hands: { light: 201, dark: 1 } }, "bad-hands", "hands.light"],
  ["half a cow", { ...start, hands: { light: 1.5, dark: 1 } }, "bad-hands", "hands.light"],
])("%s cannot be drawn", (_, game, code, at) => {
  const error = at === undefined ? { code } : { code, at };
  expect(() => svg(game as Game)).toThrow(expect.objectContaining(error) as Error);
});
