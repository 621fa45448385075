/*
 * The skeleton of the searches of both families: iterative deepening with alpha-beta and null windows on a
 * stack of frames. A search keeps its own stack instead of calling itself, so that it can stop between any
 * two positions and go on later. What happens in a frame is up to the `search.ts` of a family.
 *
 *     openFrame(ply) ──▶ enterFrame ─────────────── score ──────────────┐
 *          ▲                 │ moves to try                             ▼
 *          │                 ▼                                  onChildScore(ply - 1)
 *          └─ ply + 1 ─── nextMove ◀── not good enough ───────────┘     │
 *   or the same move again   │ none left                  fails high ───┤
 *                            ▼                                          │
 *                        closeFrame ─────────────── score ◀─────────────┘
 *
 * A step returns the score of its frame for the side to move there, or BUSY if another frame is to be
 * entered. If the same side moves again, scores and windows keep their signs. Signs change by `0 - score`,
 * because JavaScript engines do not treat minus zero as an integer.
 */

import type { Line } from "./runner.ts";

/** Returned instead of a score if another frame must be entered. */
export const BUSY = 0x7fff_ffff;

/** The bits of a bound; both bits make a score exact. */
export const LOWER_BOUND = 1 as const;
export const UPPER_BOUND = 2 as const;

/** A frame of the stack: one position in the current line, and how far its moves have been tried. */
export interface SearchFrame {
  /** Remaining depth in plies. */
  depth: number;
  alpha: number;
  beta: number;
  /** The alpha before any move raised it. */
  originalAlpha: number;
  /** The best score so far, and its move if it is above alpha. */
  best: number;
  bestMove: number;
  /** The moves to try, and the index of the next one. */
  readonly moves: Int8Array | Int32Array;
  cursor: number;
  /** The best line from here on, and its length. */
  readonly line: Int8Array | Int32Array;
  length: number;
}

/** A search, at rest between two positions. */
export interface SearchState<Frame extends SearchFrame = SearchFrame> {
  readonly seed: number;
  /** The number of lines to find. */
  readonly multiPv: number;
  /** The frames, one for each ply. */
  readonly frames: readonly Frame[];
  /** The current ply. */
  ply: number;
  /** Positions searched. The root counts once for each line of each iteration. */
  nodes: number;
  /** The depth of the last complete iteration. */
  depth: number;
  /** The lines of the last complete iteration, the best first. */
  best: readonly Line[];
  /** The finished lines of this iteration; their first moves lead the root's list and are not tried again. */
  finished: Line[];
  /** Whether no deeper iteration is needed, because the score is final or the depth limit is reached. */
  settled: boolean;
}

/** The steps that a family supplies. */
export interface Steps<Search> {
  /** Starts to search the position on top of the stack. */
  enterFrame(search: Search): number;
  /** Passes the score of the frame on top of the stack, which is not the root, to the frame below. */
  leaveFrame(search: Search, score: number): number;
  /** Records a finished line; returns whether that completes the iteration. */
  completeLine(search: Search, score: number): boolean;
}

/**
 * Runs until an iteration ends, and returns true; or until `nodes` positions have been searched in all, and
 * returns false.
 */
export function runSteps<Search extends SearchState>(
  { enterFrame, leaveFrame, completeLine }: Steps<Search>,
  search: Search,
  nodes: number,
): boolean {
  while (search.nodes < nodes) {
    let score = enterFrame(search);
    while (score !== BUSY) {
      if (search.ply === 0) {
        if (completeLine(search, score)) return true;
        break;
      }
      score = leaveFrame(search, score);
    }
  }
  return false;
}

/** Makes a ply the current one, and sets its depth and window. */
export function openFrame(
  search: SearchState,
  ply: number,
  depth: number,
  alpha: number,
  beta: number,
): SearchFrame {
  const frame = search.frames[ply]!;
  search.ply = ply;
  frame.depth = depth;
  frame.alpha = alpha;
  frame.beta = beta;
  frame.originalAlpha = alpha;
  return frame;
}

export const hasNullWindow = ({ beta, originalAlpha }: SearchFrame): boolean => beta - originalAlpha === 1;

/** Whether a score from the table, deep enough, cuts off here; never at PV nodes, which need their line. */
export function cutsOff(frame: SearchFrame, score: number, bound: number): boolean {
  const needed = score >= frame.beta ? LOWER_BOUND : UPPER_BOUND;
  return hasNullWindow(frame) && (bound & needed) !== 0;
}

export function boundOf({ best, beta, originalAlpha }: SearchFrame): number {
  return best >= beta ? LOWER_BOUND : best > originalAlpha ? LOWER_BOUND | UPPER_BOUND : UPPER_BOUND;
}

/** Records the score and the line of the move just tried; returns whether the frame fails high. */
export function updateBest(frame: SearchFrame, child: SearchFrame, score: number): boolean {
  if (score <= frame.best) return false;
  frame.best = score;
  if (score <= frame.alpha) return false;
  const { line } = frame;
  const move = frame.moves[frame.cursor - 1]!;
  frame.alpha = score;
  frame.bestMove = move;
  frame.length = child.length + 1;
  line[0] = move;
  for (let i = 0; i < child.length; i++) line[i + 1] = child.line[i]!;
  return score >= frame.beta;
}

/** Records a finished line; returns whether that completes the iteration. If not, another line follows. */
export function recordLine<Frame extends SearchFrame>(
  search: SearchState<Frame>,
  score: number,
  infinity: number,
  swapMoves: (frame: Frame, a: number, b: number) => void,
): boolean {
  const { finished } = search;
  const root = search.frames[0]!;
  finished.push({ line: root.line.slice(0, root.length), score });
  const isComplete = finished.length === search.multiPv;
  if (isComplete) {
    search.depth++;
    search.best = finished.sort((a, b) => b.score - a.score);
    search.finished = [];
  } else swapMoves(root, finished.length - 1, root.moves.indexOf(root.line[0]!, finished.length - 1));
  openFrame(search, 0, search.depth + 1, -infinity, infinity);
  return isComplete;
}

/**
 * Returns the best lines so far. A single line is that of the running iteration once its first move has a
 * score; but if, unlike before, all moves tried lose (a score of `lost` or less), it is the move in progress
 * with the previous score. Several lines are those of the last complete iteration.
 */
export function bestSoFar({ frames, best, multiPv, depth }: SearchState, lost: number): readonly Line[] {
  const root = frames[0]!;
  const previous = best[0]!;
  if (root.length === 0 || (multiPv > 1 && depth > 0)) return best;
  if (root.best > lost || previous.score <= lost)
    return [{ line: root.line.slice(0, root.length), score: root.best }];
  return [{ line: [root.moves[root.cursor - 1]!], score: previous.score }];
}
