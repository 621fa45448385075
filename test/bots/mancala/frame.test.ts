/** The hashes of positions. */
import { describe, expect, test } from "vitest";
import { setHashes } from "../../../src/bots/mancala/frame.ts";
import { variants } from "../../../src/rules/mancala/data/builtIns.ts";
import { newPosition, type Position } from "../../../src/rules/mancala/engine/position.ts";
import { seeded } from "../../support/random.ts";

function hashesOf(position: Position): number[] {
  const hashes = { first: 0, second: 0 };
  setHashes(hashes, position);
  return [hashes.first, hashes.second];
}

describe("hashes", () => {
  test("depend on houses, stores and sides, and differ from each other", () => {
    const random = seeded(4);
    const hashes = new Set<number>();
    for (let i = 0; i < 20_000; i++) {
      const houses = Array.from({ length: 12 }, (_, house) => random(house === i % 12 ? 40 : 3));
      houses[0] = i % 200;
      houses[5] = Math.floor(i / 200);
      const position = newPosition(variants.kalah, houses, [random(3), 0], random(2) === 0 ? 0 : 1, false);
      for (const hash of hashesOf(position)) hashes.add(hash);
    }
    // Of 40,000 hashes of 32 bits, about 0.2 collide by chance.
    expect(hashes.size).toBeGreaterThan(39_995);
    const at = (first: number, stores: [number, number], side: 0 | 1): number[] =>
      hashesOf(newPosition(variants.kalah, [first, ...Array<number>(11).fill(1)], stores, side, false));
    const near = [at(0, [0, 0], 0), at(0, [0, 0], 1), at(1, [0, 0], 0), at(1, [0, 0], 1), at(0, [1, 0], 0)];
    expect(new Set(near.flat()).size).toBe(10);
  });
});
