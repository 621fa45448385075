/** A search at rest: the stack of its frames, what it has found, and what a later search may use. `advance.ts` moves it on. */

import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { generateMoves } from "../../rules/mills/engine/movegen.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import { diceFrom, shuffle } from "../random.ts";
import type { Line } from "../runner.ts";
import { createFrames, type Frame, PLIES } from "./frame.ts";
import { FARTHEST, type Level, WIN } from "./levels.ts";
import { createHeuristics, type Heuristics } from "./ordering.ts";
import { createTable, type Table } from "./table.ts";

/** What a search finds out and a later one may use: the transposition table, killers and history. */
export interface Memory {
  readonly table: Table;
  readonly heuristics: Heuristics;
}

/** An empty memory whose table has 2 to the `tableBits` slots; `isSpecial` as the ruleset says it. */
export function createMemory(tableBits: number, isSpecial = false): Memory {
  return { table: createTable(tableBits, isSpecial), heuristics: createHeuristics(PLIES) };
}

/** A search, at rest between two positions. */
export interface Search extends Memory {
  readonly ruleset: Ruleset;
  readonly level: Level;
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
  /** The most that any move but the best is worth, as far as the iteration under way knows. */
  secondBest: number;
  /** Whether the last complete iteration has shown that all moves but the best lose by force, so that it stays the best. */
  isOnlyMove: boolean;
}

/** A search from a position that is not over, before its first step. It goes on with what is in its memory. */
export function createSearch(
  ruleset: Ruleset,
  root: Position,
  level: Level,
  seed: number,
  memory: Memory,
  lines = 1,
): Search {
  const frames = createFrames(root, ruleset.mostMoves);
  const top = frames[0]!;
  top.end = generateMoves(ruleset, root, top.moves, 0);
  // Among moves that turn out equal the first tried is played, so the seed decides.
  shuffle(top.moves, top.end, diceFrom(seed));
  const search: Search = {
    ruleset,
    level,
    seed,
    lineCount: Math.min(lines, top.end),
    ...memory,
    frames,
    ply: 0,
    nodes: 0,
    depth: 0,
    best: [{ line: top.moves.slice(0, 1), score: 0 }],
    found: [],
    settled: false,
    secondBest: -WIN,
    isOnlyMove: false,
  };
  openFrame(search, 0, 1, -WIN, WIN);
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
  frame.margin = 0;
  frame.hasBeenShallow = false;
}

/**
 * The best lines found so far, the best first. Several lines are those of the last complete iteration; one line is that of the
 * iteration under way, once its first move has been reached. If all moves that were judged now lose by force, and nobody knew,
 * the move under way may not: it is played, with the score that was hoped for.
 */
export function bestSoFar({ frames, best, lineCount, depth }: Search): readonly Line[] {
  const root = frames[0]!;
  const known = best[0]!;
  if (root.length === 0 || (lineCount > 1 && depth > 0)) return best;
  if (root.best > FARTHEST - WIN || known.score <= FARTHEST - WIN)
    return [{ line: root.line.slice(0, root.length), score: root.best }];
  return [{ line: [root.moves[root.cursor - 1]!], score: known.score }];
}
