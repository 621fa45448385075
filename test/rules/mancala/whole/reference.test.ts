/** The verbs against the slow second implementation: random rules, whole games, unreachable positions. */

import fc from "fast-check";
import { applyMove, createGame, outcome, parsePosition, type Variant, variants } from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import {
  anySource,
  anyVariant,
  dataOf,
  madePosition,
  names,
  variantUpTo,
} from "../../../support/mancala/arbitraries.ts";
import { compareGame, differencesAt } from "../../../support/mancala/comparison.ts";
import * as reference from "../../../support/mancala/reference.ts";
import { seeded } from "../../../support/random.ts";

test("the built-ins agree with the reference", () => {
  expect(variants).toEqual(reference.builtIns);
  expect(Object.keys(variants)).toEqual(names);
});

describe("random games", () => {
  test.each(names)("of %s", (name) => {
    for (let seed = 0; seed < 5; seed++) {
      const played = compareGame(name, seeded(seed), 10_000);
      expect(played.differences).toEqual([]);
      expect(played.over).toBe(true);
    }
  });

  test("of random rules on small boards", () => {
    fc.assert(
      fc.property(anyVariant, fc.nat(), (source, seed) => {
        expect(compareGame(source, seeded(seed), 60).differences).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test("of random rules on boards of any size", () => {
    fc.assert(
      fc.property(variantUpTo(16, 30), fc.nat(), (source, seed) => {
        expect(compareGame(source, seeded(seed), 12).differences).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

test("unreachable positions agree", () => {
  fc.assert(
    fc.property(anySource, fc.nat(), (source, seed) => {
      const random = seeded(seed);
      const game = madePosition(source, random);
      expect(differencesAt(game, random)).toEqual([]);
      for (const move of reference.legalMoves(game)) {
        expect(applyMove(game, move)).toEqual({
          ...reference.applyMove(game, move),
          ply: Math.min(game.ply + 1, 9999),
        });
      }
    }),
    { numRuns: 300 },
  );
});

/** Returns the position with the players' sides exchanged. */
function mirrored(houses: readonly number[], stores: { south: number; north: number }, turn: string): string {
  const half = houses.length / 2;
  const other = turn === "south" ? "n" : "s";
  return `${houses.slice(half)}/${houses.slice(0, half)} ${stores.north},${stores.south} ${other}`;
}

test("the rules are the same for both players", () => {
  fc.assert(
    fc.property(anySource, fc.nat(), (source, seed) => {
      // Only one of the players can ever swap.
      const { swap: _swap, ...game } = madePosition(source, seeded(seed));
      const variant: Variant = dataOf(source);
      const text = mirrored(game.houses, game.stores, game.turn);
      const image = parsePosition(text, variant);
      const exchanged = { south: "north", north: "south" } as const;
      for (const move of outcome(game) === undefined ? reference.legalMoves(game) : []) {
        if (move.swap) continue;
        const { houses, stores, turn } = applyMove(game, move);
        const twin = applyMove(image, move);
        expect(mirrored(twin.houses, twin.stores, twin.turn)).toBe(
          mirrored(
            [...houses.slice(houses.length / 2), ...houses.slice(0, houses.length / 2)],
            { south: stores.north, north: stores.south },
            exchanged[turn],
          ),
        );
      }
      const end = outcome(game);
      const winner = end?.winner ? exchanged[end.winner] : end?.winner;
      expect(outcome(image)).toEqual(end && { ...end, winner });
    }),
    { numRuns: 200 },
  );
});

test("a new game agrees with the reference", () => {
  fc.assert(
    fc.property(anySource, (source) => {
      expect(createGame(source)).toEqual(reference.createGame(source));
    }),
  );
});
