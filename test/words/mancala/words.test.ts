/** Plies of mancala in sentences. */
import { applyMove, createGame, defineVariant, explainMove } from "morabaraba/mancala";
import { announce, en } from "morabaraba/mancala/words";
import { expect, test } from "vitest";
import { board } from "../../support/mancala/positions.ts";

const capturing = board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S");
const pie = defineVariant("oware", { name: "pie", swap: true });
const generous = defineVariant("kalah", { name: "generous", opponentEmptyHouse: "to-opponent" });

test.each([
  ["ends in the store", createGame(), "3", "South sows house 3, which held 4. South moves again."],
  [
    "captures",
    capturing,
    "3",
    "South sows house 3, which held 1. South captures 4 from house 3 of North. South captures 1 from house 4 of South.",
  ],
  ["is of north", applyMove(createGame("oware"), "C"), "b", "North sows house 2, which held 4."],
  [
    "goes on",
    createGame("congkak"),
    "2",
    "South sows house 2, which held 7. Sowing goes on from house 1 of North, which held 8. " +
      "South captures 8 from house 6 of North. South captures 1 from house 2 of South.",
  ],
  [
    "ends the game, without a turn",
    board("0,0,0,0,0,1,0,0,0,0,0,3; 2,0; S"),
    "6",
    "South sows house 6, which held 1. Of the remaining seeds South gets 0 and North 3.",
  ],
  ["swaps the sides", applyMove(createGame(pie), "C"), "swap", "North takes over the other side."],
  [
    "must leave what it would capture",
    board("1,1,1,1,1,0,0,0,8,0,0,1; 0,0; N", "oware"),
    "3",
    "House 1 of South keeps its 2.",
  ],
  [
    "captures for the other side",
    board("0,0,0,0,0,2,0,4,4,4,4,4; 0,0; S", generous),
    "6",
    "North captures 1 from house 1 of North.",
  ],
])("a ply that %s", (_, game, move, text) => {
  expect(announce(en, game, move)).toContain(text);
});

test("some steps of a ply", () => {
  const captures = explainMove(capturing, "3").filter(({ kind }) => kind === "capture");
  expect(announce(en, capturing, captures.slice(0, 1))).toBe("South captures 4 from house 3 of North.");
  expect(announce(en, capturing, [])).toBe("");
});
