/** Variant data: the built-ins, one's own, a stranger's, and every fault of bad data. */

import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  type Game,
  legalMoves,
  outcome,
  parseVariant,
  safeParseVariant,
  type Variant,
  VariantError,
  type VariantName,
  variantOf,
  variants,
} from "morabaraba/mancala";
import { describe, expect, test, vi } from "vitest";
import { anyVariant, damaged, junk, playedMoves } from "../support/mancala/arbitraries.ts";
import { seeded } from "../support/random.ts";

// Random runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function faultsOf(make: () => unknown): readonly [string, string][] {
  try {
    make();
  } catch (error) {
    if (error instanceof VariantError) return error.faults.map(({ at, message }) => [at, message]);
    throw error;
  }
  return [];
}

const placesOf = (make: () => unknown): string[] => faultsOf(make).map(([at]) => at);
const own = (changes: object): Variant => ({ ...variants.kalah, name: "own", ...changes }) as Variant;

describe("defineVariant", () => {
  test("changes a base, named or as data, and freezes", () => {
    const rules = defineVariant("oware", { name: "oware-3", seeds: 3, swap: undefined as never });
    expect(rules).toEqual({ ...variants.oware, name: "oware-3", seeds: 3 });
    expect(defineVariant(rules, { name: "oware-5", seeds: 5 }).grandSlam).toBe("no-capture");
    expect(Object.isFrozen(rules) && Object.isFrozen(rules.repetition)).toBe(true);
    expect(variantOf(createGame(rules))).toBe(rules);
  });

  test("gives a built-in for data equal to it, and refuses its name on other data", () => {
    expect(defineVariant("kalah", {})).toBe(variants.kalah);
    expect(defineVariant("kalah", { name: "kalahEmptyCapture", emptyOpposite: "take-own" })).toBe(
      variants.kalahEmptyCapture,
    );
    expect(placesOf(() => defineVariant("kalah", { seeds: 5 }))).toEqual(["name"]);
    expect(createGame({ ...variants.oware }).variant).toBe("oware");
  });

  test("refuses an unknown base, and changes that are none", () => {
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

describe("faults", () => {
  test.each<readonly [keyof Variant, readonly unknown[]]>([
    ["name", ["", "a b", "x".repeat(41), 3, null]],
    ["houses", [0, 17, 1.5, "6", null, Number.NaN]],
    ["seeds", [0, 31, -1, Number.POSITIVE_INFINITY]],
    ["sowStores", ["true", 1, null]],
    ["skipOrigin", [0]],
    ["relay", ["false"]],
    ["capture", ["both", null]],
    ["emptyOpposite", ["take"]],
    ["captureAfterLap", [""]],
    ["opponentEmptyHouse", ["go"]],
    ["grandSlam", ["legal"]],
    ["mustFeed", [null]],
    ["endsWhen", ["both-empty"]],
    ["majority", [2]],
    ["repetition", [2, "even", undefined, []]],
    ["swap", ["yes"]],
  ])("of %s", (field, values) => {
    for (const value of values) expect(placesOf(() => createGame(own({ [field]: value })))).toEqual([field]);
  });

  test("of repetition, inside", () => {
    expect(placesOf(() => createGame(own({ repetition: { occurrence: 1, award: "all" } })))).toEqual([
      "repetition.occurrence",
      "repetition.award",
    ]);
    expect(placesOf(() => createGame(own({ repetition: { occurrence: 101, award: "even", x: 1 } })))).toEqual(
      ["repetition.occurrence", "repetition.x"],
    );
    expect(placesOf(() => createGame(own({ repetition: { occurrence: 100, award: "even" } })))).toEqual([]);
  });

  test("are listed all at once, unknown and missing fields too", () => {
    const { relay: _relay, ...rest } = own({ houses: 99, capture: "x", extra: 1 });
    expect(placesOf(() => createGame(rest as never))).toEqual(["houses", "relay", "capture", "extra"]);
    expect(placesOf(() => createGame({} as Variant)).length).toBe(16);
    for (const data of [null, 3, [], true]) expect(placesOf(() => createGame(data as never))).toEqual([""]);
  });

  test("at the ends of the ranges there are none", () => {
    for (const houses of [1, 16])
      for (const seeds of [1, 30]) createGame(own({ houses, seeds, name: "x".repeat(40) }));
    expect(createGame(own({ houses: 16, seeds: 30 })).houses.length).toBe(32);
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
    [" ".repeat(1_000_001), "too-long"],
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

test("a stranger's variant: congkak on two rows of five", () => {
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
