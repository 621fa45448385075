/**
 * What the options of bots of all families have in common. They are read once, and checked, as a copy that nobody else can
 * change.
 */

import { type Check, inspectFields, mustBe, optional } from "../base/checks.ts";
import type { Signal } from "../base/clock.ts";
import { isAbsent, show } from "../base/data.ts";
import { ArgumentError, IllegalMoveError } from "../base/errors.ts";
import { callback, type OptionSpecs, signal } from "../base/options.ts";
import type { Rules } from "../rules/family.ts";

/** How well a bot plays. */
export interface BotSettings {
  /** 1, a child's first game, to 10, full strength and the default. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | (number & Record<never, never>) | undefined;
  /** 0 (the default) to 4,294,967,295. Decides between equal moves, and where a weaker level errs. */
  readonly seed?: number | undefined;
  /** The most megabytes for what the search remembers, 1 to 1024, by default 24. A short search takes less. */
  readonly memory?: number | undefined;
}

/** How far a search goes, and what it reports. With several limits the first one reached ends the search. */
export interface SearchLimits<Progress> {
  /**
   * Plies to look ahead, 1 to 60; an extra turn counts as a ply. A certain end, or the depth of a level, ends the search
   * sooner.
   */
  readonly depth?: number | undefined;
  /** Positions to look at, 1 to 10 to the 12; 100,000 if no limit is given. With a tablebase, at least 1,000. */
  readonly nodes?: number | undefined;
  /**
   * How many lines to report, 1 (the default) to 50: the best moves, each with its line and score. More lines take more
   * time.
   */
  readonly lines?: number | undefined;
  /** Called after every completed depth. An error it throws ends the search and passes through. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Milliseconds, 1 to 86,400,000; the call may take a few more. Without it no clock is read. */
  readonly timeMs?: number | undefined;
  /** An `AbortSignal`: once it is aborted, the promise rejects within a few milliseconds. */
  readonly signal?: Signal | undefined;
}

/** The clock of a bot, as it stands when the bot begins to think. */
export interface Clock {
  /** Milliseconds left for the rest of the game, 1 to 86,400,000. */
  readonly leftMs: number;
  /** Milliseconds added after each move, 0 (the default) to 86,400,000. */
  readonly incrementMs?: number | undefined;
}

/** The limits of one move of a stateful bot. The first one reached ends the search. */
export interface MoveLimits<Progress> extends SearchLimits<Progress> {
  /** The bot's clock: the bot shares out the time that is left. */
  readonly clock?: Clock | undefined;
}

/** How far a search of any family has come. */
export interface BotProgress<Move> {
  /** Plies looked ahead; 0 if the search ended before it completed one ply. */
  readonly depth: number;
  /** In hundredths of a cow or of a seed, for the side to move. */
  readonly score: number;
  /** Positions looked at. */
  readonly nodes: number;
  /** The moves both sides are expected to play, the chosen one first. */
  readonly principalVariation: readonly Move[];
  /** The best lines, the best first: as many as the option `lines` asks for, or as there are moves. */
  readonly lines: readonly SearchLine<Move>[];
}

/** What a search of any family has chosen. */
export interface BotChoice<Move> extends BotProgress<Move> {
  /** The move to play, the first of the principal variation. */
  readonly move: Move;
}

/** A line of moves that a search has found. */
export interface SearchLine<Move> {
  /** For the side to move, as in `SearchProgress`. */
  readonly score: number;
  /** The line; its first move differs from that of every other line. */
  readonly moves: readonly Move[];
}

/** A function. */
export const functionCheck: Check = (value, at, faults) =>
  typeof value === "function" ? value : mustBe("a function", value, at, faults);

export const seed = "0..4294967295";

export const botSettings: OptionSpecs = { level: "1..10", seed, memory: "1..1024" };

/** What only a call that returns a promise takes. */
export const asyncOptions: OptionSpecs = { timeMs: "1..86400000", signal };

export const searchLimits: OptionSpecs = {
  depth: "1..60",
  nodes: "1..1e12",
  lines: "1..50",
  onProgress: callback,
  ...asyncOptions,
};

const clock: Check = (value, at, faults) =>
  inspectFields({ leftMs: "1..86400000", incrementMs: optional("0..86400000") }, value, at, faults);

export const moveLimits: OptionSpecs = { ...searchLimits, clock };

/** Throws `ArgumentError` for the options that only a call which returns a promise can take. */
export function rejectAsyncOptions(options: object, name: string): void {
  for (const option of Object.keys(asyncOptions)) {
    if (!isAbsent((Object(options) as Record<string, unknown>)[option]))
      throw new ArgumentError(option, `${option} is not for ${name}Sync; use ${name}.`);
  }
}

/** Throws `ArgumentError` for anything but the rules of a game. */
export function checkRules(rules: unknown): void {
  const verbs = Object(rules) as Record<string, unknown>;
  if (["legalMoves", "applyMove", "outcome"].some((verb) => typeof verbs[verb] !== "function")) {
    throw new ArgumentError(
      "rules",
      "rules must have the functions legalMoves, applyMove and outcome, as each game of this package has.",
    );
  }
}

/** The legal moves by rules of anybody's own; throws `ArgumentError` for what is no list. */
export function movesBy<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  game: G,
): readonly M[] {
  const moves: unknown = rules.legalMoves(game);
  if (Array.isArray(moves)) return moves;
  throw new ArgumentError("rules", `legalMoves of rules must return a list, not ${show(moves)}.`);
}

/** Throws `IllegalMoveError` `game-over`. */
export function refuseFinished(): never {
  throw new IllegalMoveError("game-over", "This game is over; there is no move to choose.");
}
