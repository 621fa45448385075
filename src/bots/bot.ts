/** How a bot that lives spends its time: one call after another, within a limit or by a clock. It knows no game. */

import { inTime, type Signal } from "../base/clock.ts";
import type { BotLimits } from "./options.ts";

/** Begins the calls of a bot: each ends the one before it. The signal ends a call as its own signal does. */
export function oneAtATime(): (signal?: Signal) => Signal {
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

/** Milliseconds that a move may take at most, and those it is meant to take; `undefined` without a limit of time. */
export function timesFor({ timeMs, clock }: Pick<BotLimits, "timeMs" | "clock">): {
  readonly most: number | undefined;
  readonly wanted: number | undefined;
} {
  if (clock === undefined) return { most: timeMs, wanted: undefined };
  const { leftMs, incrementMs } = clock as { leftMs: number; incrementMs: number };
  // A game has some thirty moves to come; whatever is left of the increment stays for harder moves.
  const wanted = Math.min(leftMs / 30 + 0.7 * incrementMs, 0.3 * leftMs);
  const most = Math.min(2 * wanted, 0.3 * leftMs, timeMs ?? Number.POSITIVE_INFINITY);
  return { most, wanted };
}

/** What {@link think} reads of a search of either family. */
interface Progress {
  readonly depth: number;
  readonly best: readonly { readonly line: ArrayLike<number> }[];
  /** Whether the best move stays the best, however deep the search goes. */
  readonly only: boolean;
}

/**
 * Searches until the limits or the signal end it or nothing can change the best move; by a clock also when another iteration
 * would hardly be completed in time.
 */
export async function think(
  search: Progress,
  work: () => boolean,
  most: number | undefined,
  wanted: number = Number.POSITIVE_INFINITY,
  signal: Signal,
): Promise<void> {
  let depth = 0;
  let first: number | undefined;
  await inTime(
    (elapsed) => {
      if (work()) return true;
      if (search.depth === depth) return false;
      depth = search.depth;
      if (search.only) return true;
      const changed = search.best[0]?.line[0] !== first;
      first = search.best[0]?.line[0];
      return elapsed > (changed ? wanted : wanted / 2);
    },
    { timeMs: most, signal },
  );
}
