/* The options of the bots for mancala. */

import type { OptionSpecs } from "../../base/options.ts";
import type { Move } from "../../rules/mancala/data/state.ts";
import {
  type BotLine,
  type BotProgress,
  type BotSettings,
  botSettings,
  type SearchLimits,
  searchLimits,
} from "../options.ts";

/** A line of moves that a search has found. */
export type SearchLine = BotLine<Move>;

/** Limits and settings for {@link chooseMove}. */
export interface SearchOptions extends BotSettings, SearchLimits<SearchProgress> {}

/** The state of a search. */
export interface SearchProgress extends BotProgress<Move> {
  /**
   * The expected final lead of the side to move, in hundredths of a seed; a million more for a certain win, a
   * million less for a certain loss: see `winningChance`.
   */
  readonly score: number;
  /** Whether every line was searched to the end of the game, so a deeper search would find the same score. */
  readonly exact: boolean;
}

export const searchOptions: OptionSpecs = { ...botSettings, ...searchLimits };
