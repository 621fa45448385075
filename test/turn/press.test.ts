/** What pressing points and dragging cows makes of a turn. */
import { createGame, defineVariant, type Game, legalMoves, parsePosition, resign } from "morabaraba";
import { beginTurn, drop, isMovable, pickUp, press, type TurnState } from "morabaraba/turn";
import { describe, expect, test } from "vitest";

const begun = (start: string | TurnState): TurnState =>
  typeof start === "string" ? beginTurn(parsePosition(start)) : start;

/** One press after the other. */
const pressed = (start: string | TurnState, ...points: readonly string[]): TurnState =>
  points.reduce(press, begun(start));

const EMPTY = "8/8/8 l 12,12 - 0 0";
const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const MOVING = "LL6/2LDD3/L6D l 0,0 - 0 40";
const optional = defineVariant("standard", { name: "optional", shot: "optional", moveWhilePlacing: true });

describe("placing", () => {
  test("a point is the whole move", () => {
    const state = pressed(EMPTY, "d6");
    expect(state.last).toEqual({ before: createGame(), move: { kind: "place", to: "d6" } });
    expect(state).toMatchObject({ pending: {}, game: { turn: "dark", ply: 1 } });
    expect(state.moves).toEqual(legalMoves(state.game));
  });

  test("a point with a cow is refused", () => {
    const refused = { move: { from: undefined, to: "a4" }, code: "occupied" };
    expect(pressed(MILL, "a4")).toEqual({ ...begun(MILL), refused });
  });

  test("a cow of one's own waits until the hand is empty", () => {
    const refused = { move: { from: "a7", to: "a7" }, code: "cow-in-hand" };
    expect(pressed(MILL, "a7")).toMatchObject({ pending: {}, refused });
  });

  test("where cows may move meanwhile, one is chosen, and another cow's point is refused", () => {
    const state = beginTurn(parsePosition(MILL, optional));
    expect(pressed(state, "d7").pending).toEqual({ from: "d7" });
    expect(pressed(state, "d7", "d6").last?.move).toMatchObject({ from: "d7", to: "d6" });
    expect(pressed(state, "d7", "b4").refused?.code).toBe("occupied");
  });
});

describe("a mill", () => {
  test("awaits its shot", () => {
    expect(pressed(MILL, "g7")).toMatchObject({ game: parsePosition(MILL), pending: { to: "g7" } });
    expect(pressed(MILL, "g7", "b4").last?.move).toEqual({ kind: "place", to: "g7", shot: "b4" });
  });

  test("refuses anything but a target, and still waits", () => {
    expect(pressed(MILL, "g7", "d6")).toMatchObject({
      pending: { to: "g7" },
      refused: { move: { to: "g7", shot: "d6" }, code: "not-a-target" },
    });
    expect(pressed("LL2D2D/7D/7D l 9,8 - 0 7", "g7", "b4").refused?.code).toBe("target-in-mill");
    expect(pressed(MILL, "g7", "d6", "b4").refused).toBeUndefined();
  });

  test("its own point shoots nothing, which is refused unless shots are optional", () => {
    expect(pressed(MILL, "g7", "g7")).toMatchObject({
      pending: { to: "g7" },
      refused: { code: "shot-missing" },
    });
    const state = beginTurn(parsePosition(MILL, optional));
    expect(pressed(state, "g7", "g7").last?.move).toEqual({ kind: "place", to: "g7" });
    expect(pressed(state, "g7", "a4").last?.move).toEqual({ kind: "place", to: "g7", shot: "a4" });
  });
});

describe("moving", () => {
  test("a cow is chosen, laid back, exchanged", () => {
    expect(pressed(MOVING, "d7").pending).toEqual({ from: "d7" });
    expect(pressed(MOVING, "d7", "d7").pending).toEqual({});
    expect(pressed(MOVING, "d7", "a7").pending).toEqual({ from: "a7" });
  });

  test("a cow that cannot go anywhere is not chosen, and the one that was stays so", () => {
    const refused = { move: { from: "a7", to: "a7" }, code: "blocked" };
    const blocked = "LL5L/LDDDD3/8 l 0,0 - 0 40";
    expect(pressed(blocked, "a7")).toMatchObject({ pending: {}, refused });
    expect(pressed(blocked, "d7", "a7")).toMatchObject({ pending: { from: "d7" }, refused });
  });

  test("a chosen cow goes to a point", () => {
    expect(pressed(MOVING, "d7", "g7").last?.move).toEqual({ kind: "move", from: "d7", to: "g7" });
  });

  test.each([
    ["a1", "not-adjacent"],
    ["g4", "not-adjacent"],
    ["f4", "occupied"],
    ["z9", "unknown-point"],
  ])("a refused step to %s leaves the cow chosen: %s", (point, code) => {
    expect(pressed(MOVING, "d7", point)).toMatchObject({ pending: { from: "d7" }, refused: { code } });
  });

  test("without a chosen cow, a point or the other side's cow is refused", () => {
    expect(pressed(MOVING, "a1").refused?.code).toBe("no-cow-in-hand");
    expect(pressed(MOVING, "f4").refused).toEqual({ move: { from: "f4", to: "f4" }, code: "not-your-cow" });
    expect(pressed(MOVING, "z9").refused?.code).toBe("unknown-point");
  });

  test("a barred mill is refused with its reason", () => {
    const game = parsePosition("L1L5/1L1DDD2/8 l 0,0 l:d6-d7 0 40", "mssa");
    expect(pressed(beginTurn(game), "d6", "d7").refused?.code).toBe("mill-barred");
  });
});

test.each<[string, Game]>([
  ["while placing", resign(createGame(), "light")],
  ["while moving", resign(parsePosition(MOVING), "light")],
])("nothing can be pressed in a game that ended %s", (_, game) => {
  for (const point of ["a7", "f4", "a1"]) {
    const state = press(beginTurn(game), point);
    expect(state).toMatchObject({ game, pending: {}, refused: { code: "game-over" } });
  }
});

describe("a cow is dragged", () => {
  test("from point to point", () => {
    const lifted = pickUp(begun(MOVING), "d7");
    expect(lifted.pending).toEqual({ from: "d7" });
    expect(pickUp(lifted, "a7").pending).toEqual({ from: "a7" });
    expect(drop(lifted, "g7")).toEqual(pressed(MOVING, "d7", "g7"));
  });

  test("from the hand", () => {
    const lifted = pickUp(begun(EMPTY));
    expect(lifted.pending).toEqual({});
    expect(drop(lifted, "d6")).toEqual(pressed(EMPTY, "d6"));
    expect(drop(begun(MILL), "g7")).toEqual(pressed(MILL, "g7"));
  });

  test("only if it can move", () => {
    const state = begun(MOVING);
    expect([isMovable(state, "d3"), isMovable(state)]).toEqual([false, false]);
    expect([pickUp(state, "d3"), pickUp(state)]).toEqual([state, state]);
  });

  test("and lies where it lay if the rules refuse its step", () => {
    const state = begun(MOVING);
    const refused = { move: { from: "d7", to: "a7" }, code: "occupied" };
    expect(drop(pickUp(state, "d7"), "a7")).toEqual({ ...state, refused });
  });
});
