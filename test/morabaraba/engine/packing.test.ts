/** Moves packed into 15 bits and back. */
import { decodeMove, type Engine, encode, encodeMove, engineFor, type Position } from "morabaraba/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { position } from "../../support/morabaraba/positions.ts";

describe("packed moves", () => {
  let engine: Engine;
  let moving: Position;
  let flying: Position;
  beforeEach(() => {
    engine = engineFor("standard");
    moving = encode(engine, position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" }));
    flying = encode(engine, position({ light: "a7 d7 f6", dark: "c4 d2 e5 f4" }));
  });

  test.each([
    [{ to: "a7" }, 0 + 31 * 32 + 31 * 1024],
    [{ to: "g7", shot: "a4" }, 2 + 31 * 32 + 7 * 1024],
    [{ from: "a7", to: "d7" }, 1 + 0 * 32 + 31 * 1024],
    [{ from: "c5", to: "b6", shot: "a7" }, 8 + 16 * 32 + 0 * 1024],
  ])("%o is %i", (move, packed) => {
    expect(encodeMove(engine, move)).toBe(packed);
    expect(decodeMove(engine, moving, packed)).toMatchObject(move);
  });

  test("the kind depends on who may fly", () => {
    const packed = encodeMove(engine, { from: "f6", to: "g7", shot: "c4" });
    expect(decodeMove(engine, moving, packed)).toStrictEqual({
      kind: "move",
      from: "f6",
      to: "g7",
      shot: "c4",
    });
    expect(decodeMove(engine, flying, packed)).toStrictEqual({
      kind: "fly",
      from: "f6",
      to: "g7",
      shot: "c4",
    });
    expect(decodeMove(engine, flying, encodeMove(engine, { to: "g7" }))).toStrictEqual({
      kind: "place",
      to: "g7",
    });
  });

  test("the same move is the same frozen object", () => {
    const packed = encodeMove(engine, { from: "f6", to: "g7" });
    expect(decodeMove(engine, moving, packed)).toBe(decodeMove(engine, moving, packed));
    expect(Object.isFrozen(decodeMove(engine, moving, packed))).toBe(true);
  });

  test("anything but a move of the board is refused", () => {
    const refusal = (code: string): unknown => expect.objectContaining({ name: "IllegalMoveError", code });
    expect(() => encodeMove(engine, { to: "d4" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(engine, { from: "d4", to: "d5" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(engine, { to: "d5", shot: "h1" })).toThrow(refusal("unknown-point") as Error);
    expect(() => encodeMove(engine, null as never)).toThrow(refusal("malformed") as Error);
    expect(() => encodeMove(engine, { from: "d5" } as never)).toThrow(refusal("malformed") as Error);
    expect(() => encodeMove(engine, { to: "d4" })).toThrow(/point/);
    expect(() => encodeMove(engine, null as never)).toThrow(/^null is not a move such as/);
    expect(() => encodeMove(engineFor("sesotho25"), { to: "d4" })).not.toThrow();
  });
});
