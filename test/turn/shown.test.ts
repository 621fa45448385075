/** What a screen shows during a turn. */
import { createGame, defineVariant, parsePosition, pieces, resign } from "morabaraba";
import { beginTurn, isMovable, pointMark, pressPoint, shownPieces, type TurnState } from "morabaraba/turn";
import { describe, expect, test } from "vitest";

const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const MOVING = "LL6/2LDD3/L6D l 0,0 - 0 40";
const pressed = (position: string, ...points: readonly string[]): TurnState =>
  points.reduce(pressPoint, beginTurn(parsePosition(position)));

describe("the cows shown", () => {
  test("are those of the game while at most a cow is chosen", () => {
    for (const state of [pressed(MOVING), pressed(MOVING, "d7")])
      expect(shownPieces(state)).toEqual(pieces(state.game));
  });

  test("have the cow of a pending step on its new point", () => {
    const state = pressed("LL1L4/8/DDDD4 l 0,0 - 0 40", "g4", "g7");
    expect(state.pending).toEqual({ from: "g4", to: "g7" });
    const shown = shownPieces(state);
    expect([shown.get("g7"), shown.get("g4"), shown.size]).toEqual(["light", undefined, 7]);
    expect(shownPieces(pressed(MILL, "g7")).get("g7")).toBe("light");
  });
});

describe("marks", () => {
  /** The marked points by their marks. */
  const marks = (state: TurnState, points: readonly string[]): string =>
    points.map((point) => `${point} ${pointMark(state, point) ?? "-"}`).join(", ");

  test("while placing, of every empty point", () => {
    expect(marks(pressed(MILL), ["g7", "a1", "a7", "a4"])).toBe("g7 destination, a1 destination, a7 -, a4 -");
  });

  test("while a shot is pending, of the cow and its targets", () => {
    expect(marks(pressed(MILL, "g7"), ["g7", "a4", "b4", "a7", "d6"])).toBe(
      "g7 chosen, a4 target, b4 target, a7 -, d6 -",
    );
  });

  test("while moving, of cows that may be chosen, the chosen cow and its destinations", () => {
    expect(marks(pressed(MOVING), ["d7", "a7", "g7", "d5"])).toBe("d7 movable, a7 movable, g7 -, d5 -");
    expect(marks(pressed(MOVING, "d7"), ["d7", "a7", "g7", "d5", "a4"])).toBe(
      "d7 chosen, a7 movable, g7 destination, d5 -, a4 -",
    );
  });

  test("if cows may move while others are placed, of both", () => {
    const variant = defineVariant("standard", { name: "free", moveWhilePlacing: true });
    const state = beginTurn(parsePosition(MILL, variant));
    expect(marks(state, ["d7", "g7"])).toBe("d7 movable, g7 destination");
  });

  test("do not exist in a game that is over, or for unknown points", () => {
    const over = beginTurn(resign(createGame(), "light"));
    expect(marks(over, ["a7", "z9"])).toBe("a7 -, z9 -");
    expect(pointMark(beginTurn(createGame()), "z9")).toBeUndefined();
  });
});

test("cows that can move may be picked up, except while a shot is pending", () => {
  const moving = pressed("LL5L/LDDDD3/8 l 0,0 - 0 40");
  expect([isMovable(moving, "d7"), isMovable(moving, "a7"), isMovable(moving)]).toEqual([true, false, false]);
  expect(isMovable(beginTurn(createGame()))).toBe(true);
  expect(isMovable(pressed(MILL, "g7"))).toBe(false);
});
