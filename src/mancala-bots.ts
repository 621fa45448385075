/**
 * Opponents for mancala: {@link chooseMove} searches kalah, oware, congkak and every variant of one's own; {@link createPlayer}
 * makes a player that remembers. Matches and players for any game are in `morabaraba/bots`.
 *
 * @module morabaraba/mancala/bots
 */

export type { Signal } from "./base/clock.ts";
export * from "./base/publicErrors.ts";
export { chooseMove, chooseMoveSync, type SearchChoice } from "./bots/mancala/chooseMove.ts";
export { isForced } from "./bots/mancala/levels.ts";
export type {
  PlayerLimits,
  PlayerOptions,
  SearchLine,
  SearchOptions,
  SearchProgress,
  SyncSearchOptions,
} from "./bots/mancala/options.ts";
export { createPlayer, type Player } from "./bots/mancala/player.ts";
export type { Clock } from "./bots/options.ts";
