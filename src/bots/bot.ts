/* What the stateful bots of all families share: each call has its limits and ends the call before it. */

import { refuseAborted, type Signal } from "../base/clock.ts";
import { MorabarabaError } from "../base/errors.ts";
import { checkOptions } from "../base/options.ts";
import { type BotSettings, type MoveLimits, moveLimits } from "./options.ts";
import { ponder, type Task, think, timeLimits } from "./runner.ts";

/** A bot that remembers its game: the functions that a match needs. */
export interface RememberingBot<Game, Move> {
  /** Chooses a move for the side to move. */
  chooseMove(game: Game): { readonly move: Move } | Promise<{ readonly move: Move }>;
  /** Forgets the previous game. */
  forget(): void;
}

/**
 * A bot for one side of one game. A new call ends the call in progress, which rejects with `aborted` if it is
 * one of `chooseMove`.
 */
export interface StatefulBot<Game, Limits, Choice extends { readonly move: unknown }>
  extends RememberingBot<Game, Choice["move"]> {
  /**
   * Chooses a move; stops early if the best move cannot change any more, unless you set a `depth`.
   *
   * @throws The same errors as the function `chooseMove`. The promise rejects with them.
   */
  chooseMove(game: Game, limits?: Limits): Promise<Choice>;
  /**
   * Thinks while the opponent is to move, so that the next move comes sooner or is better. Resolves to
   * `undefined` when the limits, the signal or the next call end it, and immediately if the game is over.
   *
   * @throws `ArgumentError` if a limit is invalid. The promise rejects with it, or with what a callback throws.
   */
  ponder(game: Game, limits?: Limits): Promise<void>;
  /** Forgets everything, for a new game. Ends a call in progress. */
  forget(): void;
}

/**
 * Whether neither the caller nor the level sets a depth. Only such a search uses and changes what a bot
 * remembers: the score of a search to a depth must not depend on earlier searches.
 */
export const isOpenEnded = ({ level = 10 }: BotSettings, { depth }: MoveLimits<never>): boolean =>
  level === 10 && depth === undefined;

/** What a family supplies for its bot. */
export interface BotMemory<Game, Limits, Choice, T extends Task<Choice>> {
  /** Creates the task of a call from what the bot remembers. */
  start(game: Game, limits: Limits): T;
  /** Remembers the move that the bot has chosen. */
  remember?(task: T, choice: Choice): void;
  forget(): void;
}

export function statefulBot<
  Game,
  Limits extends MoveLimits<never>,
  Choice extends { readonly move: unknown },
  T extends Task<Choice>,
>(memory: BotMemory<Game, Limits, Choice, T>): StatefulBot<Game, Limits, Choice> {
  const begin = supersedingSignal();
  return {
    async chooseMove(game, limits = {} as Limits) {
      const checked = checkOptions(moveLimits, limits);
      const signal = begin(checked.signal);
      const { hardLimitMs, softLimitMs } = timeLimits(checked);
      const task = memory.start(game, { ...checked, timeMs: hardLimitMs, signal });
      await think(task, hardLimitMs, softLimitMs, checked.depth);
      // Another call may have begun since the last slice.
      refuseAborted(signal);
      const choice = task.choice(false);
      memory.remember?.(task, choice);
      return choice;
    },
    async ponder(game, limits = {} as Limits) {
      const checked = checkOptions(moveLimits, limits);
      const signal = begin(checked.signal);
      const { hardLimitMs } = timeLimits(checked);
      const endless = { nodes: Number.POSITIVE_INFINITY, ...checked };
      try {
        await ponder(memory.start(game, { ...endless, timeMs: hardLimitMs, signal }), hardLimitMs);
      } catch (error) {
        if (!isNothingToPonder(error)) throw error;
      }
    },
    forget() {
      begin();
      memory.forget();
    },
  };
}

/** Returns whether an error only means that the game is over or that the call was aborted. */
export const isNothingToPonder = (error: unknown): boolean =>
  error instanceof MorabarabaError && ["game-over", "aborted"].includes(error.code);

/** Returns a function that aborts the previous call and returns the signal of the new one. */
export function supersedingSignal(): (signal?: Signal) => Signal {
  let calls = 0;
  return (signal) => {
    const call = ++calls;
    return {
      get aborted() {
        return call !== calls || signal?.aborted === true;
      },
      get reason() {
        return call !== calls ? new Error("Another call of the bot has begun.") : signal?.reason;
      },
    };
  };
}
