/** Variant data: the faults of each field, and all faults at once. */
import { createGame, defineVariant, type Variant } from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { own, placesOf } from "../../../support/mancala/variant-data.ts";

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
