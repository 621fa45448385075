/** The turn and the refusal as sentences, for games and moves of any kind. */

import fc from "fast-check";
import { type Game, legalMoves, parsePosition, resign, whyIllegal } from "morabaraba";
import { af, announceRefusal, announceTurn, en } from "morabaraba/words";
import { describe, expect, test } from "vitest";

const placing = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
const giving = parsePosition("LLLLDDDD/LDLDLLDD/LLLDDDLD d 0,0 - removals:2 0 24", "umlabalaba");
const shooting = parsePosition("LLLLDDDD/LDLDLLDD/LLLDDDLD l 0,0 - removals:2 0 24", "shax");
const flying = parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40");

test("the turn, by what is to be done, or the end", () => {
  expect(announceTurn(en, giving)).toBe("Dark to give up a cow.");
  expect(announceTurn(en, shooting)).toBe("Light to shoot a cow.");
  expect(announceTurn(en, placing)).toBe("Light to place a cow.");
  expect(announceTurn(en, flying)).toBe("Light to move; the cows may fly.");
  expect(announceTurn(en, parsePosition("DDDD4/8/LLL5 d 0,0 - 0 41"))).toBe("Dark to move a cow.");
  expect(announceTurn(en, resign(placing, "dark"))).toBe("Light wins. Dark resigned.");
});

describe("a refusal", () => {
  test("names the points of the move, in either notation", () => {
    expect(announceRefusal(en, placing, "a7")).toBe("There is already a cow on a7.");
    expect(announceRefusal(en, placing, "a7", { notation: "mssa" })).toBe("There is already a cow on E1.");
    expect(announceRefusal(en, placing, { to: "g7", shots: ["c5"] })).toBe("There is no cow to shoot on c5.");
    expect(announceRefusal(en, giving, { to: "a7", shots: ["a7"] }, { notation: "mssa" })).toBe(
      "None of your cows is on E1.",
    );
    expect(announceRefusal(en, placing, "foo")).toBe('Write a move like g7xa4, not "foo".');
    expect(announceRefusal(en, placing, "g7xz9")).toBe(
      'The board has no point "z9": write a move like g7xa4.',
    );
    expect(announceRefusal(en, placing, "foo", { notation: "mssa" })).toBe(
      'Write a move like E3xE8, not "foo".',
    );
    const both = parsePosition("1LL3LL/1D1D4/6D1 l 5,5 - 0 8", {
      base: "nineMens",
      shotsPerMove: "each-mill",
    });
    expect(announceRefusal(en, both, "a7xf4")).toBe("You made two mills and shot one of the two cows due.");
    expect(announceRefusal(en, both, "a7xf4xd5")).toBe("There is no cow to shoot on d5.");
    expect(announceRefusal(af, flying, "a1-b2")).toBe("Nie een van jou koeie staan op a1 nie.");
  });

  test("is there exactly where the rules refuse, whatever the move is", () => {
    const any = fc.oneof(fc.anything(), fc.string(), fc.constantFrom(...legalMoves(placing)));
    fc.assert(
      fc.property(fc.constantFrom<Game>(placing, flying, giving, shooting), any, (game, move) => {
        const sentence = announceRefusal(en, game, move);
        expect(sentence === undefined).toBe(whyIllegal(game, move) === undefined);
        expect(sentence ?? "").not.toMatch(/\{(?:from|to|shot|point|example|move)\}/);
      }),
    );
  });
});
