/**
 * Long work in slices: the only file of the library that reads a clock and yields to the event loop. What a slice does is up
 * to the caller.
 */

import { MorabarabaError } from "./errors.ts";

/** What this file uses of a browser or of Node, whose types are not assumed. */
interface Surroundings {
  readonly performance: { now(): number };
  readonly setTimeout: (callback: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
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
  /** Why; it becomes the `cause` of the error. */
  readonly reason?: unknown;
}

/** Milliseconds since an arbitrary moment. */
const now = (): number => surroundings().performance.now();

/**
 * Resolves after everything else that waits in the event loop. Node has `setImmediate` for this; browsers delay timers by 4
 * ms or more, so there the page sends itself a message.
 */
function yieldToEventLoop(): Promise<void> {
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

/** Calls back after some milliseconds; returns what prevents it. */
export function later(ms: number, callback: () => void): () => void {
  const { setTimeout, clearTimeout } = surroundings();
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** The error of a call that was ended before it had its result, with the reason as its `cause`. */
export function aborted(reason: unknown): MorabarabaError {
  const error = new MorabarabaError("aborted", "The call was aborted; its cause, if there is one, says why.");
  return Object.assign(error, { cause: reason });
}

/** Throws `MorabarabaError` `aborted`, with the signal's reason as its `cause`, if the signal is aborted. */
export function refuseAborted(signal: Signal | undefined): void {
  if (signal?.aborted) throw aborted(signal.reason);
}

/** Milliseconds between two looks at a signal while somebody else works. */
const LOOK = 10;

/**
 * Waits for an answer. Rejects with `MorabarabaError` `aborted` as soon as the signal is aborted, whether or not it ever
 * comes.
 */
export function answerOf<Answer>(answer: PromiseLike<Answer>, signal: Signal): Promise<Answer> {
  let stop = (): void => {};
  const isAborted = new Promise<never>((_, reject) => {
    const look = (): void => {
      if (signal.aborted) reject(aborted(signal.reason));
      else stop = later(LOOK, look);
    };
    look();
  });
  return Promise.race([answer, isAborted]).finally(() => stop());
}

/** Yields to the event loop once. Rejects with `MorabarabaError` `aborted` if the signal is aborted before or meanwhile. */
export async function pause(signal: Signal | undefined): Promise<void> {
  await yieldToEventLoop();
  refuseAborted(signal);
}

/**
 * Calls `slice`, which works for about a millisecond and returns whether it has finished, until it has, with a pause between
 * two calls. Rejects with `MorabarabaError` `aborted` as soon as the signal is aborted, be it in the last slice or, where
 * the first slice is the last, right after the call.
 */
export async function inSlices(slice: () => boolean, signal: Signal | undefined): Promise<void> {
  refuseAborted(signal);
  while (!slice()) await pause(signal);
  await undefined;
  refuseAborted(signal);
}

/**
 * {@link inSlices} for work that may have a limit of time: it also ends after `timeMs` milliseconds. With a limit, each
 * slice is given the milliseconds since the beginning.
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
