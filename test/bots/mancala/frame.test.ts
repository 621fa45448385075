/** The hashes of positions. */
import { describe, expect, test } from "vitest";
import { hashOf } from "../../../src/bots/mancala/frame.ts";
import { variants } from "../../../src/rules/mancala/data/builtIns.ts";
import { newPosition } from "../../../src/rules/mancala/engine/position.ts";
import { seeded } from "../../support/random.ts";

describe("a hash", () => {
  test("tells houses, stores, sides and beginnings apart", () => {
    const random = seeded(4);
    const hashes = new Set<number>();
    for (let i = 0; i < 20_000; i++) {
      const houses = Array.from({ length: 12 }, (_, house) => random(house === i % 12 ? 40 : 3));
      houses[0] = i % 200;
      houses[5] = Math.floor(i / 200);
      const position = newPosition(variants.kalah, houses, [random(3), 0], random(2) === 0 ? 0 : 1, false);
      hashes.add(hashOf(position, 1));
      hashes.add(hashOf(position, 2));
    }
    // Of 40,000 hashes of 32 bits some 0.2 fall together by chance.
    expect(hashes.size).toBeGreaterThan(39_995);
    const at = (first: number, stores: [number, number], side: 0 | 1): number =>
      hashOf(newPosition(variants.kalah, [first, ...Array<number>(11).fill(1)], stores, side, false), 7);
    const near = [at(0, [0, 0], 0), at(0, [0, 0], 1), at(1, [0, 0], 0), at(1, [0, 0], 1), at(0, [1, 0], 0)];
    expect(new Set(near).size).toBe(5);
  });
});
