/* Runs long work in slices. No other file of the library reads a clock or yields to the event loop. */

import { MorabarabaError } from "./errors.ts";

/** The globals of browsers and Node that this file uses, so that it needs neither set of types. */
interface HostGlobals {
  readonly performance?: { now(): number };
  readonly setTimeout: (callback: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
  readonly setImmediate?: (resume: () => void) => void;
  readonly MessageChannel?: new () => {
    readonly port1: { onmessage: (() => void) | null; close(): void };
    readonly port2: { postMessage(message: null): void };
  };
}

const host = (): HostGlobals => globalThis as unknown as HostGlobals;

/** The part of an `AbortSignal` that the library reads. */
export interface Signal {
  /** Becomes true to cancel the work. */
  readonly aborted: boolean;
  /** Why the work is cancelled; it becomes the `cause` of the error. */
  readonly reason?: unknown;
}

/** Milliseconds since an arbitrary moment. */
const now = (): number => (host().performance ?? Date).now();

/**
 * Resolves after everything that already waits in the event loop. Node has `setImmediate` for this. Browsers
 * delay timers by 4 ms or more, so a page sends itself a message instead. Other hosts may have only timers.
 */
function yieldToEventLoop(): Promise<void> {
  const { setImmediate, MessageChannel, setTimeout } = host();
  return new Promise((resolve) => {
    if (setImmediate !== undefined) setImmediate(resolve);
    else if (MessageChannel === undefined) setTimeout(resolve, 0);
    else {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    }
  });
}

/** Calls back after some milliseconds; returns a function that cancels the call. */
export function later(ms: number, callback: () => void): () => void {
  const { setTimeout, clearTimeout } = host();
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** Makes the error for an aborted call, with the reason as its `cause`. */
export function aborted(reason: unknown): MorabarabaError {
  const error = new MorabarabaError(
    "aborted",
    "The call was aborted; the error's cause, if there is one, says why.",
  );
  return Object.assign(error, { cause: reason });
}

/** Throws `MorabarabaError` `aborted`, with the signal's reason as its `cause`, if the signal is aborted. */
export function refuseAborted(signal: Signal | undefined): void {
  if (signal?.aborted) throw aborted(signal.reason);
}

/** Milliseconds between two checks of a signal in {@link answerOf}. */
const CHECK_MS = 10;

/**
 * Waits for a promise. Rejects with `MorabarabaError` `aborted` soon after the signal is aborted, even if the
 * promise never settles.
 */
export function answerOf<Answer>(answer: PromiseLike<Answer>, signal: Signal): Promise<Answer> {
  let stop = (): void => {};
  const isAborted = new Promise<never>((_, reject) => {
    const check = (): void => {
      if (signal.aborted) reject(aborted(signal.reason));
      else stop = later(CHECK_MS, check);
    };
    check();
  });
  return Promise.race([answer, isAborted]).finally(() => stop());
}

/** Yields to the event loop once, then rejects with `MorabarabaError` `aborted` if the signal is aborted. */
export async function pause(signal: Signal | undefined): Promise<void> {
  await yieldToEventLoop();
  refuseAborted(signal);
}

/**
 * Calls `slice` until it returns true, with a pause after each call; a slice should work for about a
 * millisecond. Rejects with `MorabarabaError` `aborted` if the signal is aborted before the promise resolves,
 * even during the last slice, and even right after this function returns if one slice was enough.
 */
export async function inSlices(slice: () => boolean, signal: Signal | undefined): Promise<void> {
  refuseAborted(signal);
  while (!slice()) await pause(signal);
  await undefined;
  refuseAborted(signal);
}

/**
 * Does what {@link inSlices} does. With a time limit, the work also ends after `timeMs` milliseconds, and
 * each slice receives the milliseconds since the beginning. Without a limit, each slice receives 0.
 */
export function inTime(
  slice: (elapsedMs: number) => boolean,
  { timeMs, signal }: { readonly timeMs?: number | undefined; readonly signal?: Signal | undefined },
): Promise<void> {
  if (timeMs === undefined) return inSlices(() => slice(0), signal);
  const began = now();
  let elapsed = 0;
  return inSlices(() => {
    const finished = slice(elapsed);
    elapsed = now() - began;
    return finished || elapsed >= timeMs;
  }, signal);
}
