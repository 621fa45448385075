/** What a board shows. */
import fc from "fast-check";
import { applyMove, closedMills, createGame, legalMoves, parsePosition, variantOf } from "morabaraba";
import { describe, expect, test } from "vitest";
import { boardAfter, isOn, millsOf, moveBetween } from "../../src/turn/shown.ts";
import { game as someGame } from "../support/morabaraba/arbitraries.ts";

const { points } = variantOf(createGame()).board;

test("a board after a move is the one of the verbs, and the move is found again", () =>
  fc.assert(
    fc.property(someGame, fc.nat(), (game, number) => {
      const moves = legalMoves(game);
      const move = moves[number % moves.length];
      const { board } = variantOf(game);
      expect(boardAfter(game, board.points, { from: board.points[0] })).toBe(game.board);
      if (move === undefined) return;
      const after = applyMove(game, move);
      expect(boardAfter(game, board.points, move)).toBe(after.board);
      expect(millsOf(game, board, move)).toEqual(closedMills(game, move));
      const found = moveBetween(game, board.points, moves, after);
      if (game.ply < 9999) expect(found).toEqual(move);
    }),
  ));

test("a move is on a board that has all its points", () => {
  expect(isOn(points, { to: "d6" })).toBe(true);
  expect(isOn(points, { from: "d6", to: "d5", shot: "a1" })).toBe(true);
  expect(isOn(points, { to: "d4" })).toBe(false);
  expect(isOn(points, { from: "d4", to: "d5" })).toBe(false);
  expect(isOn(points, { to: "d5", shot: "d4" })).toBe(false);
});

describe("a move between two games", () => {
  const game = createGame();
  const moves = legalMoves(game);
  const later = applyMove(game, "d6");

  test("is none where they are not one ply apart", () => {
    expect(moveBetween(game, points, moves, game)).toBeUndefined();
    expect(moveBetween(game, points, moves, applyMove(later, "a1"))).toBeUndefined();
    expect(moveBetween(later, points, legalMoves(later), game)).toBeUndefined();
    expect(moveBetween(game, points, moves, { ...later, ply: 3 })).toBeUndefined();
  });

  test("is none where no move leads there", () => {
    expect(moveBetween(game, points, moves, parsePosition("LL6/8/8 d 10,12 - 0 1"))).toBeUndefined();
  });
});
