/**
 * A bot that lives through a game: it keeps what it found out from move to move, thinks on the opponent's time if asked, and
 * shares out the time of a clock. One search is in `chooseMove.ts`.
 */

import { inTime } from "../../base/clock.ts";
import { checkOptions } from "../../base/options.ts";
import type { Game } from "../../rules/mancala/data/state.ts";
import type { Variant } from "../../rules/mancala/data/variant.ts";
import { variantOf } from "../../rules/mancala/game.ts";
import { oneAtATime, think, timesFor } from "../bot.ts";
import { finish, type SearchChoice, start, type Task, work } from "./chooseMove.ts";
import { type BotLimits, type BotOptions, botLimits, botOptions } from "./options.ts";
import { createTable, type Table, tableBits } from "./table.ts";

/** A bot made by {@link createBot}. Each call ends the one under way, which then rejects with the code `aborted`. */
export interface Bot {
  /**
   * Chooses a move for the side to move. The only legal move is played at once. Rejects as {@link chooseMove} does.
   */
  chooseMove(game: Game, limits?: BotLimits): Promise<SearchChoice>;
  /**
   * Thinks about a game in which the opponent is to move, until the next call or the limits end it; resolves with nothing in
   * either case. What it finds out makes the next move better or sooner.
   */
  ponder(game: Game, limits?: BotLimits): Promise<void>;
  /** Forgets everything, as before the first move of a new game. Ends a call under way. */
  forget(): void;
}

/** Enough positions for a table of full size. */
const MANY = 1e12;

/**
 * A bot for one side of one game. It plays better than {@link chooseMove} at equal limits, because it keeps its transposition
 * table from move to move. The same calls with the same limits of depth and nodes give the same moves.
 *
 * @throws {@link ArgumentError} for an option that is unknown or out of its range.
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
  const style = checkOptions(botOptions, options);
  const begin = oneAtATime();
  let known: { readonly variant: Variant; readonly table: Table } | undefined;

  const search = (game: Game, limits: BotLimits, timeMs: number | undefined): Task => {
    const variant = variantOf(game);
    if (known?.variant !== variant)
      known = { variant, table: createTable(tableBits(MANY, style.memory ?? 24)) };
    known.table.age = (known.table.age + 1) & 63;
    return start(game, { ...style, ...limits, timeMs }, known.table);
  };

  return {
    async chooseMove(game, limits = {}) {
      const checked = checkOptions(botLimits, limits);
      const signal = begin(checked.signal);
      const { most, wanted } = timesFor(checked);
      const task = search(game, checked, most);
      await think(task.search, () => work(task), most, wanted, signal);
      return finish(task);
    },
    async ponder(game, limits = {}) {
      const checked = checkOptions(botLimits, limits);
      const signal = begin(checked.signal);
      const { most } = timesFor(checked);
      const nodes = most === undefined && checked.depth === undefined ? Number.POSITIVE_INFINITY : undefined;
      const task = search(game, { nodes, ...checked }, most);
      await inTime(() => signal.aborted || work(task), { timeMs: most });
    },
    forget() {
      begin();
      known = undefined;
    },
  };
}
