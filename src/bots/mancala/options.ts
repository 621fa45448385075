/** The options of the bots for mancala. */

import type { OptionSpecs } from "../../base/options.ts";
import type { Move } from "../../rules/mancala/data/state.ts";
import {
  type BotProgress,
  type BotSettings,
  botSettings,
  type SearchLimits,
  searchLimits,
} from "../options.ts";

/** Limits and settings for {@link chooseMove}. */
export interface SearchOptions extends BotSettings, SearchLimits<SearchProgress> {}

/** How far a search has come. */
export interface SearchProgress extends BotProgress<Move> {
  /**
   * By how much the side to move is expected to end ahead, in hundredths of a seed. A million more, or less, where it is
   * certain to win or to lose: see `isForced`.
   */
  readonly score: number;
  /** Whether every line was followed to the end of the game, so that no deeper search would find another score. */
  readonly exact: boolean;
  /** The moves both sides are expected to play, the chosen one first. After an extra turn the same side moves again. */
  readonly principalVariation: readonly Move[];
}

export const searchOptions: OptionSpecs = { ...botSettings, ...searchLimits };
