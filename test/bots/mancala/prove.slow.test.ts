/** Proofs against the values of an independent solver, and against exhaustive search for random rules. */
import fc from "fast-check";
import { type Game, legalMoves, parsePosition } from "morabaraba/mancala";
import { chooseMove, chooseMoveSync } from "morabaraba/mancala/bots";
import { createTablebase, solveEndgames, type Tablebase } from "morabaraba/mancala/endgames";
import { beforeAll, describe, expect, test } from "vitest";
import { positionOf, tableVariant, valueByVerbs, valueOfMove } from "../../support/mancala/byVerbs.ts";
import { outcome } from "../../support/mancala/reference.ts";
import { pick, seeded } from "../../support/random.ts";
import { share, someOf } from "../../support/share.ts";
import file from "../../support/vectors/kalah-values.json" with { type: "json" };

const MILLION = 1_000_000;
/** Returns the final lead that an exact score means. */
const marginOf = (score: number): number =>
  (Math.abs(score) > MILLION / 2 ? score - Math.sign(score) * MILLION : score) / 100;

type Vector = readonly [board: string, values: readonly (number | null)[], best: number];
const vectors = file.positions as unknown as readonly Vector[];
const seedsIn = (board: string): number => board.split(/[,/]/).reduce((sum, count) => sum + Number(count), 0);
const gameOf = (board: string): Game => parsePosition(`${board} 0,0 s`, "kalah");

let tablebase: Tablebase;
beforeAll(async () => {
  tablebase = createTablebase(await solveEndgames("kalah", { seeds: 10 }));
}, 60_000);

describe("positions of an independent solver", () => {
  const easy = vectors.filter(([board]) => seedsIn(board) <= 28);

  test("have their values and best moves, within the default limits", () => {
    expect(easy.length).toBeGreaterThan(45);
    for (const [board, values, best] of someOf(easy, 16)) {
      const choice = chooseMoveSync(gameOf(board), { tablebase });
      const house = (choice.move as { readonly house: number }).house;
      expect([board, choice.exact, marginOf(choice.score), values[house - 1]]).toEqual([
        board,
        true,
        best,
        best,
      ]);
    }
  }, 300_000);

  test("have the values of all moves", () => {
    for (const [board, values] of someOf(easy.slice(0, 30), 8)) {
      const { lines, exact } = chooseMoveSync(gameOf(board), { tablebase, lines: 6, nodes: 2_000_000 });
      const found = Array<number | null>(6).fill(null);
      for (const { score, moves } of lines)
        found[(moves[0] as { readonly house: number }).house - 1] = marginOf(score);
      expect([board, exact, found]).toEqual([board, true, values]);
    }
  }, 300_000);
});

describe("a proof", () => {
  test("has the value of exhaustive search, for random rules, with or without tables", async () => {
    await fc.assert(
      fc.asyncProperty(tableVariant(3), fc.nat(), async (variant, seed) => {
        const random = seeded(seed);
        const tables = createTablebase(await solveEndgames(variant, { seeds: 5 }));
        const known = new Map<string, number>();
        for (let i = 0; i < 20; i++) {
          const houses = Array<number>(2 * variant.houses).fill(0);
          for (let count = 2 + random(9); count > 0; count--) houses[random(houses.length)]! += 1;
          const game = positionOf(variant, houses);
          if (outcome(game) !== undefined || legalMoves(game).length === 0) continue;
          const value = valueByVerbs(game, known);
          const choice = chooseMoveSync(game, pick([{ tablebase: tables }, {}], random));
          expect(choice.exact).toBe(true);
          expect(marginOf(choice.score)).toBe(value);
          expect(valueOfMove(game, choice.move, known)).toBe(value);
        }
      }),
      { numRuns: share(10, 30) },
    );
  }, 300_000);

  test("gives the same choice with and without pauses", async () => {
    for (const [board] of vectors.slice(0, 15)) {
      const limits = { nodes: 20_000, tablebase };
      expect(await chooseMove(gameOf(board), limits)).toEqual(chooseMoveSync(gameOf(board), limits));
    }
  }, 120_000);

  test("does not change the scores of a search to a depth, or of a lower level", () => {
    for (const limits of [{ depth: 5 }, { level: 8, nodes: 5000 }])
      for (const [board] of vectors.slice(0, 10))
        expect(chooseMoveSync(gameOf(board), { ...limits, tablebase })).toEqual(
          chooseMoveSync(gameOf(board), limits),
        );
  });
});
