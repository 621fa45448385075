/** What has changed between two drawings of a board. */
import { applyMove, createGame, parsePosition } from "morabaraba";
import { beginTurn, pressPoint } from "morabaraba/turn";
import { describe, expect, test } from "vitest";
import { changeBetween, cuesOf } from "../../../src/element/mills/changes.ts";

test.each([
  ["a cow that came from the hand", "...", ".L.", { came: { to: "b3", from: undefined }, gone: [] }],
  ["a cow that came from another point", "L..", "..L", { came: { to: "c3", from: "a3" }, gone: [] }],
  ["a step and a shot", "LD.", "..L", { came: { to: "c3", from: "a3" }, gone: ["b3"] }],
  ["a placement and a shot", ".D.", "..L", { came: { to: "c3", from: undefined }, gone: ["b3"] }],
  ["cows that are gone", "LDL", "..L", { gone: ["a3", "b3"] }],
  ["nothing", "LDL", "LDL", { gone: [] }],
  ["a cow where one of the other side stood", "LD.", ".L.", { came: { to: "b3", from: "a3" }, gone: ["b3"] }],
  ["no move where more than one cow came", "...", "LL.", undefined],
  ["no move on another board", "L...", "...", undefined],
])("a change is %s", (_, before, after, change) => {
  expect(changeBetween(before, after, ["a3", "b3", "c3"])).toEqual(change);
});

describe("occasions for a sound", () => {
  const start = beginTurn(createGame());
  const placed = beginTurn(applyMove(start.game, "d6"), start);

  test("the first drawing is no occasion, nor is a change of which nobody knows the move", () => {
    const came = { to: "d6", from: undefined };
    expect(cuesOf({ came, gone: [] }, undefined, placed)).toEqual([]);
    expect(cuesOf({ came, gone: [] }, start, placed)).toEqual([{ kind: "place", point: "d6" }]);
    expect(cuesOf({ came, gone: [] }, start, beginTurn(placed.game))).toEqual([]);
    expect(cuesOf({ came: { to: "a1", from: undefined }, gone: [] }, start, placed)).toEqual([]);
    expect(cuesOf(undefined, start, placed)).toEqual([]);
  });

  test("a step that awaits its shot is one, with its mill; the shot is another", () => {
    const before = beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4"));
    const waiting = pressPoint(before, "g7");
    const came = { to: "g7", from: undefined };
    expect(cuesOf({ came, gone: [] }, before, waiting)).toEqual([
      { kind: "place", point: "g7" },
      { kind: "mill", point: "g7" },
    ]);
    const shot = pressPoint(waiting, "b4");
    expect(cuesOf({ gone: ["b4"] }, waiting, shot)).toEqual([{ kind: "shot", point: "b4" }]);
    expect(cuesOf({ gone: [] }, waiting, shot)).toEqual([]);
  });
});
