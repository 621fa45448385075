/** Turns and refusals as sentences, for games and moves of any kind. */

import fc from "fast-check";
import { type Game, legalMoves, parsePosition, resign, whyIllegal } from "morabaraba";
import { announceRefusal, announceTurn, en, fill } from "morabaraba/words";
import { describe, expect, test } from "vitest";

const placing = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
const giving = parsePosition("LLLLDDDD/LDLDLLDD/LLLDDDLD d 0,0 - removals:2 0 24", "umlabalaba");
const shooting = parsePosition("LLLLDDDD/LDLDLLDD/LLLDDDLD l 0,0 - removals:2 0 24", "shax");
const flying = parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40");

test("a turn has a sentence on what to do, or on the end", () => {
  const moving = parsePosition("DDDD4/8/LLL5 d 0,0 - 0 41");
  const turns = [giving, shooting, placing, flying, moving].map((game) => announceTurn(en, game));
  const texts = (["giving", "shooting", "placing", "flying", "moving"] as const).map(
    (turn) => en.turns[turn],
  );
  expect(turns.map((text) => text.replace(/Light|Dark/, "{player}"))).toEqual(texts);
  expect(announceTurn(en, resign(placing, "dark"))).toBe("Light wins. Dark resigned.");
});

describe("a refusal", () => {
  const both = parsePosition("1LL3LL/1D1D4/6D1 l 5,5 - 0 8", { base: "nineMens", shotsPerMove: "each-mill" });
  const shootingMill = parsePosition("LL6/DDD5/5D2 l 7,5 - 0 6", "nineMens");
  test.each<[unknown, Game, notation: "wmd" | "mssa", refusal: keyof typeof en.refusals, values: object]>([
    ["a7", placing, "wmd", "occupied", { to: "a7" }],
    ["a7", placing, "mssa", "occupied", { to: "E1" }],
    [{ to: "g7", shots: ["c5"] }, placing, "wmd", "not-a-target", { shot: "c5" }],
    [{ to: "a7", shots: ["a7"] }, giving, "mssa", "not-your-cow", { from: "E1" }],
    ["a1-b2", flying, "wmd", "not-your-cow", { from: "a1" }],
    ["foo", placing, "wmd", "malformed", { example: "g7xa4", move: '"foo"' }],
    ["foo", placing, "mssa", "malformed", { example: "E3xE8", move: '"foo"' }],
    ["g7xz9", placing, "wmd", "unknown-point", { point: '"z9"', example: "g7xa4" }],
    ["a7xf4", both, "wmd", "shots-missing", { mills: 2, shots: 1, due: 2 }],
    ["a7xf4xd5", both, "wmd", "not-a-target", { shot: "d5" }],
    ["g7", shootingMill, "wmd", "shot-missing", {}],
    ["g7xb6", shootingMill, "wmd", "target-in-mill", { shot: "b6" }],
    ["g7xb6", shootingMill, "mssa", "target-in-mill", { shot: "A1" }],
  ])("of %j names the points of the move, in either notation", (move, game, notation, refusal, values) => {
    const told = fill(en.refusals[refusal], values as Record<string, string>);
    expect(announceRefusal(en, game, move, { notation })).toBe(told);
  });

  test("exists exactly if the rules refuse the move, whatever it is", () => {
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
