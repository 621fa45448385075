/** The parts of the solver: sets of points with their numbers, and how it decides a position. */
import fc from "fast-check";
import { type Board, defineVariant } from "morabaraba";
import { rulesetFor, type Symmetry, symmetries } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { binomial, masksOf, numberingOf, rank, setsOf } from "../../../../src/endgames/mills/sets.ts";
import { pairOf } from "../../../../src/endgames/mills/slots.ts";
import { PLIES } from "../../../../src/endgames/mills/tables.ts";
import { createReader } from "../../../../src/endgames/mills/values.ts";
import {
  COUNTED,
  createWorkspace,
  decide,
  OPEN,
  SAFE,
  type Side,
} from "../../../../src/endgames/mills/workspace.ts";
import { countBits } from "../../../../src/rules/mills/engine/bits.ts";
import { imageOfMask } from "../../../../src/rules/mills/engine/symmetry.ts";
import { ring, three } from "../../../support/endgames/small.ts";

// The numbers of sets of points, and the orbits of sets.

test("binomials", () => {
  expect([binomial(5, 0), binomial(5, 2), binomial(5, 5), binomial(2, 3)]).toEqual([1, 10, 1, 0]);
  expect(binomial(24, 12)).toBe(2_704_156);
  expect(binomial(31, 15)).toBe(300_540_195);
});

test("the list of masks is complete and in order", () => {
  for (const [size, count] of [
    [6, 3],
    [9, 0],
    [9, 1],
    [10, 10],
    [24, 4],
  ] as const) {
    const masks = masksOf(size, count);
    expect(masks.length).toBe(binomial(size, count));
    expect(
      [...masks].every(
        (mask, i) => countBits(mask) === count && mask < 2 ** size && mask > (masks[i - 1] ?? -1),
      ),
    ).toBe(true);
  }
  expect(masksOf(31, 30).at(-1)).toBe(2 ** 31 - 2);
});

test.each(["standard", "sesotho25"] as const)(
  "the number of a set on the board of %s is its index in the list",
  (name) => {
    const ruleset = rulesetFor(name);
    const numbering = numberingOf(ruleset);
    for (const count of [0, 1, 3, 4]) {
      const masks = masksOf(ruleset.points.length, count);
      expect([...masks].every((mask, number) => rank(numbering, mask, count) === number)).toBe(true);
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ruleset.all }), (some) => {
        let mask = some;
        while (countBits(mask) > 12) mask &= mask - 1;
        const count = countBits(mask);
        const number = rank(numbering, mask, count);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(binomial(ruleset.points.length, count));
      }),
    );
  },
);

