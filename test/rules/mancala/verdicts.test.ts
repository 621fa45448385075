/** Ends by decision: resignation, forfeits, agreement, and the referee. */
import { MorabarabaError } from "morabaraba";
import {
  agreeDraw,
  applyMove,
  createGame,
  forfeit,
  outcome,
  parseGame,
  referee,
  resign,
} from "morabaraba/mancala";
import { expect, test } from "vitest";
import { board, lazily } from "../../support/mancala/positions.ts";

const kalah = lazily(() => createGame());
const over = lazily(() => board("0,0,0,0,0,0,1,1,1,1,1,0; 19,24; N", "oware"));
const resigned = lazily(() => resign(kalah(), "south"));

test("a player can resign in a game that goes on, and both can agree to a draw", () => {
  expect(outcome(resign(kalah(), "north"))).toEqual({ winner: "south", reason: "resignation" });
  expect(resigned().houses).toEqual(kalah().houses);
  expect(outcome(agreeDraw(kalah()))).toEqual({ winner: null, reason: "agreement" });
  for (const finished of [resigned(), over(), agreeDraw(kalah())]) {
    expect(() => resign(finished, "south")).toThrow(
      expect.objectContaining({ name: "IllegalMoveError", code: "game-over" }),
    );
    expect(() => agreeDraw(finished)).toThrow(MorabarabaError);
  }
  expect(() => agreeDraw(resigned())).toThrow(
    "The game is already won by north (resignation); nothing more can be decided.",
  );
  expect(() => agreeDraw(agreeDraw(kalah()))).toThrow("already drawn (agreement)");
  for (const player of ["light", undefined, null]) {
    expect(() => resign(kalah(), player as never)).toThrow(
      expect.objectContaining({ name: "ArgumentError", code: "bad-argument", at: "player" }),
    );
  }
  expect(() => resign(kalah(), "light" as never)).toThrow('player must be "south" or "north", not "light".');
});

test("a player can run out of time, in turn or not", () => {
  for (const [loser, winner] of [
    ["south", "north"],
    ["north", "south"],
  ] as const) {
    const late = forfeit(kalah(), loser, "time");
    expect(outcome(late)).toEqual({ winner, reason: "time" });
    expect(late.houses).toEqual(kalah().houses);
    expect(parseGame(JSON.stringify(late))).toEqual(late);
  }
  expect(() => forfeit(over(), "south", "time")).toThrow(expect.objectContaining({ code: "game-over" }));
  expect(() => forfeit(kalah(), "light" as never, "time")).toThrow(expect.objectContaining({ at: "player" }));
  expect(() => forfeit(kalah(), "south", "few-cows" as never)).toThrow(
    expect.objectContaining({ at: "reason" }),
  );
});

test("a referee plays a legal move in turn, and ends the game for any other", () => {
  expect(referee(kalah(), "south", "1")).toEqual(applyMove(kalah(), "1"));
  const wrong = [
    ["south", "7", "cheating"],
    ["south", "no move", "cheating"],
    ["north", "1", "double-turn"],
  ] as const;
  for (const [player, move, reason] of wrong) {
    const winner = player === "south" ? "north" : "south";
    const ended = referee(kalah(), player, move);
    expect(outcome(ended)).toEqual({ winner, reason });
    expect(parseGame(JSON.stringify(ended))).toEqual(ended);
  }
  for (const player of ["south", "north"] as const)
    expect(() => referee(over(), player, "1")).toThrow(expect.objectContaining({ code: "game-over" }));
  expect(() => referee(kalah(), "light" as never, "1")).toThrow(expect.objectContaining({ at: "player" }));
  expect(() => referee(undefined as never, "south", "1")).toThrow(
    expect.objectContaining({ code: "syntax" }),
  );
});
