/**
 * Custom variants: made from a base, or read from JSON of untrusted sources, and the faults that they can
 * have.
 */
import fc from "fast-check";
import { VariantError } from "morabaraba";
import {
  createGame,
  defineVariant,
  isVariantName,
  parseVariant,
  safeParseVariant,
  type Variant,
  variantOf,
  variants,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { anyVariant, damaged, junk } from "../../../support/mancala/arbitraries.ts";
import { seeded } from "../../../support/random.ts";

/** The places of all faults that a call reports; none for valid data. */
function placesOf(make: () => unknown): string[] {
  try {
    make();
  } catch (error) {
    if (error instanceof VariantError) return error.faults.map(({ at }) => at);
    throw error;
  }
  return [];
}

/** Kalah with changes that may be invalid. */
const own = (changes: object): Variant => ({ ...variants.kalah, name: "own", ...changes }) as Variant;

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

// Variant data: the faults of each field, and all faults at once.

describe("faults", () => {
  /** Invalid values of each field. A new field does not compile until it is listed here. */
  const wrong: Readonly<Record<keyof Variant, readonly unknown[]>> = {
    name: ["", "a b", "x".repeat(41), 3, null],
    houses: [0, 17, 1.5, "6", null, Number.NaN],
    seeds: [0, 31, -1, Number.POSITIVE_INFINITY],
    sowStores: ["true", 1, null],
    skipOrigin: [0],
    relay: ["false"],
    capture: ["both", null],
    emptyOpposite: ["take"],
    captureAfterLap: [""],
    opponentEmptyHouse: ["go"],
    grandSlam: ["legal"],
    mustFeed: [null],
    endsWhen: ["both-empty"],
    majority: [2],
    repetition: [2, "even", undefined, []],
    swap: ["yes"],
  };

  test.each(Object.entries(wrong))("of %s", (field, values) => {
    for (const value of values)
      expect(placesOf(() => defineVariant(own({ [field]: value }), {}))).toEqual([field]);
  });

  test("of endsWhen, if a side without seeds could not pass", () => {
    const ends = (changes: object) => placesOf(() => defineVariant("kalah", { name: "own", ...changes }));
    expect(ends({ endsWhen: "all-empty", sowStores: false })).toEqual(["endsWhen"]);
    expect(ends({ endsWhen: "all-empty", mustFeed: true })).toEqual(["endsWhen"]);
    expect(ends({ endsWhen: "all-empty" })).toEqual([]);
  });

  test("of a repetition that is a number", () => {
    expect(() => createGame({ base: "oware", repetition: 3 } as never)).toThrow(
      'repetition must be an object with occurrence (a whole number from 2 to 100), award ("own-houses" or "even") and emptySide ("counts" or "ignored"), or null, not 3.',
    );
  });

  test("of the fields of repetition", () => {
    expect(
      placesOf(() =>
        defineVariant(own({ repetition: { occurrence: 1, award: "all", emptySide: "counts" } }), {}),
      ),
    ).toEqual(["repetition.occurrence", "repetition.award"]);
    expect(
      placesOf(() =>
        defineVariant(own({ repetition: { occurrence: 101, award: "even", emptySide: "counts", x: 1 } }), {}),
      ),
    ).toEqual(["repetition.occurrence", "repetition.x"]);
    expect(
      placesOf(() =>
        defineVariant(own({ repetition: { occurrence: 100, award: "even", emptySide: "counts" } }), {}),
      ),
    ).toEqual([]);
  });

  test("are listed all at once, unknown and missing fields too", () => {
    const { relay: _relay, ...rest } = own({ houses: 99, capture: "x", extra: 1 });
    expect(placesOf(() => defineVariant(rest as never, {}))).toEqual(["houses", "relay", "capture", "extra"]);
    expect(placesOf(() => defineVariant({} as Variant, {})).length).toBe(16);
    for (const data of [3, [], true]) expect(placesOf(() => defineVariant(data as never, {}))).toEqual([""]);
  });

  test("are not found at the ends of the ranges", () => {
    for (const houses of [1, 16])
      for (const seeds of [1, 30]) defineVariant(own({ houses, seeds, name: "x".repeat(40) }), {});
    expect(createGame(defineVariant(own({ houses: 16, seeds: 30 }), {})).houses.length).toBe(32);
  });
});
