/** Sowing where a position and its result are not enough: relays, and when they end. */
import fc from "fast-check";
import {
  applyMove,
  applyStep,
  createGame,
  defineVariant,
  explainMove,
  type Game,
  legalMoves,
  parseGame,
  type Variant,
  variants,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { madePosition, variantUpTo } from "../../../support/mancala/arbitraries.ts";
import { shown } from "../../../support/mancala/positions.ts";
import * as reference from "../../../support/mancala/reference.ts";
import { type Random, seeded } from "../../../support/random.ts";

/** A relay that has sown this many seeds lifts no more. */
const LONGEST_RELAY = 33_000;

const sownBy = (game: Game, house: number): number =>
  explainMove(game, { house }).filter(({ kind }) => kind === "sow").length;

/** A position of any variant with relays, with up to 1,000 seeds. */
const relays = (sowStores: boolean): fc.Arbitrary<Game> =>
  fc
    .tuple(variantUpTo(16, 30), fc.nat())
    .map(([variant, seed]) => {
      const random = seeded(seed);
      const endsWhen = sowStores ? variant.endsWhen : "mover-empty";
      const rules: Variant = { ...variant, relay: true, sowStores, endsWhen, repetition: null, swap: false };
      return random(2) === 0 ? madePosition(rules, random) : crowdedPosition(rules, random);
    })
    .filter(({ houses, stores }) => seedsIn(houses) + stores.south + stores.north <= 1000);

const seedsIn = (houses: readonly number[]): number => houses.reduce((sum, seeds) => sum + seeds, 0);

/** A position with about a thousand seeds in few houses or many. */
function crowdedPosition(variant: Variant, random: Random): Game {
  const houses = Array<number>(2 * variant.houses).fill(0);
  for (let seeds = random(1001); seeds > 0; seeds--) houses[random(random(houses.length) + 1)]! += 1;
  return { variant, houses, stores: { south: 0, north: 0 }, turn: "south", ply: 0 };
}

describe("a relay", () => {
  test("that would go on for ever lifts no more after 33,000 seeds", () => {
    const round = { name: "own", houses: 1, seeds: 2, sowStores: false, skipOrigin: true } as const;
    const game = createGame(defineVariant("congkak", round));
    const steps = explainMove(game, "1");
    // Two seeds, then all four again and again.
    const lifts = steps.filter(({ kind }) => kind === "lift" || kind === "relay");
    expect(lifts.length).toBe(1 + Math.ceil((LONGEST_RELAY - 2) / 4));
    expect(sownBy(game, 1)).toBe(LONGEST_RELAY + 2);
    expect(shown(applyMove(game, "1"))).toBe("0,0; 0,4; N");
  });

  test("of hundreds of seeds in two houses has the same limit", () => {
    const variant = {
      ...variants.congkak,
      name: "x",
      houses: 1,
      sowStores: false,
      skipOrigin: true,
      endsWhen: "mover-empty",
      grandSlam: "illegal",
    } as const;
    const game = parseGame({
      variant,
      houses: [231, 548],
      stores: { south: 0, north: 0 },
      turn: "south",
      ply: 0,
    });
    expect(legalMoves(game)).toEqual([{ house: 1 }]);
    const steps = explainMove(game, "1");
    expect(sownBy(game, 1)).toBeLessThan(LONGEST_RELAY + 779);
    expect(steps.length).toBeLessThan(35_000);
    expect(steps.reduce(applyStep, game)).toEqual(applyMove(game, "1"));
    expect(applyMove(game, "1")).toEqual(reference.applyMove(game, { house: 1 }));
  });

  test("ends where the reference ends it", () => {
    fc.assert(
      fc.property(relays(false), (game) => {
        for (const move of reference.legalMoves(game).slice(0, 4)) {
          expect(applyMove(game, move)).toEqual({
            ...reference.applyMove(game, move),
            ply: Math.min(game.ply + 1, 9999),
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  test("that sows the player's store ends by itself, because each round leaves a seed there", () => {
    fc.assert(
      fc.property(relays(true), (game) => {
        const { houses, stores } = game;
        const seeds = seedsIn(houses) + stores.south + stores.north;
        const longest = seeds * (houses.length + 1);
        expect(longest).toBeLessThanOrEqual(LONGEST_RELAY);
        for (const move of legalMoves(game)) {
          if (move.house !== undefined) expect(sownBy(game, move.house)).toBeLessThanOrEqual(longest);
        }
      }),
      { numRuns: 200 },
    );
  });
});
