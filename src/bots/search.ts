/**
 * The skeleton of the searches of both families: iterative deepening with alpha-beta and null windows on a stack of frames.
 * A search keeps its own stack instead of calling itself, so that it can stop between any two positions and go on later.
 * What happens in a frame is up to the `advance.ts` of a family.
 *
 *     openFrame(ply) ──▶ enterFrame ─────────────── score ──────────────┐
 *          ▲                 │ moves to try                             ▼
 *          │                 ▼                                  onChildScore(ply - 1)
 *          └─ ply + 1 ─── nextMove ◀── not good enough ───────────┘     │
 *             or again       │ none left                   fails high ───┤
 *                            ▼                                          │
 *                        closeFrame ─────────────── score ◀─────────────┘
 *
 * A step returns the score of its frame for the side to move there, or BUSY once another frame is to be entered. Where the
 * same side moves again, scores and windows keep their signs. Signs change by `0 - score`, since minus zero is no integer to
 * the engine of JavaScript.
 */

import type { Line } from "./runner.ts";

/** No score. */
export const BUSY = 0x7fff_ffff;

/** What a stored score says of the true one: it is at least that, at most that, or, with both bits, exactly that. */
export const AT_LEAST = 1 as const;
export const AT_MOST = 2 as const;

/** A frame of the stack: one position of the line that is looked at, and how far its moves have been tried. */
export interface SearchFrame {
  /** Plies still to look ahead. */
  depth: number;
  /** The window for the side to move here: the score it has for certain, and the score that the opponent would not allow. */
  alpha: number;
  beta: number;
  /** The alpha that the frame began with. */
  originalAlpha: number;
  /** The best score so far, and its move if it is above alpha. */
  best: number;
  bestMove: number;
  /** The moves to try, and the place of the next one. */
  readonly moves: Int8Array | Int32Array;
  cursor: number;
  /** The best line from here on. */
  readonly line: Int8Array | Int32Array;
  length: number;
}

/** A search, at rest between two positions. */
export interface SearchState<Frame extends SearchFrame = SearchFrame> {
  readonly seed: number;
  /** How many lines are wanted. */
  readonly lineCount: number;
  /** By ply. */
  readonly frames: readonly Frame[];
  /** The ply that is looked at. */
  ply: number;
  /** Positions looked at, the root once for each line of each iteration. */
  nodes: number;
  /** Plies of the last complete iteration. */
  depth: number;
  /** The lines of the last complete iteration, the best first. */
  best: readonly Line[];
  /** The lines of the iteration under way; their moves come first among the root's moves and are not tried again. */
  found: Line[];
  /** Whether a deeper iteration could tell nothing more, or is not wanted. */
  settled: boolean;
}

/** The steps of a family. */
export interface Steps<Search> {
  /** Looks at the position on top of the stack for the first time. */
  enterFrame(search: Search): number;
  /** Takes the score of the frame on top of the stack, which is not the root, to the frame below. */
  leaveFrame(search: Search, score: number): number;
  /** Records a finished line; returns whether that completes the iteration. */
  completeLine(search: Search, score: number): boolean;
}

/** Goes on until an iteration is complete, and returns true, or `nodes` positions have been looked at in all. */
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

/** Goes to a ply for a first look at its position, to be searched `depth` plies deep within a window. */
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

/** Whether the frame is only asked whether its score is above alpha. */
export const hasNullWindow = ({ beta, originalAlpha }: SearchFrame): boolean => beta - originalAlpha === 1;

/**
 * Whether a score that the table holds answers the frame. In the principal variation the line itself is wanted, not only its
 * score.
 */
export function isEnough(frame: SearchFrame, score: number, depth: number, bound: number): boolean {
  const needed = score >= frame.beta ? AT_LEAST : AT_MOST;
  return frame.beta - frame.alpha === 1 && depth >= frame.depth && (bound & needed) !== 0;
}

/** What the score of a frame whose moves have been tried says of the true one. */
export function boundOf({ best, beta, originalAlpha }: SearchFrame): number {
  return best >= beta ? AT_LEAST : best > originalAlpha ? AT_LEAST | AT_MOST : AT_MOST;
}

/** Takes in the final score of the move just tried, and the line after it; returns whether the frame fails high. */
export function takeScore(frame: SearchFrame, child: SearchFrame, score: number): boolean {
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

/**
 * Records a finished line; returns whether that completes the iteration. Otherwise the next line begins with another move.
 */
export function recordLine<Frame extends SearchFrame>(
  search: SearchState<Frame>,
  score: number,
  infinity: number,
  exchange: (frame: Frame, a: number, b: number) => void,
): boolean {
  const { found } = search;
  const root = search.frames[0]!;
  found.push({ line: root.line.slice(0, root.length), score });
  const isComplete = found.length === search.lineCount;
  if (isComplete) {
    search.depth++;
    search.best = found.sort((a, b) => b.score - a.score);
    search.found = [];
  } else exchange(root, found.length - 1, root.moves.indexOf(root.line[0]!, found.length - 1));
  openFrame(search, 0, search.depth + 1, -infinity, infinity);
  return isComplete;
}

/**
 * The best lines found so far, the best first. Several lines are those of the last complete iteration; one line is that of
 * the iteration under way, once its first move has a score. If all moves tried so far now lose for certain (`lost` or less),
 * and nobody knew, the move under way may not: it is played, with the score that was hoped for.
 */
export function bestSoFar({ frames, best, lineCount, depth }: SearchState, lost: number): readonly Line[] {
  const root = frames[0]!;
  const known = best[0]!;
  if (root.length === 0 || (lineCount > 1 && depth > 0)) return best;
  if (root.best > lost || known.score <= lost)
    return [{ line: root.line.slice(0, root.length), score: root.best }];
  return [{ line: [root.moves[root.cursor - 1]!], score: known.score }];
}
