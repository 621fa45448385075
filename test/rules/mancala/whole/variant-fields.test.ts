/**
 * Each value of each variant field, at a hand-made position where it makes the difference, for the library
 * and for the slow second implementation. A new field or value does not compile until it is listed here.
 */
import fc from "fast-check";
import * as mancala from "morabaraba/mancala";
import {
  applyMove,
  createGame,
  defineVariant,
  explainMove,
  type Game,
  legalMoves,
  type Move,
  outcome,
  parseGame,
  parsePosition,
  type Variant,
  type VariantName,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { variantUpTo } from "../../../support/mancala/arbitraries.ts";
import { board, shown } from "../../../support/mancala/positions.ts";
import * as reference from "../../../support/mancala/reference.ts";
import { pick, seeded } from "../../../support/random.ts";

/** The values of a field of words or booleans, as property names. */
type Word<Value> = Value extends string | boolean ? `${Value}` : never;

/** Rules without one field, a position, the houses to play, and the result for each value of the field. */
interface Case<Value> {
  readonly rules: readonly [base: VariantName, changes?: Partial<Variant>];
  readonly position: string;
  readonly houses: readonly number[];
  readonly after: { readonly [Name in Word<Value>]: string };
}

type Worded = Exclude<keyof Variant, "name" | "houses" | "seeds" | "repetition" | "swap">;

const cases: { readonly [Field in Worded]: Case<Variant[Field]> } = {
  sowStores: {
    rules: ["kalah"],
    position: "1,0,0,0,0,2,0,1,0,0,0,1; 0,0; S",
    houses: [6],
    after: {
      true: "1,0,0,0,0,0,1,1,0,0,0,1; 1,0; N",
      false: "1,0,0,0,0,0,1,2,0,0,0,1; 0,0; N",
    },
  },
  skipOrigin: {
    rules: ["kalah", { sowStores: false }],
    position: "12,1,0,0,0,1,1,0,0,0,0,2; 0,0; S",
    houses: [1],
    after: {
      true: "0,3,1,1,1,2,2,1,1,1,1,3; 0,0; N",
      false: "0,2,1,1,1,2,2,1,1,1,1,0; 4,0; N",
    },
  },
  relay: {
    rules: ["kalah"],
    position: "1,2,0,0,0,0,0,0,0,0,0,1; 0,0; S",
    houses: [1],
    after: {
      true: "0,0,1,1,1,0,0,0,0,0,0,1; 0,0; N",
      false: "0,3,0,0,0,0,0,0,0,0,0,1; 0,0; N",
    },
  },
  capture: {
    rules: ["kalah"],
    position: "1,0,0,0,0,2,1,1,0,0,5,1; 0,0; S",
    houses: [6, 2],
    after: {
      opposite: "1,0,0,0,0,0,2,0,1,0,5,1; 1,0; S",
      "two-or-three": "1,0,0,0,0,0,0,0,1,0,5,1; 3,0; S",
    },
  },
  emptyOpposite: {
    rules: ["kalah"],
    position: "1,0,1,0,0,0,0,0,0,0,0,1; 0,0; S",
    houses: [1],
    after: {
      nothing: "0,1,1,0,0,0,0,0,0,0,0,1; 0,0; N",
      "take-own": "0,0,1,0,0,0,0,0,0,0,0,1; 1,0; N",
    },
  },
  captureAfterLap: {
    rules: ["kalah"],
    position: "1,0,1,0,0,0,0,0,0,1,4,0; 0,0; S",
    houses: [1],
    after: {
      true: "0,1,1,0,0,0,0,0,0,1,4,0; 0,0; N",
      false: "0,0,1,0,0,0,0,0,0,1,0,0; 5,0; N",
    },
  },
  opponentEmptyHouse: {
    rules: ["kalah"],
    position: "0,0,0,0,1,2,0,3,0,0,0,0; 0,0; S",
    houses: [6],
    after: {
      stays: "0,0,0,0,1,0,1,3,0,0,0,0; 1,0; N",
      "to-opponent": "0,0,0,0,1,0,0,3,0,0,0,0; 1,1; N",
    },
  },
  grandSlam: {
    rules: ["oware", { majority: false, mustFeed: false }],
    position: "4,0,0,0,0,3,1,1,2,0,0,0; 10,10; S",
    houses: [6],
    after: {
      "no-capture": "4,0,0,0,0,0,2,2,3,0,0,0; 10,10; N",
      illegal: "slam-illegal",
      "illegal-unless-only": "slam-illegal",
      captured: "0,0,0,0,0,0,0,0,0,0,0,0; 21,10; N side-empty",
      "rest-to-opponent": "0,0,0,0,0,0,0,0,0,0,0,0; 17,14; N side-empty",
      "leave-last": "4,0,0,0,0,0,0,0,3,0,0,0; 14,10; N",
      "leave-first": "4,0,0,0,0,0,2,0,0,0,0,0; 15,10; N",
    },
  },
  mustFeed: {
    rules: ["oware", { majority: false }],
    position: "0,1,0,0,0,1,0,0,0,0,0,0; 10,10; S",
    houses: [2],
    after: {
      true: "must-feed",
      false: "0,0,0,0,0,0,0,0,0,0,0,0; 12,10; N side-empty",
    },
  },
  endsWhen: {
    rules: ["kalah"],
    position: "0,0,0,0,0,2,1,2,3,0,0,0; 10,5; S",
    houses: [6],
    after: {
      "either-empty": "0,0,0,0,0,0,0,0,0,0,0,0; 11,12; N side-empty",
      "mover-empty": "0,0,0,0,0,0,2,2,3,0,0,0; 11,5; N",
      "all-empty": "0,0,0,0,0,0,2,2,3,0,0,0; 11,5; N",
    },
  },
  majority: {
    rules: ["kalah"],
    position: "0,0,0,0,2,1,1,1,1,0,0,0; 6,1; S",
    houses: [6],
    after: {
      true: "0,0,0,0,2,0,1,1,1,0,0,0; 7,1; S majority",
      false: "0,0,0,0,2,0,1,1,1,0,0,0; 7,1; S",
    },
  },
};

describe.each([
  ["the library", mancala],
  ["the reference", reference],
] as const)("%s", (_name, { createGame, legalMoves, applyMove, outcome, whyIllegal }) => {
  const played = (start: Game, moves: readonly Move[]): string => {
    let game = start;
    for (const move of moves) {
      const code = whyIllegal(game, move);
      if (code !== undefined) return code;
      game = applyMove(game, move);
    }
    const end = outcome(game);
    return `${shown(game)}${end === undefined ? "" : ` ${end.reason}`}`;
  };

  const rows = Object.entries(cases).flatMap(([field, { after, ...rest }]) =>
    Object.entries(after).map(([word, expected]) => [field, word, rest, expected] as const),
  );
  test.each(rows)("%s: %s", (field, word, { rules: [base, changes], position, houses }, expected) => {
    const value: unknown = word === "true" || word === "false" ? word === "true" : word;
    const variant = defineVariant(base, { ...changes, name: "own", [field]: value });
    expect(
      played(
        board(position, variant),
        houses.map((house) => ({ house })),
      ),
    ).toBe(expected);
  });

  test("name: the game stores the data under it", () => {
    const variant = defineVariant("kalah", { name: "another" });
    expect(createGame(variant).variant).toEqual({ ...mancala.variants.kalah, name: "another" });
  });

  test("houses and seeds: the first position", () => {
    const variant = defineVariant("kalah", { name: "own", houses: 2, seeds: 3 });
    expect(shown(createGame(variant))).toBe("3,3,3,3; 0,0; S");
  });

  describe("endsWhen: all-empty", () => {
    const variant = defineVariant("kalah", { name: "own", houses: 3, seeds: 3, endsWhen: "all-empty" });

    test.each([
      ["the other side passes", "0,0,1,1,1,0; 5,4; S", [3], "0,0,0,1,1,0; 6,4; N"],
      ["a side without seeds passes", "0,0,0,1,1,0; 6,4; N", [2], "0,0,0,1,0,1; 6,4; N"],
      ["a side without seeds gets no further move", "0,0,1,0,1,0; 5,4; S", [3], "0,0,0,0,1,0; 6,4; N"],
      ["the last seed ends the game", "0,0,0,0,0,1; 6,4; N", [3], "0,0,0,0,0,0; 6,5; N side-empty"],
    ] as const)("%s", (_, position, houses, expected) => {
      expect(
        played(
          board(position, variant),
          houses.map((house) => ({ house })),
        ),
      ).toBe(expected);
    });
  });

  describe("repetition", () => {
    const rules = { name: "own", houses: 3, majority: false } as const;
    const start = "1,1,1,0,0,0; 4,2; S";
    /** Returns to the position before. */
    const round = [3, 1, 2, 2, 3, 1, 1, 2, 2, 3].map((house): Move => ({ house }));

    const shares: Readonly<Record<NonNullable<Variant["repetition"]>["award"], string>> = {
      "own-houses": "0,0,0,0,0,0; 7,2; S repetition",
      even: "0,0,0,0,0,0; 5,3; S repetition",
    };
    test.each(Object.entries(shares))("award: %s", (award, expected) => {
      const repetition = { occurrence: 2, award, emptySide: "counts" } as Variant["repetition"];
      expect(played(board(start, defineVariant("oware", { ...rules, repetition })), round)).toBe(expected);
    });

    test("emptySide: ignored", () => {
      const repetition = { occurrence: 2, award: "even", emptySide: "ignored" } as const;
      // The last ply brings all seeds to one side; a ply later, both have some.
      const game = defineVariant("oware", { ...rules, repetition });
      expect(played(board(start, game), round)).toBe(start);
      expect(played(board(start, game), [...round, { house: 3 }])).toMatch(/repetition$/);
    });

    test.each([
      [2, 1, "0,0,0,0,0,0; 7,2; S repetition"],
      [3, 1, "1,1,1,0,0,0; 4,2; S"],
      [3, 2, "0,0,0,0,0,0; 7,2; S repetition"],
      [null, 2, "1,1,1,0,0,0; 4,2; S"],
    ] as const)("occurrence: %s after %i rounds", (occurrence, rounds, expected) => {
      const repetition = occurrence && ({ occurrence, award: "own-houses", emptySide: "counts" } as const);
      const variant = defineVariant("oware", { ...rules, repetition });
      expect(played(board(start, variant), Array.from({ length: rounds }, () => round).flat())).toBe(
        expected,
      );
    });
  });

  test.each([
    [true, [...Array(6).keys()].map((i): Move => ({ house: i + 1 })), { swap: true }],
    [false, [...Array(6).keys()].map((i): Move => ({ house: i + 1 }))],
  ] as const)("swap: %s", (swap, moves, ...last) => {
    const first = applyMove(createGame(defineVariant("kalah", { name: "own", swap })), { house: 1 });
    expect(legalMoves(first)).toEqual([...moves, ...last]);
  });
});

// The law of games that are played until all seeds are in the stores, whatever their other rules.

const sum = (seeds: readonly number[]): number => seeds.reduce((total, count) => total + count, 0);

/** Without majority, which leaves the houses full, and repetition, which may give an odd seed to nobody. */
const untilAllEmpty = variantUpTo(7, 7).map(
  (data): Variant => ({
    ...data,
    endsWhen: "all-empty",
    sowStores: true,
    mustFeed: false,
    majority: false,
    repetition: null,
  }),
);

/** Returns the seeds of the side to move, and of the other. */
function bothSides({ houses, turn }: Game): readonly [own: number, other: number] {
  const [south, north] = [sum(houses.slice(0, houses.length / 2)), sum(houses.slice(houses.length / 2))];
  return turn === "south" ? [south, north] : [north, south];
}

test("every game ends, with all seeds in the stores, and a side without seeds never has the turn", () => {
  fc.assert(
    fc.property(untilAllEmpty, fc.nat(), (variant, seed) => {
      const random = seeded(seed);
      const all = 2 * variant.houses * variant.seeds;
      // A ply that stores no seed moves seeds along a row, each at most to its end. One ply may be the swap.
      const most = (all + 1) * all * variant.houses + 1;
      let game = createGame(variant);
      for (let plies = 0; outcome(game) === undefined; plies++) {
        expect(plies).toBeLessThan(most);
        const [own, other] = bothSides(game);
        expect(own > 0 || other === 0).toBe(true);
        game = applyMove(game, pick(legalMoves(game), random));
      }
      expect(sum(game.houses)).toBe(0);
      expect(game.stores.south + game.stores.north).toBe(all);
      const { grandSlam } = variant;
      expect(outcome(game)?.reason === "side-empty" || grandSlam === "illegal").toBe(true);
    }),
  );
});

const small = defineVariant("kalah", { name: "own", houses: 3, seeds: 3, endsWhen: "all-empty" });

test("a position whose side to move has no seeds is read with the other side to move", () => {
  expect(parsePosition("0,0,0/1,1,0 6,4 s", small).turn).toBe("north");
  expect(parsePosition("0,0,0/0,0,0 10,8 s", small).turn).toBe("south");
});

test("a game whose side to move has no seeds is read with the other side to move", () => {
  const game = parsePosition("0,0,0/1,1,0 6,4 n", small);
  for (const turn of ["south", "north"] as const) {
    expect(parseGame({ ...game, turn })).toEqual(game);
    expect(legalMoves({ ...game, turn })).toEqual(legalMoves(game));
  }
});

test("a last seed in the store gives no further move to a side without seeds", () => {
  const steps = explainMove(parsePosition("0,0,1/0,1,0 5,4 s", small), "3");
  expect(steps.at(-1)).toEqual({ kind: "turn", player: "north", extra: false });
});
