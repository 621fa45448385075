/* The stateful bot for mancala: it keeps the transposition table between moves. */

import { checkOptions } from "../../base/options.ts";
import type { Game } from "../../rules/mancala/data/state.ts";
import type { Variant } from "../../rules/mancala/data/variant.ts";
import { variantOf } from "../../rules/mancala/game.ts";
import { isOpenEnded, type StatefulBot, statefulBot } from "../bot.ts";
import type { MoveLimits } from "../options.ts";
import { createMemory, createTask, type Memory, type SearchChoice } from "./chooseMove.ts";
import { type BotOptions, botOptions, type SearchProgress } from "./options.ts";
import { isProvable } from "./prove.ts";
import { beginSearch } from "./table.ts";

/**
 * A bot made by {@link createBot}. It moves almost immediately if there is only one legal move, unless you
 * set a `depth`.
 */
export type Bot = StatefulBot<Game, MoveLimits<SearchProgress>, SearchChoice>;

/**
 * Creates a bot for one side of one game. Level 10 plays better than {@link chooseMove} at the same limits,
 * because it keeps its tables of searches and proofs from move to move. The same calls with the same `depth`
 * or `nodes` limits give the same moves. A search with a `depth`, or of a lower level, neither uses nor
 * changes what the bot remembers: its scores are those of `chooseMove`. It has a book and tables only if you
 * pass them.
 *
 * @throws `ArgumentError` for an option that is unknown or out of its range.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba/mancala";
 * import { createBot } from "morabaraba/mancala/bots";
 *
 * const bot = createBot({ level: 10 });
 * let game = createGame("oware");
 * const { move } = await bot.chooseMove(game, { nodes: 2000 });
 * game = applyMove(game, move);
 * void bot.ponder(game); // While a person thinks.
 * game = applyMove(game, "a");
 * const answer = await bot.chooseMove(game, { clock: { leftMs: 2000, incrementMs: 10 } });
 * applyMove(game, answer.move).ply; // => 3
 * ```
 */
export function createBot(options: BotOptions = {}): Bot {
  const settings = checkOptions(botOptions, options);
  let state: { readonly variant: Variant; readonly memory: Memory } | undefined;
  return statefulBot({
    start(game, limits: MoveLimits<SearchProgress>) {
      const variant = variantOf(game);
      if (!isOpenEnded(settings, limits)) return createTask(game, { ...settings, ...limits });
      if (state?.variant !== variant)
        state = {
          variant,
          memory: createMemory(Number.POSITIVE_INFINITY, settings.memory ?? 24, isProvable(variant)),
        };
      beginSearch(state.memory.table);
      return createTask(game, { ...settings, ...limits }, state.memory);
    },
    forget() {
      state = undefined;
    },
  });
}
