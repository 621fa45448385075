/**
 * The only file of the library that reads a clock and lets others have their turn on the event loop.
 * Long work is cut into slices; what the work is, the caller knows.
 */

/** What this file needs of its surroundings, by shape, since no types of a browser or of Node are assumed. */
interface Surroundings {
  readonly performance: { now(): number };
  readonly setImmediate?: (resume: () => void) => void;
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: (() => void) | null; close(): void };
    readonly port2: { postMessage(message: null): void };
  };
}

const surroundings = (): Surroundings => globalThis as unknown as Surroundings;

/** An `AbortSignal`, by what is looked at. */
export interface Signal {
  /** Becomes true when the work is no longer wanted. */
  readonly aborted: boolean;
}

/** Milliseconds since some moment. */
const now = (): number => surroundings().performance.now();

/**
 * Resolves after everything else that waits for the event loop. Node has `setImmediate` for that; browsers do not, and
 * put off a timer by 4 ms and more, so there it is a message to oneself.
 */
function pause(): Promise<void> {
  const outside = surroundings();
  return new Promise((resolve) => {
    if (outside.setImmediate !== undefined) outside.setImmediate(resolve);
    else {
      const { port1, port2 } = new outside.MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    }
  });
}

/**
 * Calls `slice`, which works for about a millisecond and says whether it has finished, until it has, the time is up or
 * the signal is given; in between, others have their turn. The first slice is worked in any case.
 */
export async function inSlices(
  slice: () => boolean,
  { timeMs, signal }: { readonly timeMs?: number | undefined; readonly signal?: Signal | undefined },
): Promise<void> {
  const deadline = timeMs && now() + timeMs;
  for (let finished = slice(); !finished; finished = slice()) {
    await pause();
    if (signal?.aborted || (deadline && now() >= deadline)) return;
  }
}
