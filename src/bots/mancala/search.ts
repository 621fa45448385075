/** A search at rest: the stack of its frames, and what it has found. `advance.ts` moves it on. */

import type { Reached } from "../../rules/mancala/engine/ending.ts";
import { copyOf } from "../../rules/mancala/engine/position.ts";
import { listSeen } from "../../rules/seen.ts";
import type { Errors } from "../levels.ts";
import { diceFrom, shuffle } from "../random.ts";
import { openFrame, type SearchState } from "../search.ts";
import { createFrame, type Frame, generateMoves, PLIES, seenHash, setPosition } from "./frame.ts";
import type { Table } from "./table.ts";
import { type Weights, weightsFor } from "./weights.ts";

/** Beyond every score. */
export const INFINITE = 0x7000_0000;

/** A search of mancala, at rest between two positions. */
export interface Search extends SearchState<Frame> {
  readonly level: Errors;
  readonly weights: Weights;
  readonly table: Table;
  /** Hashes of the positions that the game has seen and that can come back. */
  readonly seen: ReadonlySet<number>;
  /** Whether the scores of the lines found last rest on ends of games alone. */
  exact: boolean;
  /** Whether there is only one move. */
  readonly isOnlyMove: boolean;
}

/** A search from a position that is not over, before its first step. It goes on with what is in the table. */
export function createSearch(
  root: Reached,
  level: Errors,
  seed: number,
  table: Table,
  lines: number,
): Search {
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
