/** The search against a full search, deeper and more often than `search.slow.test.ts` has time for. */
import fc from "fast-check";
import { createGame, defineVariant, type Game, variants } from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { expect, test } from "vitest";
import { solve, threeAgainstThree } from "../../support/bots/endgame.ts";
import { anyGame, anyOptions, expectChoice, someGames } from "../../support/bots/laws.ts";
import { forced, smallVariants } from "../../support/bots/small.ts";
import { position } from "../../support/mills/positions.ts";
import { pick, seeded } from "../../support/random.ts";

test.each(smallVariants.map((variant) => [variant.name, variant] as const))(
  "forced ends within four plies are found in %s",
  (_name, variant) => {
    for (const game of someGames(variant, 40)) {
      const expected = forced(game, 4);
      const found = pliesToEnd(chooseMoveSync(game, { depth: 4, book: false }).score) ?? 0;
      if (expected === 0) expect(found === 0 || Math.abs(found) > 4).toBe(true);
      else expect(found).toBe(expected);
    }
  },
);

test.each(threeAgainstThree)("three against three: %s against %s ends in %i plies", (light, dark, plies) => {
  const variant = defineVariant(variants.standard, { name: "endless", tenMoves: null });
  const { score } = chooseMoveSync(position({ variant, light, dark, ply: 60 }), { depth: Math.abs(plies) });
  expect(pliesToEnd(score)).toBe(plies);
});

test("every choice keeps the laws, whatever the weights, the level, the variant and the position", () => {
  fc.assert(fc.property(anyGame, anyOptions, expectChoice), { numRuns: 10_000 });
});

// Three against three without the rule of ten moves: every position solved backwards from the ends, then the
// search against that table in 1,000 won positions, half of them nine plies or more from the end.

const endless = defineVariant(variants.standard, { name: "endless", tenMoves: null });
const { distances, sets, indexOf } = solve(endless);

function gameAt(index: number): Game {
  const [light, dark] = indexOf(index);
  const board = endless.board.points
    .map((_, point) => (light & (1 << point) ? "L" : dark & (1 << point) ? "D" : "."))
    .join("");
  return { ...createGame(endless), board, hands: { light: 0, dark: 0 }, ply: 60 };
}

test("the table has the totals of the solved game", () => {
  const counts = { wins: 0, losses: 0, longestWin: 0, longestLoss: 0 };
  for (const plies of distances) {
    if (plies % 2 === 1) {
      counts.wins++;
      counts.longestWin = Math.max(counts.longestWin, plies);
    } else if (plies > 0) {
      counts.losses++;
      counts.longestLoss = Math.max(counts.longestLoss, plies);
    }
  }
  expect(sets).toBe(2024);
  expect(counts).toEqual({ wins: 2_240_880, losses: 451_040, longestWin: 15, longestLoss: 16 });
});

/** Yields to the runner, which takes an unresponsive worker for dead. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("the search reports the exact distance in 1,000 won positions", { timeout: 1_800_000 }, async () => {
  const [near, far]: [number[], number[]] = [[], []];
  distances.forEach((plies, index) => {
    if (plies % 2 === 1) (plies >= 9 ? far : near).push(index);
  });
  const random = seeded(3);
  for (const positions of [near, far]) {
    for (let i = 0; i < 500; i++) {
      const index = pick(positions, random);
      const plies = distances[index] as number;
      await pause();
      expect([index, pliesToEnd(chooseMoveSync(gameAt(index), { depth: 16 }).score)]).toEqual([index, plies]);
    }
  }
});

test("with the rule of ten moves, wins of more than ten plies are draws", { timeout: 600_000 }, async () => {
  const random = seeded(4);
  for (const plies of [9, 10, 11, 12]) {
    const positions: number[] = [];
    distances.forEach((distance, index) => {
      if (distance === plies) positions.push(index);
    });
    for (let i = 0; i < 5; i++) {
      await pause();
      const game: Game = { ...gameAt(pick(positions, random)), variant: "standard" };
      const expected = plies > 10 ? undefined : plies % 2 === 1 ? plies : -plies;
      expect(pliesToEnd(chooseMoveSync(game, { depth: plies + 1 }).score)).toBe(expected);
    }
  }
});
