/** The options of the bots for mancala. */

import type { OptionSpecs } from "../../base/options.ts";
import type { Move } from "../../rules/mancala/data/state.ts";
import {
  type AsyncOptions,
  asyncOptions,
  type BotSettings,
  botStyle,
  type MoveLimits,
  type SearchLimits,
  type SearchLine,
  searchLimits,
} from "../options.ts";

/** The style of a bot of `createBot`, the same for all its moves. */
export type BotOptions = BotSettings;

/** Limits and style of play for {@link chooseMoveSync}. */
export interface SyncSearchOptions extends BotOptions, SearchLimits<SearchProgress> {}

/** Limits and style of play for {@link chooseMove}. */
export interface SearchOptions extends SyncSearchOptions, AsyncOptions {}

/** The limits of one move of a bot of `createBot`. */
export type BotLimits = MoveLimits<SearchProgress>;

/** How far a search has come. */
export interface SearchProgress {
  /** Plies looked ahead; 0 if the search ended before it completed one ply. */
  readonly depth: number;
  /**
   * By how much the side to move is expected to end ahead, in hundredths of a seed. A million more, or less, where it is certain
   * to win or to lose: see `isForced`.
   */
  readonly score: number;
  /** Whether every line was followed to the end of the game, so that no deeper search would find another score. */
  readonly exact: boolean;
  /** Positions looked at. */
  readonly nodes: number;
  /** The moves both sides are expected to play, the chosen one first. After an extra turn the same side moves again. */
  readonly principalVariation: readonly Move[];
  /** The best lines, the best first: as many as the option `lines` asks for, or as there are moves. */
  readonly lines: readonly SearchLine<Move>[];
}

export const syncSearchOptions: OptionSpecs = { ...botStyle, ...searchLimits };

export const searchOptions: OptionSpecs = { ...syncSearchOptions, ...asyncOptions };
