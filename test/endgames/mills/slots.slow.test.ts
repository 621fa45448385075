/** The slots of positions. */
import { defineVariant, variants } from "morabaraba";
import { rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { masksOf, numberingOf } from "../../../src/endgames/mills/sets.ts";
import {
  equalSlots,
  type Pair,
  pairOf,
  shapesUpTo,
  slotOf,
  smallerAt,
  weightOf,
} from "../../../src/endgames/mills/slots.ts";
import { imageOfMask } from "../../../src/rules/mills/engine/symmetry.ts";
import { three } from "../../support/endgames/small.ts";

/** Every placement of a pair. */
function* placements({ numbering: { ruleset }, larger, smaller }: Pair): Generator<[number, number]> {
  const size = ruleset.points.length;
  for (const set of masksOf(size, larger)) {
    for (const mask of masksOf(size, smaller)) if ((set & mask) === 0) yield [set, mask];
  }
}

describe.each([
  ["three", 3, 3],
  ["three", 3, 2],
  ["three", 2, 0],
  ["standard", 2, 1],
  ["sesotho25", 2, 1],
] as const)("of %s with %i and %i cows", (name, larger, smaller) => {
  const ruleset = rulesetFor(name === "three" ? three : name);
  const pair = pairOf(ruleset, larger, smaller);

  test("are the same only for the images of a position", () => {
    const byImage = new Map<string, number>();
    const used = new Set<number>();
    for (const [set, mask] of placements(pair)) {
      const images = pair.numbering.symmetries.map(
        (symmetry) => `${imageOfMask(symmetry, set)} ${imageOfMask(symmetry, mask)}`,
      );
      const equals = new Int32Array(64);
      const slot = slotOf(pair, set, mask);
      if (larger > smaller) expect(slotOf(pair, mask, set)).toBe(slot);
      const count = equalSlots(pair, slot, equals);
      const all = [...equals.subarray(0, count)].sort((a, b) => a - b);
      const least = images.sort()[0] as string;
      expect(byImage.get(least) ?? all[0]).toBe(all[0]);
      byImage.set(least, all[0] as number);
      for (const twin of all) {
        used.add(twin);
        expect(twin).toBeGreaterThanOrEqual(0);
        expect(twin).toBeLessThan(pair.slots);
      }
    }
    expect(new Set(byImage.values()).size).toBe(byImage.size);
    expect(used.size).toBe(pair.slots);
  });

  test("have the set that they stand for", () => {
    for (let slot = 0; slot < pair.slots; slot++) {
      const set = pair.sets.canonical[Math.floor(slot / pair.width)] as number;
      expect(slotOf(pair, set, smallerAt(pair, slot))).toBe(slot);
    }
  });

  test("have weights that add up to all placements", () => {
    let sum = 0;
    for (let slot = 0; slot < pair.slots; slot++) sum += weightOf(pair, Math.floor(slot / pair.width));
    expect(sum).toBe([...placements(pair)].length);
  });

  test("are for one table or for two", () => {
    const first = { own: larger, other: smaller };
    const last = { own: smaller, other: larger };
    expect(pair.sides).toEqual(larger === smaller ? [first] : [first, last]);
  });
});

describe("the pairs of a variant", () => {
  const listed = (variant: Parameters<typeof rulesetFor>[0], cows: number): string =>
    shapesUpTo(rulesetFor(variant), cows)
      .map(({ larger, smaller }) => `${larger}-${smaller}`)
      .join(" ");

  test("come in order, the fewest cows first", () => {
    expect(listed("standard", 5)).toBe("3-3 4-3 5-3 4-4 5-4 5-5");
    expect(listed(defineVariant(three, { name: "one", loseBelow: 1 }), 2)).toBe("1-1 2-1 2-2");
    expect(listed(defineVariant(three, { name: "none", loseBelow: 0 }), 1)).toBe("0-0 1-0 1-1");
  });

  test("have the known numbers of slots", () => {
    const slots = shapesUpTo(rulesetFor("standard"), 5).map((pair) => pair.slots);
    expect(slots).toEqual([210_140, 862_980, 2_742_270, 3_667_665, 10_969_080, 32_907_240]);
  });

  test("are refused if one is too large", () => {
    const points = Array.from(
      { length: 31 },
      (_, i) => `${"abcdefghijklmnopqrstuvw"[i % 23]}${i < 23 ? 1 : 2}`,
    );
    const lines = Array.from({ length: 29 }, (_, i) => points.slice(i, i + 3) as [string, string, string]);
    const board = { points, rings: [31], lines, links: [] };
    const wide = defineVariant(variants.nineMens, { name: "wide", board, cows: 9 });
    expect(() => listed(wide, 5)).toThrow(expect.objectContaining({ name: "LimitError", code: "too-large" }));
    expect(listed("standard", 6)).toMatch(/6-6$/);
    // A table of 8-0 has few slots, but many sets to number; no sets are listed before all sizes are known.
    const lonely = defineVariant(wide, { name: "lonely", cows: 15, loseBelow: 0 });
    expect(() => listed(lonely, 15)).toThrow(expect.objectContaining({ code: "too-large" }));
  });

  test("are refused if there are too many sets, even if no table is too large", () => {
    // A row of eleven points; two points that can be swapped hang on each of six: 64 symmetries.
    const row = Array.from("abcdefghijk", (file) => `${file}1`);
    const hanging = Array.from("abcdefghijkl", (file) => `${file}2`);
    const steps = row.slice(2).map((point, i) => [row[i + 1], point] as [string, string]);
    const pairs = hanging.map(
      (point, i) => [row[[3, 4, 6, 8, 9, 10][i >> 1] as number], point] as [string, string],
    );
    const lines = [row.slice(0, 3) as [string, string, string]];
    const board = { points: [...row, ...hanging], rings: [23], lines, links: [...steps, ...pairs] };
    const tree = defineVariant(variants.nineMens, { name: "tree", board, cows: 10 });
    expect(numberingOf(rulesetFor(tree)).symmetries).toHaveLength(64);
    expect(listed(tree, 4)).toMatch(/4-4$/);
    expect(() => listed(tree, 10)).toThrow(expect.objectContaining({ code: "too-large" }));
  });
});
