/** Variants of one's own and from untrusted sources: made from a base, or read from JSON. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  type Game,
  isVariantName,
  legalMoves,
  outcome,
  parseVariant,
  safeParseVariant,
  type VariantName,
  variantOf,
  variants,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { anyVariant, damaged, junk, playedMoves } from "../../../support/mancala/arbitraries.ts";
import { own, placesOf } from "../../../support/mancala/variant-data.ts";
import { seeded } from "../../../support/random.ts";

describe("defineVariant", () => {
  test("changes a base, named or as data, and freezes", () => {
    const rules = defineVariant("oware", { name: "oware-3", seeds: 3, swap: undefined as never });
    expect(rules).toEqual({ ...variants.oware, name: "oware-3", seeds: 3 });
    expect(defineVariant(rules, { name: "oware-5", seeds: 5 }).grandSlam).toBe("no-capture");
    expect(Object.isFrozen(rules) && Object.isFrozen(rules.repetition)).toBe(true);
    expect(variantOf(createGame(rules))).toBe(rules);
  });

  test("gives a built-in for data equal to it, and the built-in with changes for its name on other data", () => {
    expect(defineVariant("kalah", {})).toBe(variants.kalah);
    expect(defineVariant("kalah", { name: "kalahEmptyCapture", emptyOpposite: "take-own" })).toBe(
      variants.kalahEmptyCapture,
    );
    expect(createGame(defineVariant("kalah", { seeds: 5 })).variant).toEqual({ base: "kalah", seeds: 5 });
    expect(createGame("kalah", { seeds: 5 })).toEqual(createGame({ base: "kalah", seeds: 5 }));
    expect(createGame({ ...variants.oware }).variant).toBe("oware");
  });

  test("refuses an unknown base, and anything but an object of changes", () => {
    expect(() => defineVariant("chess" as VariantName, {})).toThrow(
      expect.objectContaining({ name: "VariantError", code: "unknown-variant" }),
    );
    expect(() => defineVariant("constructor" as VariantName, {})).toThrow(
      expect.objectContaining({ code: "unknown-variant" }),
    );
    for (const changes of [null, 3, "kalah", []]) {
      expect(placesOf(() => defineVariant("kalah", changes as never))).toEqual([""]);
    }
  });
});

describe("parseVariant", () => {
  test("reads data as text or object", () => {
    expect(parseVariant(JSON.stringify(own({})))).toEqual(own({}));
    expect(parseVariant(own({}))).toEqual(own({}));
    expect(parseVariant({ ...variants.congkak })).toBe(variants.congkak);
    expect(safeParseVariant(own({}))).toEqual({ ok: true, value: own({}) });
  });

  test.each<readonly [unknown, string]>([
    [3, "not-text"],
    ["{", "not-json"],
    [" ".repeat(6_000_001), "too-long"],
    ['"kalah"', "bad-variant"],
    ["[]", "bad-variant"],
    ["null", "bad-variant"],
    ["{}", "bad-variant"],
  ])("refuses %j", (json, code) => {
    expect(() => parseVariant(json)).toThrow(expect.objectContaining({ code }));
    const result = safeParseVariant(json);
    expect(result.ok || result.error.code).toBe(code);
  });

  test("throws nothing but its errors, whatever is in the data", () => {
    fc.assert(
      fc.property(anyVariant, fc.nat(), junk, (variant, seed, rubbish) => {
        const result = safeParseVariant(damaged(variant, seeded(seed), rubbish));
        expect(result.ok || ["bad-variant", "not-text", "not-json"].includes(result.error.code)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("takes any variant of the family", () => {
    fc.assert(
      fc.property(anyVariant, (variant) => {
        expect(parseVariant(JSON.stringify(variant))).toEqual(variant);
      }),
    );
  });
});

test("a stranger's variant can be played: congkak on two rows of five", () => {
  const small = parseVariant(
    JSON.stringify({
      ...variants.congkak,
      name: "congkak-5",
      houses: 5,
      seeds: 5,
      opponentEmptyHouse: "to-opponent",
    }),
  );
  const start = createGame(small);
  expect(start.houses).toEqual(Array(10).fill(5));
  const moves = playedMoves(small, seeded(7), 500);
  let game: Game = start;
  for (const move of moves) {
    expect(legalMoves(game)).toContainEqual(move);
    game = applyMove(JSON.parse(JSON.stringify(game)) as Game, move);
  }
  expect(outcome(game)?.reason).toBe("side-empty");
  expect(game.stores.south + game.stores.north).toBe(50);
});

test("a name of a built-in is one, whatever else is asked", () => {
  expect(Object.keys(variants).every(isVariantName)).toBe(true);
  for (const value of ["chess", "standard", null, 7]) expect(isVariantName(value)).toBe(false);
});
