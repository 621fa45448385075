/**
 * The verbs against the slow second implementation, published counts and published values: random rules,
 * whole games, unreachable positions.
 */
import fc from "fast-check";
import * as mancala from "morabaraba/mancala";
import {
  applyMove,
  createGame,
  defineVariant,
  outcome,
  parsePosition,
  type Variant,
  variants,
} from "morabaraba/mancala";
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
import { firstPlayersValue, kalahGames, sized } from "../../../support/mancala/solver.ts";
import { perft, vectors } from "../../../support/mancala/vectors.ts";
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

// Published counts to a small depth, with the public verbs; the rest is in `perft.slow.node.test.ts`.

test.each(vectors)("$name, to depth 5", ({ start, counts }) => {
  expect([1, 2, 3, 4, 5].map((depth) => perft(start(), depth))).toEqual(counts.slice(0, 5));
});

describe.each([
  ["the library", mancala],
  ["the reference", reference],
])("%s", (_name, verbs) => {
  const congkak = defineVariant("congkak", { name: "own", endsWhen: "all-empty" });

  test.each([
    ["0,0,1,0,2,0,1/1,0,0,3,0,0,0 40,43 s", [3, 6, 11, 27, 67, 145]],
    ["0,0,1,0,2,0,1/0,0,0,0,0,0,2 46,46 s", [3, 5, 10, 23, 61, 152]],
    ["0,0,1,0,2,0,1/0,0,0,0,1,0,0 46,47 s", [3, 5, 8, 15, 24, 40]],
  ])("congkak until all is empty, from %s", (position, counts) => {
    const game = parsePosition(position, congkak);
    expect(counts.map((_, i) => perft(game, i + 1, verbs))).toEqual(counts);
  });

  test.each([
    ["ignored", "0,2/0,0 9,9 s", [1, 1, 1, 1, 1, 1]],
    ["counts", "0,2/0,0 9,9 s", [1, 1, 1, 1, 1, 0]],
    ["ignored", "1,1/0,0 9,9 s", [1, 1, 1, 1, 1, 0]],
    ["counts", "1,1/0,0 9,9 s", [1, 1, 1, 1, 0, 0]],
    ["ignored", "1,0,0,0,1,1/1,0,0,0,0,0 22,22 s", [3, 3, 7, 10, 20, 33]],
  ] as const)("oware where a repetition with an empty side %s, from %s", (emptySide, position, counts) => {
    const houses = position.split("/", 1)[0]?.split(",").length;
    const repetition = { occurrence: 2, award: "own-houses", emptySide } as const;
    const game = parsePosition(position, defineVariant("oware", { name: "own", houses, repetition }));
    expect(counts.map((_, i) => perft(game, i + 1, verbs))).toEqual(counts);
  });
});

// The quick part of kalah's value table; the rest is in `kalah-values.deep.test.ts`.

test.each(kalahGames.filter(([houses, seeds]) => houses * seeds <= 10))(
  "kalah(%i,%i) is %i for the first player",
  (houses, seeds, value) => {
    expect(firstPlayersValue(sized("kalah", houses, seeds))).toBe(value);
  },
);

test.each([
  [2, 4, -12],
  [5, 2, 0],
] as const)("with empty capture kalah(%i,%i) is %i, another value", (houses, seeds, value) => {
  expect(firstPlayersValue(sized("kalahEmptyCapture", houses, seeds))).toBe(value);
});
