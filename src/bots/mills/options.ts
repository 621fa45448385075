/** The options of the bots for Morabaraba and all its variants. */

import { type Check, mustBe } from "../../base/checks.ts";
import type { OptionSpecs } from "../../base/options.ts";
import type { Move } from "../../rules/mills/data/state.ts";
import type { Tablebase } from "../../rules/mills/engine/tablebase.ts";
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
import { type Weights, weightsSpec } from "./evaluation/weights.ts";

/** The style of a bot of `createBot`, the same for all its moves. */
export interface BotOptions extends BotSettings {
  /** Whether the first moves come from the opening book; by default, unless there are `weights` or more than one of `lines`. */
  readonly book?: boolean | undefined;
  /** What features are worth, in place of what the level knows; whole numbers from -2000 to 2000. */
  readonly weights?: Weights | undefined;
  /** Exact endgames, from `createTablebase` of `morabaraba/endgames`. Every level then plays their positions perfectly. */
  readonly tablebase?: Tablebase | undefined;
}

/** Limits and style of play for {@link chooseMoveSync}. */
export interface SyncSearchOptions extends BotOptions, SearchLimits<SearchProgress> {}

/** Limits and style of play for {@link chooseMove}. */
export interface SearchOptions extends SyncSearchOptions, AsyncOptions {}

/** The limits of one move of a bot of `createBot`. */
export type BotLimits = MoveLimits<SearchProgress>;

/** How far a search has come. */
export interface SearchProgress {
  /** Plies looked ahead; 0 for a move of the book, or if the search ended before it completed one ply. */
  readonly depth: number;
  /** The value of the line for the side to move, in hundredths of a cow; near 30,000 for forced ends, see `pliesToEnd`. */
  readonly score: number;
  /** Positions looked at. */
  readonly nodes: number;
  /** The moves both sides are expected to play, the chosen one first. */
  readonly principalVariation: readonly Move[];
  /** The best lines, the best first: as many as the option `lines` asks for, or as there are moves. */
  readonly lines: readonly SearchLine<Move>[];
}

export const tablebase: Check = (value, at, faults) =>
  typeof value === "function"
    ? value
    : mustBe("what createTablebase of morabaraba/endgames returns", value, at, faults);

export const botOptions: OptionSpecs = { ...botStyle, book: "true|false", weights: weightsSpec, tablebase };

export const syncSearchOptions: OptionSpecs = { ...botOptions, ...searchLimits };

export const searchOptions: OptionSpecs = { ...syncSearchOptions, ...asyncOptions };
