/** Pressing points and dragging cows, and what a screen shows of it. */
import { createGame, defineVariant, type Game, legalMoves, parsePosition, pieces, resign } from "morabaraba";
import {
  beginTurn,
  dropCow,
  isMovable,
  pickUpCow,
  pointMark,
  pressPoint,
  shownPieces,
  type TurnState,
} from "morabaraba/turn";
import { describe, expect, test } from "vitest";

const EMPTY = "8/8/8 l 12,12 - 0 0";
const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const MOVING = "LL6/2LDD3/L6D l 0,0 - 0 40";
const BLOCKED = "LL5L/LDDDD3/8 l 0,0 - 0 40";
const optional = defineVariant("standard", {
  name: "optional",
  shooting: "optional",
  moveWhilePlacing: true,
});
const OPTIONAL = parsePosition(MILL, optional);
/** Two mills meet on a7. */
const TWO = parsePosition("1LL3LL/DD1D4/8 l 5,5 - 0 0", "daSanQi");

const begun = (start: string | Game): TurnState =>
  beginTurn(typeof start === "string" ? parsePosition(start) : start);

/** The state after several presses. */
const pressed = (start: string | Game, ...points: readonly string[]): TurnState =>
  points.reduce(pressPoint, begun(start));

test("a press on an empty point with cows in hand is the whole move", () => {
  const state = pressed(EMPTY, "d6");
  expect(state.last).toEqual({ before: createGame(), move: { kind: "place", to: "d6" } });
  expect(state).toMatchObject({ pending: {}, game: { turn: "dark", ply: 1 } });
  expect(state.moves).toEqual(legalMoves(state.game));
});

test.each<[string, string | Game, string[], object]>([
  ["a mill awaits its shot", MILL, ["g7"], { game: parsePosition(MILL), pending: { to: "g7" } }],
  ["where cows may move while placing, one is chosen", OPTIONAL, ["d7"], { pending: { from: "d7" } }],
  ["a second shot is awaited", TWO, ["a7", "f4"], { pending: { to: "a7", shots: ["f4"] } }],
  ["a cow is chosen", MOVING, ["d7"], { pending: { from: "d7" } }],
  ["a cow is put down", MOVING, ["d7", "d7"], { pending: {} }],
  ["a cow is exchanged", MOVING, ["d7", "a7"], { pending: { from: "a7" } }],
])("%s", (_, start, points, state) => {
  const { pending, refused, game } = pressed(start, ...points);
  expect({ game, pending, refused }).toEqual({ game, refused: undefined, ...state });
});

test.each<[string, string, string | Game, string[], object]>([
  ["occupied", "a point with a cow", MILL, ["a4"], {}],
  ["cow-in-hand", "an own cow before the hand is empty", MILL, ["a7"], {}],
  ["occupied", "another cow's point while placing", OPTIONAL, ["d7", "b4"], { from: "d7" }],
  ["not-a-target", "a shot at nothing", MILL, ["g7", "d6"], { to: "g7" }],
  ["target-in-mill", "a shot into a mill", "LL2D2D/7D/7D l 9,8 - 0 7", ["g7", "b4"], { to: "g7" }],
  ["shot-missing", "one shot where two are due", TWO, ["a7", "f4", "a7"], { to: "a7", shots: ["f4"] }],
  ["not-a-target", "a cow that is shot already", TWO, ["a7", "f4", "f4"], { to: "a7", shots: ["f4"] }],
  ["shot-missing", "no shot where it is a duty", MILL, ["g7", "g7"], { to: "g7" }],
  ["blocked", "a cow that cannot go anywhere", BLOCKED, ["a7"], {}],
  ["blocked", "such a cow while another one is chosen", BLOCKED, ["d7", "a7"], { from: "d7" }],
  ["not-adjacent", "a point too far away", MOVING, ["d7", "a1"], { from: "d7" }],
  ["not-adjacent", "a point next to another", MOVING, ["d7", "g4"], { from: "d7" }],
  ["occupied", "a point with a cow to move to", MOVING, ["d7", "f4"], { from: "d7" }],
  ["unknown-point", "no point at all to move to", MOVING, ["d7", "z9"], { from: "d7" }],
  ["no-cow-in-hand", "a point without a chosen cow", MOVING, ["a1"], {}],
  ["not-your-cow", "the other side's cow", MOVING, ["f4"], {}],
  ["unknown-point", "no point at all", MOVING, ["z9"], {}],
  [
    "mill-barred",
    "a mill that is barred",
    parsePosition("L1L5/1L1DDD2/8 l 0,0 l:d6-d7 0 40", "mssa"),
    ["d6", "d7"],
    { from: "d6" },
  ],
])("%s refuses %s, and the choice stays", (code, _, start, points, pending) => {
  const state = pressed(start, ...points);
  const { game, last } = begun(start);
  expect(state).toMatchObject({ game, pending, refused: { code } });
  expect([Object.keys(state.pending), state.last]).toEqual([Object.keys(pending), last]);
});

test("a refusal does not change the turn", () => {
  const refused = { move: { from: undefined, to: "a4" }, code: "occupied" };
  expect(pressed(MILL, "a4")).toEqual({ ...begun(MILL), refused });
  expect(pressed(MOVING, "f4").refused?.move).toEqual({ from: "f4", to: "f4" });
});

test.each<[string, Game]>([
  ["while placing", resign(createGame(), "light")],
  ["while moving", resign(parsePosition(MOVING), "light")],
])("nothing can be pressed in a game that ended %s", (_, game) => {
  for (const point of ["a7", "f4", "a1"])
    expect(pressed(game, point)).toMatchObject({ game, pending: {}, refused: { code: "game-over" } });
});

describe("a cow is dragged", () => {
  test("from point to point", () => {
    const lifted = pickUpCow(begun(MOVING), "d7");
    expect(lifted.pending).toEqual({ from: "d7" });
    expect(pickUpCow(lifted, "a7").pending).toEqual({ from: "a7" });
    expect(dropCow(lifted, "g7")).toEqual(pressed(MOVING, "d7", "g7"));
  });

  test("only if it can move", () => {
    const state = begun(MOVING);
    expect([isMovable(state, "d3"), isMovable(state)]).toEqual([false, false]);
    expect([pickUpCow(state, "d3"), pickUpCow(state)]).toEqual([state, state]);
  });

  test("and put down on its own point", () => {
    const state = begun(MOVING);
    expect(dropCow(pickUpCow(state, "d7"), "d7")).toEqual(state);
  });

  test("back to its point if the rules refuse its step", () => {
    const state = begun(MOVING);
    const refused = { move: { from: "d7", to: "a7" }, code: "occupied" };
    expect(dropCow(pickUpCow(state, "d7"), "a7")).toEqual({ ...state, refused });
  });
});

test("a dead cow cannot be chosen once the hand is empty", () => {
  const state = pressed(parsePosition("xLLL4/DD1D4/8 l 0,1 - 0 40", "daSanQi"), "a7");
  expect(state).toMatchObject({ pending: {}, refused: { move: { to: "a7" }, code: "no-cow-in-hand" } });
});

// What a screen shows during a turn.

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
