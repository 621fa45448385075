/** Turns and refusals as sentences. */
import fc from "fast-check";
import { createGame, parsePosition, resign, whyIllegal } from "morabaraba/mancala";
import { announceRefusal, announceTurn, en } from "morabaraba/mancala/words";
import { expect, test } from "vitest";
import { said } from "../../support/said.ts";

test("a turn has a sentence, and so has the end", () => {
  expect(announceTurn(en, createGame())).toBe(said(["mancala.turns.next", { player: "south" }]));
  expect(announceTurn(en, resign(createGame(), "north"))).toBe("South wins. North resigned.");
});

test("a refusal exists exactly if the rules refuse the move, whatever it is", () => {
  const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
  expect(announceRefusal(en, game, "1")).toBe(said(["mancala.refusals.empty-house"]));
  expect(announceRefusal(en, game, "foo")).toBe('Write a move like 5, not "foo".');
  expect(announceRefusal(en, createGame("oware"), "z")).toBe(
    'There is no house "z" on your side: write a move like A.',
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ maxLength: 2 }), fc.nat(9).map(String)), (move) => {
      expect(announceRefusal(en, game, move) === undefined).toBe(whyIllegal(game, move) === undefined);
    }),
  );
});
