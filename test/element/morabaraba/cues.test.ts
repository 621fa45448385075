/** Occasions for a sound, found in what a board has shown. */
import { applyMove, createGame, parsePosition } from "morabaraba";
import { beginTurn, press } from "morabaraba/turn";
import { expect, test } from "vitest";
import { cuesOf } from "../../../src/element/morabaraba/cues.ts";

const start = beginTurn(createGame());
const placed = beginTurn(applyMove(start.game, "d6"), start);

test("the first thing that is shown is no occasion, nor is one that nobody knows the move of", () => {
  const came = { to: "d6", from: undefined };
  expect(cuesOf({ came, gone: [] }, undefined, placed)).toEqual([]);
  expect(cuesOf({ came, gone: [] }, start, placed)).toEqual([{ kind: "place", point: "d6" }]);
  expect(cuesOf({ came, gone: [] }, start, beginTurn(placed.game))).toEqual([]);
  expect(cuesOf({ came: { to: "a1", from: undefined }, gone: [] }, start, placed)).toEqual([]);
  expect(cuesOf(undefined, start, placed)).toEqual([]);
});

test("a step that awaits its shot is one, with its mill; the shot is another", () => {
  const before = beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4"));
  const waiting = press(before, "g7");
  const came = { to: "g7", from: undefined };
  expect(cuesOf({ came, gone: [] }, before, waiting)).toEqual([
    { kind: "place", point: "g7" },
    { kind: "mill", point: "g7" },
  ]);
  const shot = press(waiting, "b4");
  expect(cuesOf({ gone: ["b4"] }, waiting, shot)).toEqual([{ kind: "shot", point: "b4" }]);
  expect(cuesOf({ gone: [] }, waiting, shot)).toEqual([]);
});
