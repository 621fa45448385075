/*
 * The bots of the family: at level 10 they play kalah from the opening book and use endgame tables, without
 * being asked.
 */
import { refuseAborted } from "../../base/clock.ts";
import { isOpenEnded, supersedingSignal } from "../../bots/bot.ts";
import type { BotOptions } from "../../bots/mancala/options.ts";
import { type Tables, tablesFor } from "./tables.ts";

type Parts = typeof import("../../mancala-bots.ts") &
  typeof import("../../mancala-book.ts") &
  typeof import("../../mancala-endgames.ts");
/** What the family has of the bots. */
type Bots = Pick<Parts, "chooseMove" | "createBot" | "winningChance">;

/** Loads the bots, with the book and tables. */
export async function loadBots(): Promise<Bots> {
  const parts = await Promise.all([
    import("../../mancala-bots.ts"),
    import("../../mancala-book.ts"),
    import("../../mancala-endgames.ts"),
  ]);
  const all = Object.assign({}, ...parts) as Parts;
  const { chooseMove, createBot, winningChance, kalahBook, createTablebase } = all;

  return {
    winningChance,
    async chooseMove(game, options = {}) {
      const limits = options ?? {};
      if (!isOpenEnded(limits, limits) || limits.tablebase) return chooseMove(game, options);
      const tables = await tablesFor(game, limits, all);
      const tablebase = tables && createTablebase(tables);
      return chooseMove(game, { book: kalahBook, tablebase, ...options });
    },
    createBot(options: BotOptions = {}) {
      let current: Tables | undefined;
      const tablebase = createTablebase(() => current);
      const bot = createBot({ book: kalahBook, tablebase, ...options });
      if (!isOpenEnded(options, {}) || options.tablebase) return bot;
      const begin = supersedingSignal();
      return {
        async chooseMove(game, limits) {
          const signal = begin(limits?.signal);
          current = await tablesFor(game, { ...limits, signal }, all);
          refuseAborted(signal);
          return bot.chooseMove(game, limits);
        },
        async ponder(game, limits) {
          begin();
          current = await tablesFor(game, { ...limits, timeMs: 1 }, all);
          return bot.ponder(game, limits);
        },
        forget() {
          begin();
          bot.forget();
        },
      };
    },
  };
}
