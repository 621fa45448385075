/** The law of games that are played until all seeds are in the stores, whatever their other rules. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  explainMove,
  type Game,
  legalMoves,
  outcome,
  parseGame,
  parsePosition,
  type Variant,
} from "morabaraba/mancala";
import { expect, test } from "vitest";
import { variantUpTo } from "../../../support/mancala/arbitraries.ts";
import { pick, seeded } from "../../../support/random.ts";

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
