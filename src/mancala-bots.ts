/**
 * Bots for mancala: {@link chooseMove} searches kalah, oware, congkak and your own variants;
 * {@link createBot} makes a bot that remembers its searches. Matches, and bots for any game, are in
 * `morabaraba/bots`.
 *
 * @module morabaraba/mancala/bots
 */

export type { Signal } from "./base/clock.ts";
export type { RememberingBot, StatefulBot } from "./bots/bot.ts";
export { chooseMove, chooseMoveSync, type SearchChoice } from "./bots/mancala/chooseMove.ts";
export { type Bot, createBot } from "./bots/mancala/createBot.ts";
export { winningChance } from "./bots/mancala/levels.ts";
export type { BotOptions, SearchLine, SearchOptions, SearchProgress } from "./bots/mancala/options.ts";
export type {
  BotLine,
  BotProgress,
  BotSettings,
  Clock,
  MoveLimits,
  SearchLimits,
} from "./bots/options.ts";
export type { Game, Move } from "./rules/mancala/data/state.ts";
export type { Book } from "./rules/mancala/engine/book.ts";
export type { Tablebase } from "./rules/mancala/engine/tablebase.ts";
