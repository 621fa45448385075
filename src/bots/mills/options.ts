/* The options of the bots for Morabaraba and all its variants. */

import { type Check, mustBe } from "../../base/checks.ts";
import type { OptionSpecs } from "../../base/options.ts";
import type { Move } from "../../rules/mills/data/state.ts";
import type { Tablebase } from "../../rules/mills/engine/tablebase.ts";
import {
  type BotLine,
  type BotProgress,
  type BotSettings,
  botSettings,
  type SearchLimits,
  searchLimits,
} from "../options.ts";
import { type Weights, weightsSpec } from "./evaluation/weights.ts";

/** Settings of a bot from `createBot`, for all its moves. */
export interface BotOptions extends BotSettings {
  /** Whether to use the opening book; by default, if you set neither `weights` nor several `lines`. */
  readonly book?: boolean | undefined;
  /**
   * The weights of features, instead of the level's evaluation: whole numbers from -2000 to 2000. No estimate
   * by them looks like the score of a forced win or loss.
   */
  readonly weights?: Weights | undefined;
  /**
   * Solved endgames from `createTablebase` of `morabaraba/endgames`, which every level then plays perfectly.
   */
  readonly tablebase?: Tablebase | undefined;
}

/** A line of moves that a search has found. */
export type SearchLine = BotLine<Move>;

/** Limits and settings for {@link chooseMove}. */
export interface SearchOptions extends BotOptions, SearchLimits<SearchProgress> {}

/** The state of a search. */
export interface SearchProgress extends BotProgress<Move> {
  /**
   * Completed depth in plies; 0 if the search stopped before it completed the first ply. A move from the book has
   * the score and the depth of the long search behind it, and no `nodes`.
   */
  readonly depth: number;
  /** The score for the side to move in hundredths of a cow; near 30,000 for forced ends, see `pliesToEnd`. */
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
