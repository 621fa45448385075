/** Ends by decision: resignation and agreement. */
import { agreeDraw, createGame, outcome, RulesError, resign } from "morabaraba/mancala";
import { expect, test } from "vitest";
import { board, lazily } from "../support/mancala/positions.ts";

const kalah = lazily(() => createGame());
const over = lazily(() => board("0,0,0,0,0,0,1,1,1,1,1,0; 19,24; N", "oware"));
const resigned = lazily(() => resign(kalah(), "south"));

test("a player may resign in a game that goes on, and both may agree to a draw", () => {
  expect(outcome(resign(kalah(), "north"))).toEqual({ winner: "south", reason: "resignation" });
  expect(resigned().houses).toEqual(kalah().houses);
  expect(outcome(agreeDraw(kalah()))).toEqual({ winner: null, reason: "agreement" });
  for (const finished of [resigned(), over(), agreeDraw(kalah())]) {
    expect(() => resign(finished, "south")).toThrow(
      expect.objectContaining({ name: "RulesError", code: "game-over" }),
    );
    expect(() => agreeDraw(finished)).toThrow(RulesError);
  }
  expect(() => agreeDraw(resigned())).toThrow(
    "The game is already won by north (resignation); only a game that goes on can be resigned or drawn.",
  );
  expect(() => agreeDraw(agreeDraw(kalah()))).toThrow("already drawn (agreement)");
  for (const player of ["light", undefined, null]) {
    expect(() => resign(kalah(), player as never)).toThrow(
      expect.objectContaining({ name: "ArgumentError", code: "bad-argument", argument: "player" }),
    );
  }
  expect(() => resign(kalah(), "light" as never)).toThrow('player must be "south" or "north", not "light".');
});
