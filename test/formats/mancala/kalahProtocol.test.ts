/** Boards of the Kalah Game Protocol; the exchange is from its specification. */
import { applyMove, createGame, defineVariant, formatPosition } from "morabaraba/mancala";
import {
  formatKalahProtocolBoard,
  parseKalahProtocolBoard,
  safeParseKalahProtocolBoard,
} from "morabaraba/mancala/formats";
import { expect, test } from "vitest";
import { error } from "../../support/records/faults.ts";

const three = defineVariant("kalah", { name: "kalah-3", houses: 3, seeds: 3 });

test("the exchange of the specification", () => {
  const game = parseKalahProtocolBoard("<3,0,0,3,3,3,3,3,3>", three);
  expect(game).toEqual(createGame(three));
  const next = applyMove(game, "1");
  expect(next.turn).toBe("south");
  expect(formatKalahProtocolBoard(next)).toBe("<3,1,0,0,4,4,3,3,3>");
});

test("boards are seen from the side to move", () => {
  const game = applyMove(createGame(), "4");
  const text = "<6,0,1,5,4,4,4,4,4,4,4,4,0,5,5>";
  expect([game.turn, formatKalahProtocolBoard(game)]).toEqual(["north", text]);
  const back = parseKalahProtocolBoard(` ${text}\n`);
  expect(formatPosition(back)).toBe("5,4,4,4,4,4/4,4,4,0,5,5 0,1 s");
  expect(formatKalahProtocolBoard(back)).toBe(text);
});

test.each([
  ["syntax", 0, ""],
  ["syntax", 0, "6,0,0,4,4,4,4,4,4,4,4,4,4,4,4"],
  ["syntax", 0, "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,-4>"],
  ["syntax", 0, "<6;0;0>"],
  ["bad-board", 1, "<3,0,0,3,3,3,3,3,3>"],
  ["bad-board", 2, " <6,0,0,4,4,4,4,4,4,4,4,4,4,4>"],
  ["bad-board", 1, "<6,999,9,4,4,4,4,4,4,4,4,4,4,4,4>"],
  ["not-text", 0, 7],
])("%s at %i: %j", (code, at, text) => {
  expect(() => parseKalahProtocolBoard(text as string)).toThrow(error(code, at));
  expect(safeParseKalahProtocolBoard(text as string)).toMatchObject({ ok: false, error: { code, at } });
});
