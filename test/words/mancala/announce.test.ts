/** Moves of mancala in sentences. */
import fc from "fast-check";
import {
  applyMove,
  ascii,
  createGame,
  defineVariant,
  explainMove,
  formatMove,
  legalMoves,
  parsePosition,
} from "morabaraba/mancala";
import { announce, en } from "morabaraba/mancala/words";
import { expect, test } from "vitest";
import { anyGame } from "../../support/mancala/arbitraries.ts";
import { board } from "../../support/mancala/positions.ts";

const capturing = board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S");
const pie = defineVariant("oware", { name: "pie", swap: true });
const patient = defineVariant("kalah", { name: "patient", houses: 3, endsWhen: "all-empty" });
const generous = defineVariant("kalah", { name: "generous", opponentEmptyHouse: "to-opponent" });

test.each([
  ["ends in the store", createGame(), "3", "South sows house 3, which held 4. South moves again."],
  [
    "captures",
    capturing,
    "3",
    "South sows house 3, which held 1. South captures 4 from house 3 of North. South captures 1 from house 4 of South.",
  ],
  ["is of north", applyMove(createGame("oware"), "C"), "b", "North sows house b, which held 4."],
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
    "House A of South keeps its 2.",
  ],
  [
    "captures for the other side",
    board("0,0,0,0,0,2,0,4,4,4,4,4; 0,0; S", generous),
    "6",
    "North captures 1 from house 1 of North.",
  ],
  [
    "the other side can only answer by passing",
    parsePosition("0,0,0/1,1,0 6,4 n", patient),
    "2",
    "North sows house 2, which held 1. South has no seeds to sow and passes.",
  ],
])("a ply that %s", (_, game, move, text) => {
  expect(announce(en, game, move)).toContain(text);
});

test("some steps of a ply", () => {
  const captures = explainMove(capturing, "3").filter(({ kind }) => kind === "capture");
  expect(announce(en, capturing, captures.slice(0, 1))).toBe("South captures 4 from house 3 of North.");
  expect(announce(en, capturing, [])).toBe("");
});

test("a house has the same name as on the board and in moves", () => {
  const house = "{house}";
  const words = { steps: { lift: house, relay: house, capture: house, forfeit: house, swap: "", sweep: "" } };
  fc.assert(
    fc.property(anyGame, (game) => {
      const drawn = ascii(game).split("\n");
      const namesIn = (line: string | undefined): readonly string[] => line?.match(/\S+/g) ?? [];
      const names = [...namesIn(drawn.at(-1)), ...[...namesIn(drawn[0])].reverse()];
      for (const move of legalMoves(game)) {
        const told = explainMove(game, move).filter((step) => "at" in step && step.kind !== "sow");
        expect(announce(words, game, told)).toBe(
          told.map((step) => names["at" in step ? step.at : 0]).join(" "),
        );
        if (move.house !== undefined)
          expect(announce(words, game, told.slice(0, 1))).toBe(formatMove(game, move));
      }
    }),
  );
});
