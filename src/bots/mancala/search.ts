/** A search at rest: the stack of its frames, and what it has found. `advance.ts` moves it on. */

import type { Reached } from "../../rules/mancala/engine/ending.ts";
import { copyOf } from "../../rules/mancala/engine/position.ts";
import { listSeen } from "../../rules/seen.ts";
import { diceFrom, shuffle } from "../random.ts";
import type { Line } from "../runner.ts";
import { WON } from "./evaluate.ts";
import { createFrame, type Frame, generateMoves, PLIES, seenHash, setPosition } from "./frame.ts";
import type { Level } from "./levels.ts";
import type { Table } from "./table.ts";
import { type Weights, weightsFor } from "./weights.ts";

/** Beyond every score. */
export const INFINITE = 0x7000_0000;

/** A search, at rest between two positions. */
export interface Search {
  readonly level: Level;
  readonly weights: Weights;
  readonly seed: number;
  readonly table: Table;
  /** How many lines are wanted. */
  readonly lineCount: number;
  readonly frames: readonly Frame[];
  /** Hashes of the positions that the game has seen and that can come back. */
  readonly seen: ReadonlySet<number>;
  ply: number;
  /** Positions looked at, the root once for each line of each iteration. */
  nodes: number;
  /** Plies of the last complete iteration. */
  depth: number;
  /** The lines of the last complete iteration, the best first. */
  best: readonly Line[];
  /** The lines of the iteration under way; their moves come first among the root's moves and are not tried again. */
  found: Line[];
  /** Whether the scores of the lines found last rest on ends of games alone. */
  exact: boolean;
  /** Whether a deeper iteration could tell nothing more, or is not wanted. */
  settled: boolean;
  /** Whether there is only one move. */
  readonly isOnlyMove: boolean;
}

/** A search from a position that is not over, before its first step. It goes on with what is in the table. */
export function createSearch(root: Reached, level: Level, seed: number, table: Table, lines: number): Search {
  const { variant, seen } = root.position;
  const blank = { ...copyOf(root.position), seen: undefined };
  const frames = Array.from({ length: PLIES }, () => createFrame(blank));
  const top = frames[0] as Frame;
  setPosition(top, blank);
  generateMoves(top, root.legal);
  // Among moves that turn out equal the first tried is played, so the seed decides.
  const order = [...top.after];
  const places = order.map((_, i) => i);
  shuffle(places, top.count, diceFrom(seed));
  const moves = top.moves.slice();
  for (let i = 0; i < top.count; i++) {
    top.moves[i] = moves[places[i]!]!;
    top.after[i] = order[places[i]!]!;
  }
  const search: Search = {
    level,
    weights: weightsFor(variant),
    seed,
    table,
    lineCount: Math.min(lines, top.count),
    frames,
    seen: new Set(listSeen(seen).map((text) => seenHash(blank, text))),
    ply: 0,
    nodes: 0,
    depth: 0,
    best: [{ line: top.moves.slice(0, 1), score: 0 }],
    found: [],
    exact: false,
    settled: false,
    isOnlyMove: top.count === 1,
  };
  openFrame(search, 0, 1, -INFINITE, INFINITE);
  return search;
}

/** Goes to a ply for a first look at its position, to be searched `depth` plies deep within a window. */
export function openFrame(search: Search, ply: number, depth: number, alpha: number, beta: number): void {
  const frame = search.frames[ply]!;
  search.ply = ply;
  frame.depth = depth;
  frame.alpha = alpha;
  frame.beta = beta;
  frame.floor = alpha;
}

/**
 * The best lines found so far, the best first. Several lines are those of the last complete iteration; one line is that of the
 * iteration under way, once its first move has been judged. If all moves that were judged now lose for certain, and nobody knew,
 * the move under way may not: it is played, with the score that was hoped for.
 */
export function bestSoFar({ frames, best, lineCount, depth }: Search): readonly Line[] {
  const root = frames[0]!;
  const known = best[0]!;
  if (root.length === 0 || (lineCount > 1 && depth > 0)) return best;
  if (root.best > -WON / 2 || known.score < -WON / 2)
    return [{ line: root.line.slice(0, root.length), score: root.best }];
  return [{ line: [root.moves[root.cursor - 1]!], score: known.score }];
}
