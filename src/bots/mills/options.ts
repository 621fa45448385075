/** The options of the bots for Morabaraba and all its variants. */

import { type Check, mustBe } from "../../base/checks.ts";
import type { OptionSpecs } from "../../base/options.ts";
import type { Move } from "../../rules/mills/data/state.ts";
import type { Tablebase } from "../../rules/mills/engine/tablebase.ts";
import {
  type BotProgress,
  type BotSettings,
  botSettings,
  type SearchLimits,
  searchLimits,
} from "../options.ts";
import { type Weights, weightsSpec } from "./evaluation/weights.ts";

/** The settings of a bot of `createBot`, the same for all its moves. */
export interface BotOptions extends BotSettings {
  /**
   * Whether the first moves come from the opening book; by default, unless there are `weights` or more than one of `lines`.
   */
  readonly book?: boolean | undefined;
  /** What features are worth, in place of what the level knows; whole numbers from -2000 to 2000. */
  readonly weights?: Weights | undefined;
  /** Exact endgames, from `createTablebase` of `morabaraba/endgames`. Every level then plays their positions perfectly. */
  readonly tablebase?: Tablebase | undefined;
}

/** Limits and settings for {@link chooseMove}. */
export interface SearchOptions extends BotOptions, SearchLimits<SearchProgress> {}

/** How far a search has come. */
export interface SearchProgress extends BotProgress<Move> {
  /** Plies looked ahead; 0 for a move of the book, or if the search ended before it completed one ply. */
  readonly depth: number;
  /** The score of the line for the side to move, in hundredths of a cow; near 30,000 for forced ends, see `pliesToEnd`. */
  readonly score: number;
}

export const tablebase: Check = (value, at, faults) =>
  typeof value === "function"
    ? value
    : mustBe("what createTablebase of morabaraba/endgames returns", value, at, faults);

export const botOptions: OptionSpecs = {
  ...botSettings,
  book: "true|false",
  weights: weightsSpec,
  tablebase,
};

export const searchOptions: OptionSpecs = { ...botOptions, ...searchLimits };
