/** A search at rest, before its first step. */
import { createGame } from "morabaraba";
import { createPosition, encode, generate, MOST_MOVES, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { levelOf } from "../../src/bots/levels.ts";
import { ALPHA, BETA, createSearch, DEPTH, END, FLOOR, FRAME, frame, PLIES } from "../../src/bots/stack.ts";

const ruleset = rulesetFor("standard");
const root = encode(ruleset, createGame());
const searchWith = (seed: number) => createSearch(ruleset, root, levelOf(10, ruleset), seed, 8);

/** The legal moves of the root in the engine's order. */
const legal = (() => {
  const moves = new Int32Array(MOST_MOVES);
  return [...moves.subarray(0, generate(ruleset, root, moves, 0))];
})();

describe("a new search", () => {
  test("has looked at nothing and has some legal move to play", () => {
    const search = searchWith(0);
    expect(search).toMatchObject({ ply: 0, nodes: 0, depth: 0, score: 0, settled: false, seed: 0, ruleset });
    expect(legal).toContain(search.line[0]);
    expect(search.line).toHaveLength(1);
    expect(search.table.findings).toHaveLength(2 * 2 ** 8);
    expect(search.experience.killers).toHaveLength(2 * PLIES);
  });

  test("has room for a position at every ply, the root first", () => {
    const { positions } = searchWith(0);
    expect(positions).toHaveLength(PLIES);
    expect(positions[0]).toBe(root);
    expect(new Set(positions).size).toBe(PLIES);
    for (const position of positions.slice(1)) expect(position).toEqual(createPosition());
  });

  test("holds the root's moves in an order that follows from the seed", () => {
    const orders = [1, 2, 3].map((seed) => [...searchWith(seed).moves.subarray(0, legal.length)]);
    for (const order of orders) expect([...order].sort()).toEqual([...legal].sort());
    expect(new Set(orders.map(String)).size).toBe(3);
    expect([...searchWith(1).moves.subarray(0, legal.length)]).toEqual(orders[0]);
    expect(searchWith(1).moves[legal.length]).toBe(0);
  });

  test("begins at the root, one ply deep, with the whole window", () => {
    const { frames, ply } = searchWith(0);
    expect([ply, frames[END], frames[DEPTH], frames[ALPHA], frames[BETA], frames[FLOOR]]).toEqual([
      0,
      legal.length,
      1,
      -30_000,
      30_000,
      -30_000,
    ]);
  });
});

describe("a frame", () => {
  test("is filled for its own ply only", () => {
    const search = searchWith(0);
    const before = [...search.frames];
    frame(search, 3, 7, -20, 40);
    expect(search.ply).toBe(3);
    const at = 3 * FRAME;
    const expected = [...before];
    expected[at + DEPTH] = 7;
    expected[at + ALPHA] = -20;
    expected[at + BETA] = 40;
    expected[at + FLOOR] = -20;
    expect([...search.frames]).toEqual(expected);
  });
});
