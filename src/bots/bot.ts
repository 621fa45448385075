/** The shell of a stateful bot of any family: one call after another, each with its limits and its clock. */

import { refuseAborted, type Signal } from "../base/clock.ts";
import { MorabarabaError } from "../base/errors.ts";
import { checkOptions } from "../base/options.ts";
import { type MoveLimits, moveLimits } from "./options.ts";
import { ponder, type Task, think, timeLimits } from "./runner.ts";

/** A bot that remembers its game: what a match needs of it. */
export interface RememberingBot<Game, Move> {
  /** A move for the side to move. */
  chooseMove(game: Game): { readonly move: Move } | Promise<{ readonly move: Move }>;
  /** Forgets the game before. */
  forget(): void;
}

/** A bot for one side of one game. Each call ends the one under way, which then rejects with the code `aborted`. */
export interface StatefulBot<Game, Limits, Choice extends { readonly move: unknown }>
  extends RememberingBot<Game, Choice["move"]> {
  /**
   * Chooses a move for the side to move. A move that is the only legal one, or that is known to stay the best, is played
   * after a short look. Rejects as `chooseMove` does.
   */
  chooseMove(game: Game, limits?: Limits): Promise<Choice>;
  /**
   * Thinks about a game in which the opponent is to move. What it finds out makes the next move better or sooner. Resolves
   * with nothing when the limits, the signal or the next call end it, and at once if the game is over. Rejects only if an
   * argument is invalid or a callback throws.
   */
  ponder(game: Game, limits?: Limits): Promise<void>;
  /** Forgets everything, as before the first move of a new game. Ends a call under way. */
  forget(): void;
}

/** What a family does for its bot. */
export interface BotMemory<Game, Limits, Choice, T extends Task<Choice>> {
  /** The task of a call, with what the bot remembers. */
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
      await think(task, hardLimitMs, softLimitMs);
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

/** Whether an error means only that there is nothing to ponder, or nobody who wants it. */
export const isNothingToPonder = (error: unknown): boolean =>
  error instanceof MorabarabaError && ["game-over", "aborted"].includes(error.code);

/**
 * Begins calls, each of which aborts the one before. The signal of a call is aborted with the caller's own signal as well.
 */
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
