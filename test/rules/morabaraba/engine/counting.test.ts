/** When the short counts may be used. That they count right is tested with `perft`. */
import { createGame, variants } from "morabaraba";
import { encode, type Ruleset, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { isPlain } from "../../../../src/rules/morabaraba/engine/counting.ts";

const position = encode(rulesetFor("standard"), createGame());
const plain = (changes: object, depth = 4, quiet = 0): boolean => {
  const ruleset = { variant: { ...variants.standard, ...changes } } as Ruleset;
  return isPlain(ruleset, { ...position, quiet }, depth);
};

describe("the short counts", () => {
  test("obey the rules about cows", () => {
    expect(plain({})).toBe(true);
    for (const { tenMoves: _tenMoves, ...variant } of Object.values(variants))
      expect(plain(variant)).toBe(variant.repeatMill === "allowed");
    expect(plain({ flyAt: null, loseBelow: 5, millCows: "never", blocked: "draws", name: "own" })).toBe(true);
  });

  test.each([
    { repeatMill: "same-mill" },
    { shot: "optional" },
    { moveWhilePlacing: true },
    { repetition: 3 },
  ])("step aside for %j", (changes) => {
    expect(plain(changes)).toBe(false);
  });

  test("step aside by themselves for a field that they do not know, if it differs from the standard game", () => {
    expect(plain({ wind: "strong" })).toBe(false);
    expect(plain({ wind: undefined })).toBe(true);
  });

  test("are used where no count of plies can run out", () => {
    expect([plain({}, 4, 6), plain({}, 4, 7)]).toEqual([true, false]);
    expect([plain({ noShots: 5 }, 5), plain({ noShots: 5 }, 6)]).toEqual([true, false]);
    expect(plain({ tenMoves: null }, 60, 9999)).toBe(true);
  });
});
