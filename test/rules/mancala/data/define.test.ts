/** Variants of one's own and from untrusted sources: made from a base, or read from JSON. */
import fc from "fast-check";
import {
  createGame,
  defineVariant,
  isVariantName,
  parseVariant,
  safeParseVariant,
  variantOf,
  variants,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { anyVariant, damaged, junk } from "../../../support/mancala/arbitraries.ts";
import { own } from "../../../support/mancala/variant-data.ts";
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

test("a name of a built-in is one, whatever else is asked", () => {
  expect(Object.keys(variants).every(isVariantName)).toBe(true);
  for (const value of ["chess", "standard", null, 7]) expect(isVariantName(value)).toBe(false);
});
