/* The stateful bot for mancala: it keeps the transposition table between moves. */

import { checkOptions } from "../../base/options.ts";
import type { Game } from "../../rules/mancala/data/state.ts";
import type { Variant } from "../../rules/mancala/data/variant.ts";
import { variantOf } from "../../rules/mancala/game.ts";
import { isOpenEnded, type StatefulBot, statefulBot } from "../bot.ts";
import { type BotSettings, botSettings, type MoveLimits } from "../options.ts";
import { createTask, type SearchChoice } from "./chooseMove.ts";
import type { SearchProgress } from "./options.ts";
import { beginSearch, createTable, type Table, tableBits } from "./table.ts";

/**
 * A bot made by {@link createBot}. It moves almost immediately if there is only one legal move, unless you set a
 * `depth`.
 */
export type Bot = StatefulBot<Game, MoveLimits<SearchProgress>, SearchChoice>;

/**
 * Creates a bot for one side of one game. Level 10 plays better than {@link chooseMove} at the same limits,
 * because it keeps its transposition table from move to move. The same calls with the same `depth` or `nodes`
 * limits give the same moves. A search with a `depth`, or of a lower level, neither uses nor changes what the
 * bot remembers: its scores are those of `chooseMove`.
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
export function createBot(options: BotSettings = {}): Bot {
  const settings = checkOptions(botSettings, options);
  let state: { readonly variant: Variant; readonly table: Table } | undefined;
  return statefulBot({
    start(game, limits: MoveLimits<SearchProgress>) {
      const variant = variantOf(game);
      if (!isOpenEnded(settings, limits)) return createTask(game, { ...settings, ...limits });
      if (state?.variant !== variant)
        state = { variant, table: createTable(tableBits(Number.POSITIVE_INFINITY, settings.memory ?? 24)) };
      beginSearch(state.table);
      return createTask(game, { ...settings, ...limits }, state.table);
    },
    forget() {
      state = undefined;
    },
  });
}
