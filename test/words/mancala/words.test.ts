/** Plies of mancala in en. */
import { applyMove, createGame, defineVariant, explainMove, type Game } from "morabaraba/mancala";
import { announce, en } from "morabaraba/mancala/words";
import { describe, expect, test } from "vitest";
import { board } from "../../support/mancala/positions.ts";

const told = (game: Game, move: string): string => announce(en, game, move);

describe("a ply", () => {
  test("that ends in the store", () => {
    expect(told(createGame(), "3")).toBe("South sows house 3, which held 4. South moves again.");
  });

  test("that captures", () => {
    expect(told(board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S"), "3")).toBe(
      "South sows house 3, which held 1. South captures 4 from house 3 of North. South captures 1 from house 4 of South. North is to move.",
    );
  });

  test("of which only some steps are told", () => {
    const game = board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S");
    const captures = explainMove(game, "3").filter(({ kind }) => kind === "capture");
    expect(announce(en, game, captures.slice(0, 1))).toBe("South captures 4 from house 3 of North.");
    expect(announce(en, game, [])).toBe("");
  });

  test("of north", () => {
    const game = applyMove(createGame("oware"), "C");
    expect(told(game, "b")).toBe("North sows house 2, which held 4. South is to move.");
  });

  test("that goes on", () => {
    expect(told(createGame("congkak"), "2")).toBe(
      "South sows house 2, which held 7. Sowing goes on from house 1 of North, which held 8. " +
        "South captures 8 from house 6 of North. South captures 1 from house 2 of South. North is to move.",
    );
  });

  test("that ends the game, and tells no turn", () => {
    expect(told(board("0,0,0,0,0,1,0,0,0,0,0,3; 2,0; S"), "6")).toBe(
      "South sows house 6, which held 1. Of the remaining seeds South gets 0 and North 3.",
    );
  });

  test("that swaps the sides", () => {
    const game = applyMove(createGame(defineVariant("oware", { name: "pie", swap: true })), "C");
    expect(told(game, "swap")).toBe("North takes over the other side. South is to move.");
  });

  test("that must leave what it would capture", () => {
    const game = board("1,1,1,1,1,0,0,0,8,0,0,1; 0,0; N", "oware");
    expect(told(game, "3")).toContain("House 1 of South keeps its 2.");
  });

  test("that captures for the other side", () => {
    const generous = defineVariant("kalah", { name: "generous", opponentEmptyHouse: "to-opponent" });
    const game = board("0,0,0,0,0,2,0,4,4,4,4,4; 0,0; S", generous);
    expect(told(game, "6")).toContain("North captures 1 from house 1 of North.");
  });
});
