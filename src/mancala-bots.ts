/**
 * Opponents for mancala: {@link chooseMove} searches kalah, oware, congkak and every variant of one's own; {@link createPlayer}
 * makes a player that remembers. Matches and players for any game are in `morabaraba/bots`.
 *
 * @module morabaraba/mancala/bots
 */

export type { Clock } from "./bots/options.ts";
export * from "./ground/api.ts";
export type { Signal } from "./ground/clock.ts";
export { chooseMove, chooseMoveSync, type SearchChoice } from "./mancala/bots/chooseMove.ts";
export { isForced } from "./mancala/bots/levels.ts";
export type {
  PlayerLimits,
  PlayerOptions,
  SearchLine,
  SearchOptions,
  SearchProgress,
  SyncSearchOptions,
} from "./mancala/bots/options.ts";
export { createPlayer, type Player } from "./mancala/bots/player.ts";
