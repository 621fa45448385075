/* The state of a search: its stack of frames, and its results. `search.ts` has the steps. */

import type { State } from "../../rules/mancala/engine/ending.ts";
import { copyOf } from "../../rules/mancala/engine/position.ts";
import { listSeen } from "../../rules/seen.ts";
import type { Errors } from "../levels.ts";
import { diceFrom, shuffle } from "../random.ts";
import { openFrame, type SearchState } from "../search.ts";
import { type Weights, weightsFor } from "./evaluate.ts";
import { createFrame, type Frame, generateMoves, STACK_SIZE, seenHash, setPosition } from "./frame.ts";
import type { Table } from "./table.ts";

/** Greater than every score. */
export const INFINITE = 0x7000_0000;

/** The search of a mancala game, paused between two positions. */
export interface Search extends SearchState<Frame> {
  readonly level: Errors;
  readonly weights: Weights;
  readonly table: Table;
  /** Hashes of the game's earlier positions that can still be repeated. */
  readonly seen: ReadonlySet<number>;
  /** Whether the scores of the latest lines come only from ends of games. */
  exact: boolean;
  /** Whether there is only one legal move. */
  readonly isOnlyMove: boolean;
}

/** Creates a search from a position that is not over. It uses what is in the table. */
export function createSearch(root: State, level: Errors, seed: number, table: Table, lines: number): Search {
  const { variant, seen } = root.position;
  const blank = copyOf(root.position);
  blank.seen = undefined;
  const frames = Array.from({ length: STACK_SIZE }, () => createFrame(blank));
  const top = frames[0] as Frame;
  setPosition(top, blank);
  generateMoves(top, root.legal);
  // Among equal moves the first one tried is played, so the seed decides. Equal dice keep both lists in step.
  for (const list of [top.moves, top.after]) shuffle(list, top.count, diceFrom(seed));
  const search: Search = {
    level,
    weights: weightsFor(variant),
    seed,
    table,
    multiPv: Math.min(lines, top.count),
    frames,
    seen: new Set(listSeen(seen).map((text) => seenHash(blank, text))),
    ply: 0,
    nodes: 0,
    depth: 0,
    best: [{ line: top.moves.slice(0, 1), score: 0 }],
    finished: [],
    exact: false,
    settled: false,
    isOnlyMove: top.count === 1,
  };
  openFrame(search, 0, 1, -INFINITE, INFINITE);
  return search;
}
