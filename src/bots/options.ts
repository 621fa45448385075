/** The options of all bots. They are read once, checked, and kept as a copy that nobody else can change. */

import { type Check, inspectFields, mustBe, type Spec } from "../base/checks.ts";
import type { Signal } from "../base/clock.ts";
import { ArgumentError, RulesError } from "../base/errors.ts";
import { callback, type OptionSpecs, signal } from "../base/options.ts";
import type { Move } from "../rules/morabaraba/data/state.ts";
import type { Tablebase } from "../rules/morabaraba/engine/tablebase.ts";
import { FEATURES, type Weights } from "./morabaraba/evaluation/weights.ts";

/** Limits and style of play for {@link chooseMoveSync}. With several limits the first one reached ends the search. */
export interface SyncSearchOptions<Move = unknown> {
  /** Plies to look ahead, 1 to 60. A certain forced end, or the depth of a level, ends the search sooner. */
  readonly depth?: number | undefined;
  /** Positions to look at, 1 to 10 to the 12; 100,000 if no limit is given. With `tablebase`, at least 1,000. */
  readonly nodes?: number | undefined;
  /** 1, a child's first game, to 10, full strength and the default. */
  readonly level?: number | undefined;
  /** 0 (the default) to 4,294,967,295. Decides between equal moves, and where a weaker level errs. */
  readonly seed?: number | undefined;
  /** The most megabytes for what the search remembers, 1 to 1024, by default 24. A short search takes less. */
  readonly memory?: number | undefined;
  /** Whether the first moves come from the opening book; by default, unless there are `weights` or more than one of `lines`. */
  readonly book?: boolean | undefined;
  /** What features are worth, in place of what the level knows; whole numbers from -2000 to 2000. */
  readonly weights?: Weights | undefined;
  /** Exact endgames, from `tablebase(tables)` of `morabaraba/endgames`. Every level then plays their positions perfectly. */
  readonly tablebase?: Tablebase | undefined;
  /** How many lines to report, 1 (the default) to 50: the best moves, each with its line and score. More lines take more time. */
  readonly lines?: number | undefined;
  /** Called after every completed depth. An error it throws ends the search and passes through. */
  readonly onProgress?: ((progress: SearchProgress<Move>) => void) | undefined;
}

/** Limits and style of play for {@link chooseMove}. */
export interface SearchOptions<Move = unknown> extends SyncSearchOptions<Move> {
  /** Milliseconds, 1 to 86,400,000; the call may take a few more. Without it no clock is read. */
  readonly timeMs?: number | undefined;
  /** An `AbortSignal`: once it is aborted, the promise rejects within a few milliseconds. */
  readonly signal?: Signal | undefined;
}

/** The style of a bot of `createBot`, the same for all its moves. */
export type BotOptions = Pick<
  SyncSearchOptions,
  "level" | "seed" | "memory" | "book" | "weights" | "tablebase"
>;

/** The limits of one move of a bot of `createBot`. The first one reached ends the search. */
export interface BotLimits
  extends Pick<SearchOptions<Move>, "depth" | "nodes" | "timeMs" | "signal" | "lines" | "onProgress"> {
  /** The bot's clock: it shares out what is left of the time by itself. */
  readonly clock?: Clock | undefined;
}

/** A clock, as it stands when a bot begins to think. */
export interface Clock {
  /** Milliseconds left for the rest of the game, 1 to 86,400,000. */
  readonly leftMs: number;
  /** Milliseconds added after each move, 0 (the default) to 86,400,000. */
  readonly incrementMs?: number | undefined;
}

/** How far a search has come. */
export interface SearchProgress<Move> {
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

/** A line of moves that a search has found. */
export interface SearchLine<Move> {
  /** The value for the side to move, as in {@link SearchProgress}. */
  readonly score: number;
  /** The line; its first move differs from that of every other line. */
  readonly moves: readonly Move[];
}

/** A function. */
export const aFunction: Check = (value, at, faults) =>
  typeof value === "function" ? value : mustBe("a function", value, at, faults);

const tablebase: Check = (value, at, faults) =>
  typeof value === "function"
    ? value
    : mustBe("what tablebase of morabaraba/endgames returns", value, at, faults);

const seed = "0..4294967295";
const numbers = FEATURES + 1;
const phase: Spec = ["-2000..2000", numbers, numbers];
/** What only a call that returns a promise takes. */
export const waiting: OptionSpecs = { timeMs: "1..86400000", signal };

/** The options of a random bot. */
export const randomOptions: OptionSpecs = { seed };

/** The options of {@link chooseMoveSync}. */
export const syncSearchOptions: OptionSpecs = {
  depth: "1..60",
  nodes: "1..1e12",
  level: "1..10",
  seed,
  memory: "1..1024",
  book: "true|false",
  weights: { placing: phase, moving: phase },
  tablebase,
  lines: "1..50",
  onProgress: callback,
};

/** The options of {@link createBot}. */
export const botOptions: OptionSpecs = /* @__PURE__ */ pick(
  "level",
  "seed",
  "memory",
  "book",
  "weights",
  "tablebase",
);

/** A bot's clock. */
export const clock: Check = (value, at, faults) =>
  inspectFields({ leftMs: "1..86400000", incrementMs: "0..86400000" }, value, at, faults, "", {
    incrementMs: 0,
  });

/** The limits of one move of a bot. */
export const botLimits: OptionSpecs = {
  ...pick("depth", "nodes", "lines", "onProgress"),
  ...waiting,
  clock,
};

/** Some of the options of {@link chooseMoveSync}. */
export function pick(...names: string[]): OptionSpecs {
  return Object.fromEntries(names.map((name) => [name, syncSearchOptions[name] as Spec]));
}

/** The options of {@link chooseMove}. */
export const searchOptions: OptionSpecs = { ...syncSearchOptions, ...waiting };

/** The options of a synchronous Monte Carlo search. */
export const syncPlayoutOptions: OptionSpecs = {
  playouts: "1..1e9",
  longest: "1..100000",
  seed,
  onProgress: callback,
};

/** The options of a Monte Carlo search. */
export const playoutOptions: OptionSpecs = { ...syncPlayoutOptions, ...waiting };

/** The options of a match. */
export const matchOptions: OptionSpecs = { longest: "1..100000", seed, signal, onProgress: callback };

/** The options of random openings. */
export const openingOptions: OptionSpecs = { count: "1..100000", plies: "0..1000", seed };

/** Throws {@link ArgumentError} for the options that only a call which returns a promise can take. */
export function refuseWaiting(options: object, name: string): void {
  for (const option of Object.keys(waiting)) {
    if ((Object(options) as Record<string, unknown>)[option] !== undefined)
      throw new ArgumentError(option, `${option} is not for ${name}Sync; use ${name}.`);
  }
}

/** Throws {@link ArgumentError} for anything but the rules of a game. */
export function checkRules(rules: unknown): void {
  const verbs = Object(rules) as Record<string, unknown>;
  if (["legalMoves", "applyMove", "outcome"].some((verb) => typeof verbs[verb] !== "function")) {
    throw new ArgumentError(
      "rules",
      "rules must have the functions legalMoves, applyMove and outcome, as each game of this package has.",
    );
  }
}

/** Throws {@link RulesError} `game-over`. */
export function refuseFinished(): never {
  throw new RulesError("game-over", "This game is over; there is no move to choose.");
}
