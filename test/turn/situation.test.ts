/** A board in use: who may play on it, and which cows may move. */
import { applyMove, createGame, parsePosition, resign } from "morabaraba";
import { expect, test } from "vitest";
import { isActive, isMovable, movesOf, situationOf } from "../../src/turn/situation.ts";

test("the move between two games on a board is the last one", () => {
  const before = situationOf(createGame());
  const after = applyMove(before.game, "d6");
  expect(situationOf(after, before).last).toEqual({ before: before.game, move: { kind: "place", to: "d6" } });
  expect(situationOf(after).last).toBeUndefined();
  expect(situationOf(before.game, situationOf(after)).last).toBeUndefined();
});

test("the last move stays while no cow has moved", () => {
  const before = situationOf(createGame());
  const after = situationOf(applyMove(before.game, "d6"), before);
  expect(situationOf(resign(after.game, "dark"), after).last).toBe(after.last);
  expect(situationOf(structuredClone(after.game), after).last).toBe(after.last);
  expect(situationOf({ ...after.game, ply: 3 }, after).last).toBeUndefined();
  expect(situationOf(applyMove(before.game, "a1"), after).last).toBeUndefined();
});

test("anything that is not a game is refused", () => {
  expect(() => situationOf({} as never)).toThrow(expect.objectContaining({ code: "syntax" }));
});

test("a person plays the sides that are theirs, while the game goes on", () => {
  const situation = situationOf(createGame());
  expect((["none", "light", "dark", "both"] as const).map((who) => isActive(situation, who))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(isActive(situationOf(resign(createGame(), "light")), "both")).toBe(false);
});

test("cows that have somewhere to go may move, but for the time of a shot", () => {
  const moving = situationOf(parsePosition("LL5L/LDDDD3/8 l 0,0 - 0 40"));
  expect([isMovable(moving, "d7"), isMovable(moving, "a7"), isMovable(moving, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isMovable(situationOf(createGame()), undefined)).toBe(true);
  expect(isMovable({ ...moving, turn: { from: "d7", to: "g7" } }, "d7")).toBe(false);
});

test("the moves of a turn are those that leave where it leaves, and arrive where it arrives", () => {
  const { moves } = situationOf(parsePosition("LL5D/7D/8 l 10,10 - 0 4"));
  expect(movesOf({ moves }, {}).length).toBe(moves.length);
  expect(movesOf({ moves }, { to: "g7" }).map(({ shot }) => shot)).toEqual(["a4", "b4"]);
  expect(movesOf({ moves }, { from: "a7" })).toEqual([]);
});
