/**
 * Everything a search keeps between two of its steps: the stack of positions it is looking at, with a frame of numbers for
 * each, and what it has found out. The steps are in `search.ts`.
 */

import type { Ruleset } from "../morabaraba/engine/compile.ts";
import { createPosition, generate, MOST_MOVES, type Position } from "../morabaraba/engine/movegen.ts";
import type { Level } from "./levels.ts";
import { createExperience, type Experience } from "./ordering.ts";
import { diceFrom, shuffle } from "./randomness.ts";
import { WIN } from "./scores.ts";
import { createTable, type Table } from "./table.ts";

/** Plies after the last of an iteration in which mills are still followed. */
export const FOLLOWED = 6 as const;

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
/** Where the moves begin and end, and which comes next. */
export const START = 6 as const;
export const END = 7 as const;
export const CURSOR = 8 as const;
/** How long the best line from here on is. */
export const LENGTH = 9 as const;

/** A search, at rest between two positions. */
export interface Search {
  readonly ruleset: Ruleset;
  readonly level: Level;
  readonly seed: number;
  readonly table: Table;
  readonly experience: Experience;
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
  /** Positions looked at, the root once in each iteration. */
  nodes: number;
  /** Plies of the last complete iteration, its score and its line. */
  depth: number;
  score: number;
  line: Int32Array;
  /** Whether a deeper iteration could tell nothing more, or is not wanted. */
  settled: boolean;
}

/** A search from a position that is not over, before its first step; the table has 2 to the `tableBits` slots. */
export function createSearch(
  ruleset: Ruleset,
  root: Position,
  level: Level,
  seed: number,
  tableBits: number,
): Search {
  const moves = new Int32Array(PLIES * MOST_MOVES);
  const end = generate(ruleset, root, moves, 0);
  // Among moves that turn out equal the first tried is played, so the seed decides.
  shuffle(moves, end, diceFrom(seed));
  const search: Search = {
    ruleset,
    level,
    seed,
    table: createTable(tableBits),
    experience: createExperience(PLIES),
    positions: [root, ...Array.from({ length: PLIES - 1 }, createPosition)],
    frames: new Int32Array(PLIES * FRAME),
    moves,
    ranks: new Int32Array(moves.length),
    lines: new Int32Array(PLIES * PLIES),
    ply: 0,
    nodes: 0,
    depth: 0,
    score: 0,
    line: moves.slice(0, 1),
    settled: false,
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
