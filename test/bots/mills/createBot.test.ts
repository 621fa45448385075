/** How a bot uses an earlier search. `createBot.slow.test.ts` has its moves, limits and clock. */
import { applyMove, type Game } from "morabaraba";
import { chooseMoveSync, createBot } from "morabaraba/bots";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { expect, test } from "vitest";
import { STACK_SIZE } from "../../../src/bots/mills/frame.ts";
import { levelOf } from "../../../src/bots/mills/levels.ts";
import { age } from "../../../src/bots/mills/ordering.ts";
import { advance } from "../../../src/bots/mills/search.ts";
import { createMemory, createSearch, type Memory } from "../../../src/bots/mills/searchState.ts";
import { beginSearch, tableBits } from "../../../src/bots/mills/table.ts";
import { someGame } from "../../support/bots/games.ts";

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
