/** Random numbers, reproducible and evenly spread, and the random bot, which plays any game legally. */
import fc from "fast-check";
import * as morabaraba from "morabaraba";
import { type Rules, randomMove } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { diceFrom, scramble, shuffle } from "../../src/bots/random.ts";
import { heap } from "../support/bots/small.ts";

/** A whole game against itself. */
function played<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  start: G,
  seed: number,
): M[] {
  const moves: M[] = [];
  for (let game = start; rules.outcome(game) === undefined && moves.length < 300; ) {
    const { move } = randomMove(rules, game, { seed: 1000 * seed + moves.length });
    expect(rules.legalMoves(game)).toContainEqual(move);
    moves.push(move);
    game = rules.applyMove(game, move);
  }
  return moves;
}

describe("the random bot", () => {
  const nine = { left: 9, turn: "ann" } as const;

  test("plays whole games of both families and of your own game, the same for the same seed", () => {
    const game = morabaraba.createGame("mssa");
    expect(played(morabaraba, game, 1)).toEqual(played(morabaraba, game, 1));
    expect(played(morabaraba, game, 1)).not.toEqual(played(morabaraba, game, 2));
    expect(played(mancala, mancala.createGame(), 3)).toEqual(played(mancala, mancala.createGame(), 3));
    expect(played(heap, { left: 30, turn: "ann" }, 0).length).toBeGreaterThan(9);
  });

  test("has these moves for these seeds, and the seed is 0 by default", () => {
    const sample = Array.from({ length: 20 }, (_, seed) => randomMove(heap, nine, { seed }).move).join("");
    expect(sample).toBe("21232332231212111221");
    expect(randomMove(heap, nine)).toEqual(randomMove(heap, nine, { seed: 0 }));
  });

  test("plays every move now and then", () => {
    const game = morabaraba.createGame();
    const moves = Array.from({ length: 300 }, (_, seed) => randomMove(morabaraba, game, { seed }).move.to);
    expect(new Set(moves).size).toBe(24);
  });

  test("refuses a finished game", () => {
    expect(() => randomMove(heap, { left: 0, turn: "ann" })).toThrow(
      expect.objectContaining({ name: "IllegalMoveError", code: "game-over" }),
    );
  });
});

/** The same mixing with big integers. */
function scrambled(bits: number): number {
  const cut = (n: bigint): bigint => BigInt.asUintN(32, n);
  let word = cut(BigInt(bits));
  word = cut((word ^ (word >> 16n)) * 0x7feb352dn);
  word = cut((word ^ (word >> 15n)) * 0x846ca68bn);
  return Number(word ^ (word >> 16n));
}

describe("scramble", () => {
  test("mixes 32 bits as specified, to an unsigned number", () => {
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

  test("differ for different seeds", () => {
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

  test("gives every order equally often", () => {
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
