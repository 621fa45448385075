/** Levels err like people, weaker ones more; and certain scores. */
import { createGame } from "morabaraba/mancala";
import { chooseMoveSync, winningChance } from "morabaraba/mancala/bots";
import { describe, expect, test } from "vitest";
import { evaluationError, MAX_DEPTH, missesMove } from "../../../src/bots/levels.ts";
import { levelOf } from "../../../src/bots/mancala/levels.ts";
import { advance } from "../../../src/bots/mancala/search.ts";
import { createSearch } from "../../../src/bots/mancala/searchState.ts";
import { createTable } from "../../../src/bots/mancala/table.ts";
import { scramble } from "../../../src/bots/random.ts";
import { readGame } from "../../../src/rules/mancala/read.ts";
import { board } from "../../support/mancala/positions.ts";

describe("levels", () => {
  test("have the errors of their table", () => {
    const levels = Array.from({ length: 10 }, (_, i) => levelOf(i + 1, 48));
    expect(
      levels.map(({ depth, evaluationNoise, missedMoves }) => [depth, evaluationNoise, missedMoves]),
    ).toEqual([
      [1, 600, 0],
      [2, 480, 50],
      [2, 210, 20],
      [3, 230, 20],
      [4, 220, 22],
      [4, 40, 2],
      [5, 50, 3],
      [6, 30, 1],
      [8, 15, 0],
      [MAX_DEPTH, 0, 0],
    ]);
  });

  test("misjudge a game of congkak by more, as it has twice the seeds", () => {
    expect(levelOf(1, 98)).toEqual({ depth: 1, evaluationNoise: 1225, missedMoves: 0 });
  });

  test("take an obvious capture, from the first on", () => {
    // House 4 takes 12 seeds.
    const game = board("3,1,0,1,0,3,0,12,0,2,2,2; 10,12; S");
    for (const level of [1, 3, 5, 8, 10]) {
      let taken = 0;
      for (let seed = 0; seed < 20; seed++) {
        const { move } = chooseMoveSync(game, { level, seed, nodes: 2000 });
        if (move.house !== undefined && move.house === 4) taken++;
      }
      expect(taken).toBeGreaterThan(14);
    }
  });

  test("play differently with another seed, if they err", () => {
    const choices = (level: number): number =>
      new Set(
        Array.from({ length: 20 }, (_, seed) =>
          JSON.stringify(chooseMoveSync(createGame("oware"), { level, seed, nodes: 500 }).move),
        ),
      ).size;
    expect(choices(1)).toBeGreaterThan(2);
    expect(choices(3)).toBeGreaterThan(1);
  });
});

describe("errors", () => {
  test("of evaluation spread evenly within their bound", () => {
    const level = { depth: 1, evaluationNoise: 50, missedMoves: 0 };
    const errorsFor = (seed: number): number[] =>
      Array.from({ length: 4000 }, (_, hash) => evaluationError(level, scramble(hash ^ seed)));
    const errors = errorsFor(3);
    expect([Math.min(...errors), Math.max(...errors)]).toEqual([-50, 50]);
    expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(3);
    expect(errors).toEqual(errorsFor(3));
    expect(errors).not.toEqual(errorsFor(4));
  });

  test("by missed moves are as frequent as the level sets", () => {
    const level = { depth: 1, evaluationNoise: 0, missedMoves: 64 };
    const seen = Array.from({ length: 4000 }, (_, hash) => missesMove(level, hash % 6, scramble(hash)));
    expect(seen.filter(Boolean).length).toBeGreaterThan(900);
    expect(seen.filter(Boolean).length).toBeLessThan(1100);
    expect(missesMove({ ...level, missedMoves: 256 }, 1, 0)).toBe(true);
    expect([0, 255].map((hash) => missesMove({ ...level, missedMoves: 0 }, 1, hash))).toEqual([false, false]);
  });
});

test("a level does not search the moves that it misses, which are never the root's or the first of a position", () => {
  const root = readGame(createGame("oware"));
  const positions = (missedMoves: number, depth = 4): number => {
    let nodes = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const search = createSearch(root, { depth, evaluationNoise: 0, missedMoves }, seed, createTable(10), 1);
      while (!search.settled) advance(search, 1_000_000);
      nodes += search.nodes;
    }
    return nodes;
  };
  const [most, half, few] = [1, 128, 256].map((missedMoves) => positions(missedMoves)) as [
    number,
    number,
    number,
  ];
  expect(most).toBeGreaterThan(half);
  expect(half).toBeGreaterThan(few);
  expect(positions(256, 1)).toBe(positions(0, 1));
});

test("a chance is certain exactly above half a million", () => {
  expect([500_001, -500_001, 1_000_800, 0].map(winningChance)).toEqual([1, 0, 1, 0.5]);
  for (const score of [500_000, 4800, -4800, -500_000]) {
    expect(winningChance(score)).toBeGreaterThan(0);
    expect(winningChance(score)).toBeLessThan(1);
    expect(Math.sign(winningChance(score) - 0.5)).toBe(Math.sign(score));
  }
  expect(Math.round(100 * winningChance(520))).toBe(73);
  for (const score of ["1", null, undefined, Number.NaN, Number.NEGATIVE_INFINITY, 0.5, 1e10])
    expect(() => winningChance(score as number)).toThrow(expect.objectContaining({ at: "score" }));
});
