/** The change between two drawings of a board. */
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
  [
    "a cow on the point of a removed opposing cow",
    "LD.",
    ".L.",
    { came: { to: "b3", from: "a3" }, gone: ["b3"] },
  ],
  ["no move if more than one cow came", "...", "LL.", undefined],
  ["no move on another board", "L...", "...", undefined],
])("a change is %s", (_, before, after, change) => {
  expect(changeBetween(before, after, ["a3", "b3", "c3"])).toEqual(change);
});

describe("cues for sounds", () => {
  const start = beginTurn(createGame());
  const placed = beginTurn(applyMove(start.game, "d6"), start);

  test("the first drawing has none, nor has a change without a known move", () => {
    const came = { to: "d6", from: undefined };
    expect(cuesOf({ came, gone: [] }, undefined, placed)).toEqual([]);
    expect(cuesOf({ came, gone: [] }, start, placed)).toEqual([{ kind: "place", point: "d6" }]);
    expect(cuesOf({ came, gone: [] }, start, beginTurn(placed.game))).toEqual([]);
    expect(cuesOf({ came: { to: "a1", from: undefined }, gone: [] }, start, placed)).toEqual([]);
    expect(cuesOf(undefined, start, placed)).toEqual([]);
  });

  test("a pending step and its mill have cues, and so has the shot", () => {
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
