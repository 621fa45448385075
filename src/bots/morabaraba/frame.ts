/**
 * What a search keeps while it rests: a frame for each ply of the line that it looks at, the moves and lines of these, and what
 * a later search may use. `search.ts` moves it on.
 */
import type { Ruleset } from "../../rules/morabaraba/engine/compile.ts";
import {
  createPosition,
  generate,
  MOST_MOVES,
  type Position,
} from "../../rules/morabaraba/engine/movegen.ts";
import { diceFrom, shuffle } from "../random.ts";
import { type Level, WIN } from "./levels.ts";
import { createHeuristics, type Heuristics } from "./ordering.ts";
import { createTable, type Table } from "./table.ts";

/** Room for the plies of a line. */
export const PLIES = 68 as const;

/** Numbers in a frame. */
export const FRAME = 16 as const;

/** Plies still to look ahead. */
export const DEPTH = 0 as const;
/** The window: the score that is certain already, and the score from which on the other side would not come here. */
export const ALPHA = 1 as const;
export const BETA = 2 as const;
/** The alpha that the frame began with. */
export const FLOOR = 3 as const;
/** The best score, and its move. */
export const BEST = 4 as const;
export const MOVE = 5 as const;
/** Stands where there is no move. */
export const NO_MOVE = -1 as const;
/** Where the moves begin and end, and which comes next. */
export const START = 6 as const;
export const END = 7 as const;
export const CURSOR = 8 as const;
/** How long the best line from here on is. */
export const LENGTH = 9 as const;
/** 1 while only the table's move has been made, and the others have still to be generated. */
export const STAGED = 10 as const;

/** What a search finds out and a later one may use: the transposition table, killers and history. */
export interface Memory {
  readonly table: Table;
  readonly heuristics: Heuristics;
}

/** An empty memory whose table has 2 to the `tableBits` slots. */
export function createMemory(tableBits: number): Memory {
  return { table: createTable(tableBits), heuristics: createHeuristics(PLIES) };
}

/** A line of moves from the root, and its score for the side to move there. */
export interface Line {
  readonly line: ArrayLike<number>;
  readonly score: number;
}

/** A search, at rest between two positions. */
export interface Search extends Memory {
  readonly ruleset: Ruleset;
  readonly level: Level;
  readonly seed: number;
  /** How many lines are wanted. */
  readonly wanted: number;
  /** The positions of the line now looked at; a ply's number is its distance from the root. */
  readonly positions: readonly Position[];
  /** Their frames, one behind the other. */
  readonly frames: Int32Array;
  /** Their moves, and how soon each is to be tried. */
  readonly moves: Int32Array;
  readonly ranks: Int32Array;
  /** By ply, {@link PLIES} apart: the best line from there on. */
  readonly lines: Int32Array;
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
  rest: number;
  /** Whether the last complete iteration has shown that all moves but the best lose by force, so that it stays the best. */
  only: boolean;
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
  const moves = new Int32Array(PLIES * MOST_MOVES);
  const end = generate(ruleset, root, moves, 0);
  // Among moves that turn out equal the first tried is played, so the seed decides.
  shuffle(moves, end, diceFrom(seed));
  const search: Search = {
    ruleset,
    level,
    seed,
    wanted: Math.min(lines, end),
    ...memory,
    positions: [root, ...Array.from({ length: PLIES - 1 }, createPosition)],
    frames: new Int32Array(PLIES * FRAME),
    moves,
    ranks: new Int32Array(moves.length),
    lines: new Int32Array(PLIES * PLIES),
    ply: 0,
    nodes: 0,
    depth: 0,
    best: [{ line: moves.slice(0, 1), score: 0 }],
    found: [],
    settled: false,
    rest: -WIN,
    only: false,
  };
  search.frames[END] = end;
  frame(search, 0, 1, -WIN, WIN);
  return search;
}

/** Goes to a ply for a first look at its position, to be searched `depth` plies deep within a window. */
export function frame(search: Search, ply: number, depth: number, alpha: number, beta: number): void {
  const { frames } = search;
  const at = ply * FRAME;
  search.ply = ply;
  frames[at + DEPTH] = depth;
  frames[at + ALPHA] = alpha;
  frames[at + BETA] = beta;
  frames[at + FLOOR] = alpha;
}
