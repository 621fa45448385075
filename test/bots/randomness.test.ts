/** Randomness from a seed: the same numbers everywhere, evenly spread. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diceFrom, scramble, shuffle } from "../../src/bots/randomness.ts";

/** The same mixing with numbers that have no size. */
function scrambled(bits: number): number {
  const cut = (n: bigint): bigint => BigInt.asUintN(32, n);
  let word = cut(BigInt(bits));
  word = cut((word ^ (word >> 16n)) * 0x7feb352dn);
  word = cut((word ^ (word >> 15n)) * 0x846ca68bn);
  return Number(word ^ (word >> 16n));
}

describe("scramble", () => {
  test("mixes 32 bits as it should, and gives no negative number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (bits) => {
        expect(scramble(bits)).toBe(scrambled(bits));
      }),
    );
    expect(scramble(-1)).toBe(scrambled(2 ** 32 - 1));
  });

  test("has these values", () => {
    expect([0, 1, 2, 2 ** 31, 2 ** 32 - 1].map(scramble)).toEqual([
      0, 1753845952, 3507691905, 3427483940, 1734902346,
    ]);
  });
});

describe("dice", () => {
  test("give the same numbers for the same seed", () => {
    const dice = diceFrom(5);
    expect(Array.from({ length: 8 }, () => dice(100))).toEqual([67, 13, 37, 92, 88, 62, 16, 89]);
  });

  test("stay below their bound and reach every number below it", () => {
    const dice = diceFrom(1);
    const counts = new Array(7).fill(0);
    for (let i = 0; i < 7000; i++) counts[dice(7)]++;
    expect(counts).toHaveLength(7);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test("differ from seed to seed", () => {
    const first = new Set(Array.from({ length: 100 }, (_, seed) => diceFrom(seed)(2 ** 32)));
    expect(first.size).toBe(100);
  });
});

describe("shuffle", () => {
  test("puts the first entries in random order and leaves the others", () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    shuffle(list, 5, diceFrom(3));
    expect(list).toEqual([3, 5, 1, 2, 4, 6, 7, 8]);
  });

  test("brings about every order equally often", () => {
    const counts = new Map<string, number>();
    const dice = diceFrom(2);
    for (let i = 0; i < 2400; i++) {
      const list = [..."abcd"];
      shuffle(list, 4, dice);
      counts.set(list.join(""), (counts.get(list.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });
});
