/* The state of a search: frames, results, and what a later search can use. `search.ts` has the steps. */

import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { generateMoves } from "../../rules/mills/engine/movegen.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import { diceFrom, shuffle } from "../random.ts";
import { openFrame, type SearchState } from "../search.ts";
import { createFrames, type Frame, STACK_SIZE } from "./frame.ts";
import { type Level, WIN } from "./levels.ts";
import { createHeuristics, type Heuristics } from "./ordering.ts";
import { createTable, type Table } from "./table.ts";

/** What a later search can use: the transposition table, killers and history. */
export interface Memory {
  readonly table: Table;
  readonly heuristics: Heuristics;
}

/** Creates an empty memory with a table of 2 to the `tableBits` slots; `isSpecial` is the ruleset's. */
export function createMemory(tableBits: number, isSpecial = false): Memory {
  return { table: createTable(tableBits, isSpecial), heuristics: createHeuristics(STACK_SIZE) };
}

/** The search of a mill game, paused between two positions. */
export interface Search extends Memory, SearchState<Frame> {
  readonly ruleset: Ruleset;
  readonly level: Level;
  /** The highest score so far, in this iteration, of the root's moves other than the best. */
  secondBest: number;
  /** Whether the last iteration has proved that all other moves lose, so the best move cannot change. */
  isOnlyMove: boolean;
}

/** Creates a search from a position that is not over. It uses what is in the memory. */
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
  // Among equal moves the first one tried is played, so the seed decides.
  shuffle(top.moves, top.end, diceFrom(seed));
  const search: Search = {
    ruleset,
    level,
    seed,
    multiPv: Math.min(lines, top.end),
    ...memory,
    frames,
    ply: 0,
    nodes: 0,
    depth: 0,
    best: [{ line: top.moves.slice(0, 1), score: 0 }],
    finished: [],
    settled: false,
    secondBest: -WIN,
    isOnlyMove: false,
  };
  openFrame(search, 0, 1, -WIN, WIN);
  return search;
}
