/** Custom variants: made from a base, or read from JSON of untrusted sources. */
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
  test("changes a base, by name or as data, and freezes the result", () => {
    const rules = defineVariant("oware", { name: "oware-3", seeds: 3, swap: undefined as never });
    expect(rules).toEqual({ ...variants.oware, name: "oware-3", seeds: 3 });
    expect(defineVariant(rules, { name: "oware-5", seeds: 5 }).grandSlam).toBe("no-capture");
    expect(Object.isFrozen(rules) && Object.isFrozen(rules.repetition)).toBe(true);
    expect(variantOf(createGame(rules))).toBe(rules);
  });

  test("returns the built-in for equal data, and a changed built-in for other data with its name", () => {
    expect(defineVariant("kalah", {})).toBe(variants.kalah);
    expect(defineVariant("kalah", { name: "kalahEmptyCapture", emptyOpposite: "take-own" })).toBe(
      variants.kalahEmptyCapture,
    );
    expect(createGame(defineVariant("kalah", { seeds: 5 })).variant).toEqual({ base: "kalah", seeds: 5 });
    expect(createGame({ base: "kalah", seeds: 5 })).toEqual(createGame({ base: "kalah", seeds: 5 }));
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
  ])("rejects %j", (json, code) => {
    expect(() => parseVariant(json)).toThrow(expect.objectContaining({ code }));
    const result = safeParseVariant(json);
    expect(result.ok || result.error.code).toBe(code);
  });

  test("throws only its own errors, whatever the data", () => {
    fc.assert(
      fc.property(anyVariant, fc.nat(), junk, (variant, seed, rubbish) => {
        const result = safeParseVariant(damaged(variant, seeded(seed), rubbish));
        expect(result.ok || ["bad-variant", "not-text", "not-json"].includes(result.error.code)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("accepts any variant of the family", () => {
    fc.assert(
      fc.property(anyVariant, (variant) => {
        expect(parseVariant(JSON.stringify(variant))).toEqual(variant);
      }),
    );
  });
});

test("only the name of a built-in is a variant name", () => {
  expect(Object.keys(variants).every(isVariantName)).toBe(true);
  for (const value of ["chess", "standard", null, 7]) expect(isVariantName(value)).toBe(false);
});
