/** Moves packed into 15 bits and back. */
import {
  decodeMove,
  encodeGame,
  encodeMove,
  type Position,
  type Ruleset,
  rulesetFor,
} from "morabaraba/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { position } from "../../support/mills/positions.ts";

describe("packed moves", () => {
  let ruleset: Ruleset;
  let moving: Position;
  let flying: Position;
  beforeEach(() => {
    ruleset = rulesetFor("standard");
    moving = encodeGame(ruleset, position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" }));
    flying = encodeGame(ruleset, position({ light: "a7 d7 f6", dark: "c4 d2 e5 f4" }));
  });

  test.each([
    [{ to: "a7" }, 0 + 31 * 32 + 31 * 1024],
    [{ to: "g7", shots: ["a4"] }, 2 + 31 * 32 + 7 * 1024],
    [{ from: "a7", to: "d7" }, 1 + 0 * 32 + 31 * 1024],
    [{ from: "c5", to: "b6", shots: ["a7"] }, 8 + 16 * 32 + 0 * 1024],
  ])("%o is %i", (move, packed) => {
    expect(encodeMove(ruleset, move)).toBe(packed);
    expect(decodeMove(ruleset, moving, packed)).toMatchObject(move);
  });

  test("the kind depends on who may fly", () => {
    const packed = encodeMove(ruleset, { from: "f6", to: "g7", shots: ["c4"] });
    expect(decodeMove(ruleset, moving, packed)).toStrictEqual({
      kind: "move",
      from: "f6",
      to: "g7",
      shots: ["c4"],
    });
    expect(decodeMove(ruleset, flying, packed)).toStrictEqual({
      kind: "fly",
      from: "f6",
      to: "g7",
      shots: ["c4"],
    });
    expect(decodeMove(ruleset, flying, encodeMove(ruleset, { to: "g7" }))).toStrictEqual({
      kind: "place",
      to: "g7",
    });
  });

  test("equal moves are the same frozen object", () => {
    const packed = encodeMove(ruleset, { from: "f6", to: "g7" });
    expect(decodeMove(ruleset, moving, packed)).toBe(decodeMove(ruleset, moving, packed));
    expect(Object.isFrozen(decodeMove(ruleset, moving, packed))).toBe(true);
  });

  test("anything but a move of the board is rejected", () => {
    const refusal = (code: string): unknown => expect.objectContaining({ name: "IllegalMoveError", code });
    expect(() => encodeMove(ruleset, { to: "d4" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(ruleset, { from: "d4", to: "d5" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(ruleset, { to: "d5", shots: ["h1"] })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(ruleset, null as never)).toThrow(refusal("malformed") as Error);
    expect(() => encodeMove(ruleset, { from: "d5" } as never)).toThrow(refusal("malformed") as Error);
    expect(() => encodeMove(ruleset, { to: "d4" })).toThrow(/point/);
    expect(() => encodeMove(ruleset, null as never)).toThrow(/^null is not a move like/);
    expect(() => encodeMove(rulesetFor("sesotho25"), { to: "d4" })).not.toThrow();
  });
});
