/* Runs a search of any family in slices, until a limit or an abort ends it. */

import { inTime, type Signal } from "../base/clock.ts";
import type { BotProgress, MoveLimits } from "./options.ts";

/** A line of moves from the root, and its score for the root's side to move. */
export interface Line {
  readonly line: ArrayLike<number>;
  readonly score: number;
}

/**
 * Decodes the best lines of a search. There is at least one, and each has at least one move: searches begin with
 * a move of a position that is not over.
 */
export const linesOf = <Move>(
  best: readonly Line[],
  movesOf: (line: ArrayLike<number>) => readonly Move[],
): BotProgress<Move>["lines"] =>
  best.map(({ line, score }) => ({ score, moves: movesOf(line) })) as unknown as BotProgress<Move>["lines"];

/** The fields of a search that the runner reads. */
interface Progress {
  /** Positions searched. */
  readonly nodes: number;
  /** The depth of the last complete iteration, and its lines, the best first. */
  readonly depth: number;
  readonly best: readonly Line[];
  /** Whether no deeper iteration is needed, because the score is final or the depth limit is reached. */
  readonly settled: boolean;
  /** Whether the best move stays the best, however deep the search goes. */
  readonly isOnlyMove: boolean;
}

/** The work of one call. It holds all that its result depends on, so later calls cannot change the result. */
export interface Task<Choice> {
  readonly search: Progress;
  /**
   * Runs until an iteration ends, and returns true; or until `nodes` positions have been searched in all, and
   * returns false.
   */
  advance(nodes: number): boolean;
  /** The result so far; if the iteration is not complete, what it has found already counts. */
  choice(isComplete: boolean): Choice;
  /** The most positions to search in all. */
  readonly nodes: number;
  /** The most positions to search before the clock is first read. */
  readonly firstSlice: number;
  /** The most positions to search between two later readings of the clock. */
  readonly slice: number;
  readonly onProgress: ((progress: Choice) => void) | undefined;
  readonly signal: Signal | undefined;
}

/** A task whose result is known without a search. */
export const finishedTask = <Choice>(choice: Choice, signal: Signal | undefined): Task<Choice> => ({
  search: { nodes: 0, depth: 0, best: [], settled: true, isOnlyMove: true },
  advance: () => false,
  choice: () => choice,
  nodes: 0,
  firstSlice: 0,
  slice: 0,
  onProgress: undefined,
  signal,
});

/** Positions to search when no limit is given. */
const NODES = 100_000;

type Limits = Pick<MoveLimits<never>, "depth" | "nodes" | "timeMs">;

/** The most positions that a search with these limits may visit. */
export const nodeLimit = ({ depth, nodes, timeMs }: Limits): number =>
  nodes ?? ((depth ?? timeMs) === undefined ? NODES : Number.POSITIVE_INFINITY);

/** Estimates the positions of a search that visits `slice` of them per millisecond, to size its table. */
export const expectedNodes = (nodes: number, { timeMs }: Limits, slice: number, depth: number): number =>
  Math.min(nodes, (timeMs ?? nodes) * slice, 4 ** depth);

/** Searches up to `slice` more positions; returns whether the search has ended. */
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
 * Returns a function that does one slice of the work. With a time limit the first slices are short, and each
 * is twice as long as the one before: in a fresh process the search is slow until it has been compiled.
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

/** Searches until a limit ends it. Rejects with `MorabarabaError` `aborted` if the signal aborts. */
export async function run<Choice>(task: Task<Choice>, { timeMs }: Limits): Promise<Choice> {
  await inTime(slicesOf(task, timeMs), { timeMs, signal: task.signal });
  return task.choice(false);
}

/** How many milliseconds a move may take (hard) and should take (soft); `undefined` without such a limit. */
export function timeLimits({ timeMs, clock }: Pick<MoveLimits<never>, "timeMs" | "clock">): {
  readonly hardLimitMs: number | undefined;
  readonly softLimitMs: number | undefined;
} {
  if (clock === undefined) return { hardLimitMs: timeMs, softLimitMs: undefined };
  const { leftMs, incrementMs = 0 } = clock;
  // About thirty moves are still to come; the rest of the increment is saved for harder moves.
  const softLimitMs = Math.min(leftMs / 30 + 0.7 * incrementMs, 0.3 * leftMs);
  const hardLimitMs = Math.min(2 * softLimitMs, 0.3 * leftMs, timeMs ?? Number.POSITIVE_INFINITY);
  return { hardLimitMs, softLimitMs };
}

/**
 * Searches as {@link run} does, but also ends when the best move cannot change any more, unless a depth is
 * set, or when another iteration is unlikely to finish within the soft limit.
 */
export async function think<Choice>(
  task: Task<Choice>,
  hardLimitMs: number | undefined,
  softLimitMs: number = Number.POSITIVE_INFINITY,
  setDepth?: number | undefined,
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
      if (search.isOnlyMove && setDepth === undefined) return true;
      const isChanged = search.best[0]?.line[0] !== first;
      first = search.best[0]?.line[0];
      return elapsed > (isChanged ? softLimitMs : softLimitMs / 2);
    },
    { timeMs: hardLimitMs, signal },
  );
}

/** Searches on the opponent's time until the limits or the signal end it; neither is an error. */
export async function ponder<Choice>(task: Task<Choice>, timeMs: number | undefined): Promise<void> {
  const slice = slicesOf(task, timeMs);
  await inTime(() => task.signal?.aborted === true || slice(), { timeMs });
}
