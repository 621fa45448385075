/**
 * A search at rest: the stack of its frames, what it has found, and what a later search may use. `advance.ts` moves it on.
 */

import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { generateMoves } from "../../rules/mills/engine/movegen.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import { diceFrom, shuffle } from "../random.ts";
import { openFrame, type SearchState } from "../search.ts";
import { createFrames, type Frame, PLIES } from "./frame.ts";
import { type Level, WIN } from "./levels.ts";
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

/** A search of mills, at rest between two positions. */
export interface Search extends Memory, SearchState<Frame> {
  readonly ruleset: Ruleset;
  readonly level: Level;
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
