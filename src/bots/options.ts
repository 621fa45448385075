/* What bots of all families are given: the rules of the game, and the options that they share. */
import { type Check, inspectFields, mustBe, optional } from "../base/checks.ts";
import type { Signal } from "../base/clock.ts";
import { isAbsent, show } from "../base/data.ts";
import { ArgumentError, IllegalMoveError } from "../base/errors.ts";
import { callback, type OptionSpecs, signal } from "../base/options.ts";

/**
 * The rules that a bot for any game needs. Both families of this package have these functions, and your own
 * game can have them too. `P` names the sides. The sides need not take turns: kalah gives extra turns.
 */
export interface Rules<G extends { readonly turn: P }, M, P extends string = string> {
  /** Lists every legal move in a fixed order; the list is empty when the game is over. */
  legalMoves(game: G): readonly M[];
  /** Returns the game after a move from `legalMoves`. The game that you pass in stays as it was. */
  applyMove(game: G, move: NoInfer<M>): G;
  /** Returns how the game ended (`winner` is null for a draw), or `undefined` while it goes on. */
  outcome(game: G): { readonly winner: P | null } | undefined;
}

/** Settings that bots of all families share. */
export interface BotSettings {
  /**
   * Playing strength, from 1 (a child's first game) to 10 (full strength, the default). In mancala, level 10
   * is strongest with a `book` and a `tablebase`, which the bots of `morabaraba/families` have.
   */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | (number & Record<never, never>) | undefined;
  /**
   * Decides between equal moves, and where a weaker level errs: a whole number from 0 (the default) to
   * 2^53 - 1; only its low 32 bits count. The same seed plays the same moves, so pass a different one for each
   * game, such as `Date.now()`.
   */
  readonly seed?: number | undefined;
  /** The most megabytes for the search's tables, 1 to 1024 (24 by default). A short search takes less. */
  readonly memory?: number | undefined;
}

/** Limits and reports of a search. The first limit that is reached ends the search. */
export interface SearchLimits<Progress> {
  /**
   * Search depth in plies, 1 to 60; an extra turn counts as a ply. The search ends sooner if the result is
   * certain, or at the level's own depth. A position has one score at a depth, whatever was searched before,
   * with any number of `lines`.
   */
  readonly depth?: number | undefined;
  /**
   * Positions to search, 1 to 10^12; 100,000 if you set no limit. With a tablebase, a smaller number counts
   * as 1,000.
   */
  readonly nodes?: number | undefined;
  /** How many best lines to report, 1 (the default) to 50. Each takes about as long as the first. */
  readonly lines?: number | undefined;
  /**
   * Called after every completed depth, so never for a move from the book. An error it throws ends the search
   * and reaches the caller.
   */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Time limit, 1 to 86,400,000 milliseconds; a call may take a few more. If unset, no clock is read. */
  readonly timeMs?: number | undefined;
  /**
   * An `AbortSignal`. Within a few milliseconds after it aborts, the promise rejects with a `MorabarabaError`
   * whose code is `aborted`.
   */
  readonly signal?: Signal | undefined;
}

/** A bot's clock at the moment when the bot begins to think. */
export interface Clock {
  /** Milliseconds left for the rest of the game, 1 to 86,400,000. */
  readonly leftMs: number;
  /** Milliseconds added after each move, 0 (the default) to 86,400,000. */
  readonly incrementMs?: number | undefined;
}

/** The limits of one move of a stateful bot. The first limit that is reached ends the search. */
export interface MoveLimits<Progress> extends SearchLimits<Progress> {
  /** The bot's clock. The bot decides how much of its time this move gets: at most three tenths. */
  readonly clock?: Clock | undefined;
}

/** The state of a search in any family. */
export interface BotProgress<Move> {
  /** Completed search depth in plies; 0 if the search ended before it completed one ply. */
  readonly depth: number;
  /**
   * The score for the side to move, in hundredths of a cow or of a seed. A forced win has about 30,000 in mill
   * games and about a million in mancala, and a forced loss as much below 0.
   */
  readonly score: number;
  /** The number of positions searched. */
  readonly nodes: number;
  /**
   * The best lines, the best first: at most `lines` of them, and at most one for each legal move. The first
   * begins with the move to play, and has the same `score`.
   */
  readonly lines: readonly [BotLine<Move>, ...BotLine<Move>[]];
}

/** The result of a search in any family. */
export interface BotChoice<Move> extends BotProgress<Move> {
  /** The move to play, the first of the best line. */
  readonly move: Move;
}

/** A line of moves that a search has found. */
export interface BotLine<Move> {
  /** The score for the side to move, as in `SearchProgress`. */
  readonly score: number;
  /** The moves that both sides are expected to play. No two lines begin with the same move. */
  readonly moves: readonly [Move, ...Move[]];
}

export const functionCheck: Check = (value, at, faults) =>
  typeof value === "function" ? value : mustBe("a function", value, at, faults);

export const seed: string = `0..${Number.MAX_SAFE_INTEGER}`;

export const botSettings: OptionSpecs = { level: "1..10", seed, memory: "1..1024" };

/** Options for calls that return a promise. */
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

/** Throws `ArgumentError` if an option is set that only calls that return a promise accept. */
export function rejectAsyncOptions(options: object, name: string): void {
  for (const option of Object.keys(asyncOptions)) {
    if (!isAbsent((Object(options) as Record<string, unknown>)[option]))
      throw new ArgumentError(option, `${name}Sync does not take ${option}; use ${name}.`);
  }
}

/** Throws `ArgumentError` if rules lack one of the verbs that bots use. */
export function checkRules(rules: unknown): void {
  const verbs = Object(rules) as Record<string, unknown>;
  if (["legalMoves", "applyMove", "outcome"].some((verb) => typeof verbs[verb] !== "function")) {
    throw new ArgumentError(
      "rules",
      "rules must have the functions legalMoves, applyMove and outcome, as morabaraba and morabaraba/mancala have.",
    );
  }
}

/** Returns the legal moves under a caller's rules; throws `ArgumentError` if the result is not a list. */
export function movesBy<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  game: G,
): readonly M[] {
  const moves: unknown = rules.legalMoves(game);
  if (Array.isArray(moves)) return moves;
  throw new ArgumentError("rules", `rules.legalMoves must return a list, not ${show(moves)}.`);
}

/** Throws `IllegalMoveError` `game-over`. */
export function refuseFinished(): never {
  throw new IllegalMoveError("game-over", "This game is over; there is no move to choose.");
}
