/** The options of the bots of mancala: those of the other family, without what only that one has. */

import type { OptionSpecs } from "../../base/options.ts";
import type { Move } from "../../rules/mancala/data/state.ts";
import { type SearchOptions as AnySearchOptions, type Clock, clock, pick, waiting } from "../options.ts";

/** Limits and style of play for {@link chooseMoveSync}. With several limits the first one reached ends the search. */
export interface SyncSearchOptions {
  /** Plies to look ahead, 1 to 60; extra turns count as plies. */
  readonly depth?: number | undefined;
  /** Positions to look at, 1 to 10 to the 12; 100,000 if no limit is given. */
  readonly nodes?: number | undefined;
  /** 1, a child's first game, to 10, full strength and the default. */
  readonly level?: number | undefined;
  /** 0 (the default) to 4,294,967,295. Decides between equal moves, and where a weaker level errs. */
  readonly seed?: number | undefined;
  /** The most megabytes for what the search remembers, 1 to 1024, by default 24. A short search takes less. */
  readonly memory?: number | undefined;
  /** How many lines to report, 1 (the default) to 50: the best moves, each with its line and score. More lines take more time. */
  readonly lines?: number | undefined;
  /** Called after every completed depth. An error it throws ends the search and passes through. */
  readonly onProgress?: ((progress: SearchProgress) => void) | undefined;
}

/** Limits and style of play for {@link chooseMove}. */
export interface SearchOptions extends SyncSearchOptions, Pick<AnySearchOptions, "timeMs" | "signal"> {}

/** The style of a bot of `createBot`, the same for all its moves. */
export type BotOptions = Pick<SyncSearchOptions, "level" | "seed" | "memory">;

/** The limits of one move of a bot of `createBot`. The first one reached ends the search. */
export interface BotLimits
  extends Pick<SearchOptions, "depth" | "nodes" | "timeMs" | "signal" | "lines" | "onProgress"> {
  /** The bot's clock: it shares out what is left of the time by itself. */
  readonly clock?: Clock | undefined;
}

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
  readonly lines: readonly SearchLine[];
}

/** A line of moves that a search has found. */
export interface SearchLine {
  /** The value for the side to move, as in {@link SearchProgress}. */
  readonly score: number;
  /** The line; its first move differs from that of every other line. */
  readonly moves: readonly Move[];
}

/** The options of {@link chooseMoveSync}. */
export const syncSearchOptions: OptionSpecs = /* @__PURE__ */ pick(
  "depth",
  "nodes",
  "level",
  "seed",
  "memory",
  "lines",
  "onProgress",
);

/** The options of {@link chooseMove}. */
export const searchOptions: OptionSpecs = { ...syncSearchOptions, ...waiting };

/** The options of {@link createBot}. */
export const botOptions: OptionSpecs = /* @__PURE__ */ pick("level", "seed", "memory");

/** The limits of one move of a bot. */
export const botLimits: OptionSpecs = {
  ...pick("depth", "nodes", "lines", "onProgress"),
  ...waiting,
  clock,
};
