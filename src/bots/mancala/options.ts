/* The options of the bots for mancala. */

import { type Check, mustBe } from "../../base/checks.ts";
import type { OptionSpecs } from "../../base/options.ts";
import type { Move } from "../../rules/mancala/data/state.ts";
import { type Book, isBook } from "../../rules/mancala/engine/book.ts";
import type { Tablebase } from "../../rules/mancala/engine/tablebase.ts";
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

/** Settings of a bot from `createBot`, for all its moves. */
export interface BotOptions extends BotSettings {
  /**
   * Solved endgames from `createTablebase` of `morabaraba/mancala/endgames`. Level 10 plays them perfectly,
   * and proves positions with more seeds sooner; with tables and no limit, it searches 300,000 positions, or
   * 5,000,000 while a proof is likely to end (1,000,000 with more than six houses a side).
   */
  readonly tablebase?: Tablebase | undefined;
  /**
   * An opening book, such as `kalahBook` of `morabaraba/mancala/book`, or `false`. Only level 10 plays from
   * it.
   */
  readonly book?: Book | false | undefined;
}

/** Limits and settings for {@link chooseMove}. */
export interface SearchOptions extends BotOptions, SearchLimits<SearchProgress> {}

/** The state of a search. */
export interface SearchProgress extends BotProgress<Move> {
  /**
   * The expected final lead of the side to move, in hundredths of a seed; a million more for a certain win, a
   * million less for a certain loss: see `winningChance`.
   */
  readonly score: number;
  /**
   * Whether the scores of all `lines` are proved, so a deeper search would find the same ones. Then the move
   * is one of those that win by most, or lose by least. A move from a book is exact, and has no `nodes`.
   */
  readonly exact: boolean;
}

const madeBy =
  (name: string): Check =>
  (value, at, faults) =>
    typeof value === "function" ? value : mustBe(name, value, at, faults);

export const tablebase: Check = madeBy("what createTablebase of morabaraba/mancala/endgames returns");

export const botOptions: OptionSpecs = {
  ...botSettings,
  tablebase,
  book: (value, at, faults) =>
    value === false || isBook(value)
      ? value
      : mustBe("a book of morabaraba/mancala/book, or false", value, at, faults),
};

export const searchOptions: OptionSpecs = { ...botOptions, ...searchLimits };
