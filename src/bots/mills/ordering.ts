/*
 * Move ordering: first the table's move or the last iteration's, then mills, then moves that block a mill,
 * then moves that refuted a neighbouring line (killers), then the others by the lines that they leave open
 * and the cutoffs that they have caused (history).
 */

import { countBits, moveFrom, moveShot, moveTo, NO_POINT, stepOf } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { millPoints } from "../../rules/mills/engine/mills.ts";
import type { Frame } from "./frame.ts";

/** Moves that have caused cutoffs. */
export interface Heuristics {
  /** Two moves for each ply. */
  readonly killers: Int32Array;
  /** For each side to move, origin and destination: its cutoffs so far, weighted by depth. */
  readonly history: Int32Array;
}

const FIRST = 1 << 30;
const SHOT = 1 << 26;
const BLOCK = 1 << 24;
/** Mills, blocks and killers have this rank or a higher one, and so have a few moves that open many lines. */
export const KILLER = 0x40_0000 as const;
const MAX_HISTORY = 1 << 21;

export function createHeuristics(plies: number): Heuristics {
  return { killers: new Int32Array(2 * plies).fill(-1), history: new Int32Array(2048) };
}

/** Ages heuristics for a search that begins `plies` later: killers move up, and history counts half. */
export function age({ killers, history }: Heuristics, plies: number): void {
  killers.copyWithin(0, 2 * plies);
  killers.fill(-1, Math.max(killers.length - 2 * plies, 0));
  for (let i = 0; i < history.length; i++) history[i]! >>= 1;
}

/** Ranks the moves of a frame from index `from` on. */
export function rankMoves(
  ruleset: Ruleset,
  { position, ply, depth, moves, ranks, end }: Frame,
  { killers, history }: Heuristics,
  firstMove: number,
  from: number,
): void {
  const { own, other, turn } = position;
  const empty = ruleset.all & ~(own | other);
  const threatened = millPoints(ruleset, other) & empty;
  const killer1 = killers[2 * ply]!;
  const killer2 = killers[2 * ply + 1]!;
  for (let i = from; i < end; i++) {
    const move = moves[i]!;
    const shot = moveShot(move);
    const to = 1 << moveTo(move);
    let rank = history[(turn << 10) | stepOf(move)]!;
    if (move === firstMove) rank = FIRST;
    else if (shot !== NO_POINT) {
      // The best cow to shoot is the one without which the opponent has the fewest lines to close.
      const left = countBits(millPoints(ruleset, other ^ (1 << shot)) & empty);
      rank += SHOT - (left << 21) + countBits(ruleset.neighbors[shot]!);
    } else {
      if (depth > 1) {
        // For a placement, `moveFrom` is NO_POINT, a bit that no point has.
        const rest = own & ~(1 << moveFrom(move));
        rank += countBits(millPoints(ruleset, rest | to) & empty & ~to) << 19;
      }
      if ((threatened & to) !== 0) rank += BLOCK;
      else if (move === killer1 || move === killer2) rank += KILLER;
    }
    ranks[i] = rank;
  }
}

/** Swaps the move with the highest rank from `start` on to `start`: selection sort, a step at a time. */
export function pickBest(frame: Frame, start: number): void {
  const { ranks, end } = frame;
  let best = start;
  let highest = ranks[start]!;
  for (let i = start + 1; i < end; i++) {
    const rank = ranks[i]!;
    if (rank > highest) {
      highest = rank;
      best = i;
    }
  }
  if (best !== start) swapMoves(frame, start, best);
}

export function swapMoves({ moves, ranks }: Frame, a: number, b: number): void {
  const move = moves[a]!;
  const rank = ranks[a]!;
  moves[a] = moves[b]!;
  ranks[a] = ranks[b]!;
  moves[b] = move;
  ranks[b] = rank;
}

/** Updates killers and history by a cutoff, unless the move shoots. */
export function recordCutoff(
  { killers, history }: Heuristics,
  { position, ply, depth, bestMove }: Frame,
): void {
  if (moveShot(bestMove) !== NO_POINT) return;
  if (killers[2 * ply] !== bestMove) {
    killers[2 * ply + 1] = killers[2 * ply]!;
    killers[2 * ply] = bestMove;
  }
  const place = (position.turn << 10) | stepOf(bestMove);
  history[place] = Math.min(history[place]! + depth * depth, MAX_HISTORY);
}
