/**
 * The only file of the library that reads a clock and gives way to the event loop. It knows long work as slices; what they
 * do is the caller's affair.
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

/** The part of an `AbortSignal` that is read. */
export interface Signal {
  /** Becomes true when the work is no longer wanted. */
  readonly aborted: boolean;
}

/** Milliseconds since an arbitrary moment. */
const now = (): number => surroundings().performance.now();

/**
 * Resolves after everything else that waits for the event loop. Node has `setImmediate` for that. Browsers delay timers by
 * 4 ms or more, so there a message to itself does it.
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
 * Calls `slice`, which works for about a millisecond and returns whether it has finished, until it has or the signal is
 * aborted, with a pause between two calls. The first call is made in any case.
 */
export async function inSlices(slice: () => boolean, signal: Signal | undefined): Promise<void> {
  while (!slice()) {
    await pause();
    if (signal?.aborted) return;
  }
}

/** The same for work that may have a limit of time: it has finished as well when so many milliseconds are over. */
export function inTime(
  slice: () => boolean,
  { timeMs, signal }: { readonly timeMs?: number | undefined; readonly signal?: Signal | undefined },
): Promise<void> {
  if (timeMs === undefined) return inSlices(slice, signal);
  const deadline = now() + timeMs;
  return inSlices(() => slice() || now() >= deadline, signal);
}
