/** How a bot uses an earlier search. `createBot.slow.test.ts` has its moves, limits and clock. */
import fc from "fast-check";
import { applyMove, type Game, parsePosition } from "morabaraba";
import { chooseMoveSync, createBot, pliesToEnd, type SearchOptions, winningChance } from "morabaraba/bots";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { expect, test } from "vitest";
import { STACK_SIZE } from "../../../src/bots/mills/frame.ts";
import { levelOf } from "../../../src/bots/mills/levels.ts";
import { age } from "../../../src/bots/mills/ordering.ts";
import { advance } from "../../../src/bots/mills/search.ts";
import { createMemory, createSearch, type Memory } from "../../../src/bots/mills/searchState.ts";
import { beginSearch, tableBits } from "../../../src/bots/mills/table.ts";
import { tablebaseOf } from "../../../src/rules/mills/engine/tablebase.ts";
import { someGame } from "../../support/bots/laws.ts";

const ruleset = rulesetFor("nineMens");
const nodes = 3000;

/** After how many positions a search with a memory completes each depth. */
function searched(game: Game, memory: Memory): number[] {
  const search = createSearch(ruleset, encodeGame(ruleset, game), levelOf(10, ruleset), 0, memory);
  const counts: number[] = [];
  while (!search.settled && advance(search, nodes)) counts.push(search.nodes);
  return counts;
}

test.each(["chooseMove", "ponder"] as const)(
  "after %s, a bot moves its killers up by as many plies as the game has gone on",
  async (search) => {
    const start = someGame("nineMens", 9, 14);
    const games = [start];
    for (const move of chooseMoveSync(start, { depth: 4 }).lines[0].moves.slice(0, 2))
      games.push(applyMove(games.at(-1) as Game, move));
    for (const [gone, game] of games.entries()) {
      const bot = createBot({ memory: 1 });
      await bot[search](start, { nodes });
      const counts: number[] = [];
      await bot.chooseMove(game, { nodes, onProgress: (progress) => counts.push(progress.nodes) });
      /** The same search without a bot, its killers moved up by this many plies. */
      const byHand = (plies: number): number[] => {
        const memory = createMemory(tableBits(1e12, 1));
        searched(start, memory);
        beginSearch(memory.table);
        age(memory.heuristics, plies);
        return searched(game, memory);
      };
      // In these positions the number of plies makes a difference; after all plies no killer is left.
      expect([0, 1, 2, STACK_SIZE].filter((plies) => `${byHand(plies)}` === `${counts}`)).toEqual([gone]);
    }
  },
);

// Forced scores, and levels with a tablebase.

const isForced = (score: number): boolean => [0, 1].includes(winningChance(score));

test("a chance grows with the score, is the same for both sides, and is certain exactly at forced ends", () => {
  const score = fc.integer({ min: -30_000, max: 30_000 });
  fc.assert(
    fc.property(score, score, (one, other) => {
      expect(isForced(one)).toBe(pliesToEnd(one) !== undefined);
      expect(winningChance(one) + winningChance(0 - one)).toBeCloseTo(1, 12);
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
      expect(winningChance(lower)).toBeLessThanOrEqual(winningChance(higher));
    }),
    { numRuns: 500 },
  );
  expect([0, 80, 160, 29_000, 29_001].map((each) => Math.round(100 * winningChance(each)))).toEqual([
    50, 60, 70, 100, 100,
  ]);
  expect([29_000, 29_001, -29_000, 30_000, -30_000].map(isForced)).toEqual([false, true, false, true, true]);
  for (const score of ["1", null, undefined, Number.NaN, 0.5, 30_001])
    expect(() => winningChance(score as number)).toThrow(expect.objectContaining({ at: "score" }));
});

test("a level overlooks nothing if a tablebase has the position, so it reports no draw as a forced end", () => {
  // Each side can hold the other as long as it overlooks no move.
  const held = parsePosition("LD1LDL/D l 0,0 - 0 6", "tsoroYematatu");
  expect(isForced(chooseMoveSync(held, { depth: 7 }).score)).toBe(false);
  /** The number of seeds for which it reports a forced end. */
  const told = (options: SearchOptions): number =>
    Array.from({ length: 40 }, (_, seed) =>
      chooseMoveSync(held, { level: 6, seed, nodes: 1000, ...options }),
    ).filter(({ score }) => isForced(score)).length;
  expect(told({})).toBeGreaterThan(0);
  expect(told({ tablebase: tablebaseOf(() => undefined) })).toBe(told({}));
  expect(told({ tablebase: tablebaseOf(() => 0) })).toBe(0);
});