describe("orbits", () => {
  test("are counted by Burnside's lemma", () => {
    const numbering = numberingOf(rulesetFor("standard"));
    const fixed = (count: number, { images }: Symmetry): number =>
      [...masksOf(24, count)].filter((mask) =>
        [...images].every((image, point) => ((mask >> point) & 1) === ((mask >> image) & 1)),
      ).length;
    for (const count of [1, 2, 3]) {
      const sum = numbering.symmetries.reduce((total, symmetry) => total + fixed(count, symmetry), 0);
      expect(setsOf(numbering, count).canonical.length).toBe(sum / 16);
    }
    expect([3, 4, 5, 6].map((count) => setsOf(numbering, count).canonical.length)).toEqual([
      158, 757, 2830, 8774,
    ]);
  });

  test.each([
    "standard",
    "sesotho",
    "sesotho25",
    three,
    defineVariant(three, { name: "six", board: ring }),
  ] as const)("give every set a canonical set, the least of its images (%#)", (variant) => {
    const ruleset = rulesetFor(variant);
    const numbering = numberingOf(ruleset);
    expect(numbering.symmetries).toEqual(symmetries(ruleset));
    for (const count of [0, 2, 3]) {
      const { orbits, toCanonical, canonical, stabilizers } = setsOf(numbering, count);
      expect(setsOf(numbering, count).orbits).toBe(orbits);
      masksOf(ruleset.points.length, count).forEach((mask, number) => {
        const images = numbering.symmetries.map((symmetry) => imageOfMask(symmetry, mask));
        const turned = images[toCanonical[number] as number];
        expect(turned).toBe(Math.min(...images));
        expect(canonical[orbits[number] as number]).toBe(turned);
      });
      canonical.forEach((mask, orbit) => {
        const still = numbering.symmetries.filter((symmetry) => imageOfMask(symmetry, mask) === mask);
        expect(stabilizers[orbit]).toEqual(still);
      });
    }
  });

  test("are single sets if a board has too many symmetries for counts of moves", () => {
    const board = (rows: string): Board => ({
      points: [...new Set(rows.split(/[ ,]/))],
      rings: [new Set(rows.split(/[ ,]/)).size],
      lines: rows.split(",").map((row) => row.split(" ") as [string, string, string]),
      links: [],
    });
    // Three lines through one point can be swapped and reversed in 48 ways; a fourth beside them can be
    // reversed.
    const star = "a1 b1 c1,d1 b1 e1,f1 b1 g1";
    const used = (rows: string): [number, number] => {
      const ruleset = rulesetFor(defineVariant(three, { name: "star", board: board(rows) }));
      return [symmetries(ruleset).length, numberingOf(ruleset).symmetries.length];
    };
    expect(used(star)).toEqual([48, 48]);
    expect(used(`${star},h1 i1 j1`)).toEqual([96, 1]);
  });
});

// How the solver decides a position.

/** A table of three against three with values in some slots. */
function sideWith(values: Readonly<Record<number, number>>): Side {
  const pair = pairOf(rulesetFor(three), 3, 3);
  const side: Side = {
    workspace: createWorkspace(0),
    reader: createReader(pair.numbering.ruleset, []),
    below: undefined,
    twin: undefined as unknown as Side,
    pair,
    limit: Number.POSITIVE_INFINITY,
    own: 3,
    other: 3,
    values: new Uint16Array(pair.slots),
    changed: new Uint32Array(20),
    next: new Uint32Array(20),
    pending: new Uint32Array(4),
    waiting: 0,
    log: [],
    losses: 0,
  };
  for (const [slot, value] of Object.entries(values)) side.values[Number(slot)] = value;
  return side;
}

/** The slot's value, its mark, and the number of losses. */
function after(held: number, value: number): number[] {
  const side = sideWith({ 37: held });
  decide(side, 37, value, side.next);
  return [side.values[37] as number, (side.next[1] as number) >> 5, side.losses];
}

test("an open position is decided, and losses are counted", () => {
  expect(after(OPEN + 7, 4)).toEqual([4, 1, 0]);
  expect(after(OPEN, 5)).toEqual([5, 1, 1]);
  expect(after(SAFE, 6)).toEqual([6, 1, 0]);
});

test("a decided position can only get a quicker end, and stays counted", () => {
  expect(after(8, 6)).toEqual([6, 1, 0]);
  expect(after(9, 7)).toEqual([7, 1, 0]);
  expect(after(COUNTED | 8, 6)).toEqual([COUNTED | 6, 1, 0]);
  expect(after(8, 8)).toEqual([8, 0, 0]);
  expect(after(COUNTED | 8, 8)).toEqual([COUNTED | 8, 0, 0]);
  expect(after(6, 8)).toEqual([6, 0, 0]);
});

test("a workspace that is too large for the memory is refused", () => {
  // Node 24 can allocate the first; the second ends a worker of Node 26. Node 20 allocates neither.
  for (const slots of [2 ** 32 + 1, 2 ** 50])
    expect(() => createWorkspace(slots)).toThrow(expect.objectContaining({ code: "too-large" }));
});

test("endgames with more plies than a slot can hold are refused", () => {
  expect(after(OPEN, PLIES)[0]).toBe(PLIES);
  expect(() => after(OPEN, PLIES + 1)).toThrow(
    expect.objectContaining({ name: "LimitError", code: "too-large" }),
  );
});
