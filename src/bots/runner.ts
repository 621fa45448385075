/**
 * The runner: how a search of any family is given its limits, does its work in slices, and ends. A call that is aborted
 * rejects with the code `aborted`, whatever it was about to answer.
 */

import { inTime, type Signal } from "../base/clock.ts";
import type { MoveLimits } from "./options.ts";

/** A line of moves from the root, and its score for the side to move there. */
export interface Line {
  readonly line: ArrayLike<number>;
  readonly score: number;
}

/** What the runner reads of a search. */
interface Progress {
  /** Positions looked at. */
  readonly nodes: number;
  /** Plies of the last complete iteration, and its lines, the best first. */
  readonly depth: number;
  readonly best: readonly Line[];
  /** Whether a deeper iteration could tell nothing more, or is not wanted. */
  readonly settled: boolean;
  /** Whether the best move stays the best, however deep the search goes. */
  readonly isOnlyMove: boolean;
}

/** The work of one call. It holds all that the answer depends on, so that no later call can change the answer. */
export interface Task<Choice> {
  readonly search: Progress;
  /** Goes on until an iteration is complete, and returns true, or so many positions have been looked at in all. */
  advance(nodes: number): boolean;
  /** What the search has come to: its last complete iteration, or as far as it is now. */
  choice(isComplete: boolean): Choice;
  /** Positions to look at in all, in the time before the first look at the clock, and between two later looks. */
  readonly nodes: number;
  readonly firstSlice: number;
  readonly slice: number;
  readonly onProgress: ((progress: Choice) => void) | undefined;
  readonly signal: Signal | undefined;
}

/** A task that has nothing left to look at. */
export const answered = <Choice>(choice: Choice, signal: Signal | undefined): Task<Choice> => ({
  search: { nodes: 0, depth: 0, best: [], settled: true, isOnlyMove: true },
  advance: () => false,
  choice: () => choice,
  nodes: 0,
  firstSlice: 0,
  slice: 0,
  onProgress: undefined,
  signal,
});

/** Positions looked at when no limit is given. */
const NODES = 100_000;

type Limits = Pick<MoveLimits<never>, "depth" | "nodes" | "timeMs">;

/** How many positions a search with these limits looks at. */
export const nodeLimit = ({ depth, nodes, timeMs }: Limits): number =>
  nodes ?? ((depth ?? timeMs) === undefined ? NODES : Number.POSITIVE_INFINITY);

/** How many positions a search that looks at `slice` in a millisecond may come to, for the size of its table. */
export const expectedNodes = (nodes: number, { timeMs }: Limits, slice: number, depth: number): number =>
  Math.min(nodes, (timeMs ?? nodes) * slice, 4 ** depth);

/** Looks at up to `slice` more positions; true when the search has come to an end. */
function work<Choice>(task: Task<Choice>, slice: number): boolean {
  const { search, nodes, onProgress, signal } = task;
  const until = Math.min(search.nodes + slice, nodes);
  while (task.advance(until)) {
    onProgress?.(task.choice(true));
    if (search.settled || signal?.aborted) return true;
  }
  return search.nodes >= nodes;
}

/**
 * Does the work slice by slice. With a limit of time the first slices are short, and each is twice as long as the one
 * before: in a fresh process the search is slow until it has been compiled.
 */
function slicesOf<Choice>(task: Task<Choice>, timeMs: number | undefined): () => boolean {
  let slice = timeMs === undefined ? task.slice : task.firstSlice;
  return () => {
    const isOver = work(task, slice);
    slice = Math.min(2 * slice, task.slice);
    return isOver;
  };
}

/** Searches in one go. */
export function runSync<Choice>(task: Task<Choice>): Choice {
  work(task, task.nodes);
  return task.choice(false);
}

/** Searches until the limits end it. Rejects with `MorabarabaError` `aborted` when the signal does. */
export async function run<Choice>(task: Task<Choice>, { timeMs }: Limits): Promise<Choice> {
  await inTime(slicesOf(task, timeMs), { timeMs, signal: task.signal });
  return task.choice(false);
}

/** Milliseconds that a move may take at most, and those it is meant to take; `undefined` without a limit of time. */
export function timeLimits({ timeMs, clock }: Pick<MoveLimits<never>, "timeMs" | "clock">): {
  readonly hardLimitMs: number | undefined;
  readonly softLimitMs: number | undefined;
} {
  if (clock === undefined) return { hardLimitMs: timeMs, softLimitMs: undefined };
  const { leftMs, incrementMs = 0 } = clock;
  // A game has some thirty moves to come; the rest of the increment is saved for harder moves.
  const softLimitMs = Math.min(leftMs / 30 + 0.7 * incrementMs, 0.3 * leftMs);
  const hardLimitMs = Math.min(2 * softLimitMs, 0.3 * leftMs, timeMs ?? Number.POSITIVE_INFINITY);
  return { hardLimitMs, softLimitMs };
}

/**
 * Searches as {@link run} does, and ends as well when nothing can change the best move, or when another iteration would
 * hardly be completed within the soft limit.
 */
export async function think<Choice>(
  task: Task<Choice>,
  hardLimitMs: number | undefined,
  softLimitMs: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { search, signal } = task;
  const slice = slicesOf(task, hardLimitMs);
  let depth = 0;
  let first: number | undefined;
  await inTime(
    (elapsed) => {
      if (slice()) return true;
      if (search.depth === depth) return false;
      depth = search.depth;
      if (search.isOnlyMove) return true;
      const isChanged = search.best[0]?.line[0] !== first;
      first = search.best[0]?.line[0];
      return elapsed > (isChanged ? softLimitMs : softLimitMs / 2);
    },
    { timeMs: hardLimitMs, signal },
  );
}

/** Searches on the opponent's time: the limits or the signal end it, and neither is an error. */
export async function ponder<Choice>(task: Task<Choice>, timeMs: number | undefined): Promise<void> {
  const slice = slicesOf(task, timeMs);
  await inTime(() => task.signal?.aborted === true || slice(), { timeMs });
}
