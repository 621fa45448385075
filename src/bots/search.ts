/**
 * Iterative deepening with principal variation search. The search keeps a stack of its own instead of calling itself, so
 * that it can stop between any two positions and go on later, and allocates nothing once it has begun. How long it
 * may go on is decided in `chooseMove.ts`.
 */

import { NOWHERE, shotOf } from "../morabaraba/engine/bits.ts";
import type { Ruleset } from "../morabaraba/engine/compile.ts";
import { ending, winnerOf } from "../morabaraba/engine/ending.ts";
import { closers } from "../morabaraba/engine/mills.ts";
import { generate, make, type Position } from "../morabaraba/engine/movegen.ts";
import { evaluate } from "./evaluate.ts";
import { misjudgement, overlooked } from "./levels.ts";
import { bringForward, learn, rank } from "./ordering.ts";
import { FARTHEST, WIN } from "./scores.ts";
import { PASSED_OVER, reduction } from "./selection.ts";
import {
  ALPHA,
  BEST,
  BETA,
  CURSOR,
  DEPTH,
  END,
  FLOOR,
  FOLLOWED,
  FRAME,
  frame,
  LENGTH,
  MOVE,
  PLIES,
  type Search,
  START,
} from "./stack.ts";
import { AT_LEAST, AT_MOST, boundAt, depthAt, find, moveAt, scoreAt, store } from "./table.ts";

/** What a step of the search returns as long as it is busy below: no score. */
const BUSY = 0x7fff_ffff;

/**
 * Goes on until an iteration is complete, and returns true, or `nodes` positions have been looked at in all. Not to be
 * called on a settled search.
 */
export function advance(search: Search, nodes: number): boolean {
  while (search.nodes < nodes) {
    let value = enter(search);
    while (value !== BUSY) {
      if (search.ply === 0) {
        complete(search, value);
        return true;
      }
      search.ply--;
      value = absorb(search, -value);
    }
  }
  return false;
}

function complete(search: Search, value: number): void {
  search.depth++;
  search.score = value;
  search.line = search.lines.slice(0, search.frames[LENGTH]);
  // Every forced end within the depth has been seen, so there is none nearer than this one; a selective search may have
  // missed a nearer one, but what it found is forced all the same.
  const certain = WIN - Math.abs(value) <= search.depth + 1;
  search.settled = certain || search.depth >= search.level.depth;
  frame(search, 0, search.depth + 1, -WIN, WIN);
}

/**
 * The best line found so far and its score: of the iteration under way, once its first move has been judged, else of the last
 * complete one. If all moves that were judged now lose by force, and nobody knew, the move under way may not: it is played,
 * with the score that was hoped for.
 */
export function bestSoFar(search: Search): { readonly line: ArrayLike<number>; readonly score: number } {
  const { frames, moves, lines } = search;
  const score = frames[BEST]!;
  if (frames[LENGTH] === 0) return search;
  if (score > FARTHEST - WIN || search.score <= FARTHEST - WIN)
    return { line: lines.slice(0, frames[LENGTH]), score };
  return { line: [moves[frames[CURSOR]! - 1]!], score: search.score };
}

/** The first look at the position on top of the stack: its value, or BUSY with a reply put on top of it. */
function enter(search: Search): number {
  const { ruleset, ply, frames, table } = search;
  const position = search.positions[ply]!;
  const at = ply * FRAME;
  search.nodes++;
  frames[at + LENGTH] = 0;
  if (ply === 0) return expand(search, position, at, 0, search.line[0]!, -WIN);
  const reason = ending(ruleset, position);
  if (reason !== undefined) {
    const winner = winnerOf(ruleset, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? WIN - ply : ply - WIN;
  }
  // A root move is judged exactly. Where tables know of no win or loss, the search may find a better draw, and goes on.
  const plies = search.level.oracle?.(ruleset, position, ply === 1);
  if (plies) return plies > 0 ? WIN - ply - plies : ply - plies - WIN;
  // Nothing here can be worse than to lose at once, nor better than to win with the next move.
  if (frames[at + ALPHA]! >= WIN - ply - 1) return WIN - ply - 1;
  if (frames[at + BETA]! <= ply - WIN) return ply - WIN;
  const start = frames[at - FRAME + END]!;
  const depth = frames[at + DEPTH]!;
  if (depth <= 0) return enterCalm(search, position, at, start);
  let tableMove = -1;
  if (mayUseTable(ruleset, position, depth)) {
    find(table, ruleset, position);
    if (table.slot >= 0) {
      tableMove = moveAt(table);
      const score = scoreAt(table, ply);
      const enough = score >= frames[at + BETA]! ? AT_LEAST : AT_MOST;
      // In the principal variation the line itself is wanted, not only what it is worth.
      const narrow = frames[at + BETA]! - frames[at + ALPHA]! === 1;
      if (narrow && depthAt(table) >= depth && (boundAt(table) & enough) !== 0) return score;
    }
  }
  frames[at + END] = generate(ruleset, position, search.moves, start);
  return expand(search, position, at, start, tableMove, -WIN);
}

/** Begins with the moves from `start` to the frame's end; `value` is what the side to move has without any of them. */
function expand(
  search: Search,
  position: Position,
  at: number,
  start: number,
  tableMove: number,
  value: number,
): number {
  const { ruleset, experience, frames, moves, ranks, ply } = search;
  frames[at + BEST] = value;
  frames[at + MOVE] = -1;
  frames[at + START] = start;
  frames[at + CURSOR] = start;
  rank(
    ruleset,
    position,
    ply,
    frames[at + DEPTH]!,
    experience,
    tableMove,
    moves,
    ranks,
    start,
    frames[at + END]!,
  );
  return next(search, ply);
}

/**
 * Near the last ply a look-up costs as much as it saves. Where repetitions count, what is found out about a position holds
 * only if nothing before it can be repeated.
 */
function mayUseTable(ruleset: Ruleset, position: Position, depth: number): boolean {
  return depth > 1 && (ruleset.variant.repetition === null || position.quiet === 0);
}

/** Beyond the last ply only mills are followed, and the side to move need not close one. */
function enterCalm(search: Search, position: Position, at: number, start: number): number {
  const { ruleset, level, frames, moves } = search;
  let value = evaluate(ruleset, position, level.weights);
  if (level.misjudges > 0) value += misjudgement(level, position, search.seed);
  // Large weights add up to more than a win is worth, and no guess may pass for a forced end.
  value = Math.min(Math.max(value, FARTHEST - WIN), WIN - FARTHEST);
  const closing = closers(ruleset, position.own) & ~(position.other | position.own);
  if (value >= frames[at + BETA]! || closing === 0 || !level.calm) return value;
  if (frames[at + DEPTH]! <= -FOLLOWED) return value;
  const all = generate(ruleset, position, moves, start);
  let end = start;
  for (let i = start; i < all; i++) if (shotOf(moves[i]!) !== NOWHERE) moves[end++] = moves[i]!;
  if (end === start) return value;
  frames[at + ALPHA] = Math.max(frames[at + ALPHA]!, value);
  frames[at + END] = end;
  return expand(search, position, at, start, -1, value);
}

/** Puts the next reply on top of the stack, or returns the value of the position when there is none. */
function next(search: Search, ply: number): number {
  const { level, moves, frames } = search;
  const position = search.positions[ply]!;
  const at = ply * FRAME;
  const end = frames[at + END]!;
  for (let cursor = frames[at + CURSOR]!; cursor < end; cursor++) {
    bringForward(moves, search.ranks, cursor, end);
    const less = reduction(search, ply, cursor);
    if (less === PASSED_OVER) break;
    const move = moves[cursor]!;
    const isFirst = cursor === frames[at + START];
    if (level.overlooks > 0 && ply > 0 && !isFirst && overlooked(level, position, move, search.seed))
      continue;
    frames[at + CURSOR] = cursor + 1;
    make(search.ruleset, position, move, search.positions[ply + 1]!);
    const alpha = frames[at + ALPHA]!;
    const depth = frames[at + DEPTH]! - 1 - less;
    // All but the first are only asked whether they are better; `absorb` asks again those that are.
    frame(search, ply + 1, depth, isFirst ? -frames[at + BETA]! : -alpha - 1, -alpha);
    return BUSY;
  }
  return leave(search, ply);
}

/** Takes in the value of the reply just looked at. */
function absorb(search: Search, value: number): number {
  const { ply, frames } = search;
  const at = ply * FRAME;
  const beta = frames[at + BETA]!;
  const alpha = frames[at + ALPHA]!;
  const depth = frames[at + DEPTH]! - 1;
  if (value > alpha && frames[at + FRAME + DEPTH]! < depth) {
    frame(search, ply + 1, depth, -alpha - 1, -alpha);
    return BUSY;
  }
  if (value > alpha && value < beta && frames[at + FRAME + FLOOR]! > -beta) {
    frame(search, ply + 1, depth, -beta, -alpha);
    return BUSY;
  }
  if (value > frames[at + BEST]!) {
    frames[at + BEST] = value;
    if (value > alpha) {
      frames[at + ALPHA] = value;
      extendLine(search, ply);
      if (value >= beta) {
        learn(search.experience, search.positions[ply]!, ply, depth + 1, frames[at + MOVE]!);
        return leave(search, ply);
      }
    }
  }
  return next(search, ply);
}

/** The move just tried, and the best line after it, become the best line from this ply on. */
function extendLine({ lines, frames, moves }: Search, ply: number): void {
  const at = ply * FRAME;
  const to = ply * PLIES;
  const from = to + PLIES;
  const length = frames[at + FRAME + LENGTH]!;
  const move = moves[frames[at + CURSOR]! - 1]!;
  frames[at + MOVE] = move;
  frames[at + LENGTH] = length + 1;
  lines[to] = move;
  lines.copyWithin(to + 1, from, from + length);
}

/** The value of a position all of whose replies have been looked at, or enough of them; the table keeps it. */
function leave({ ruleset, table, frames, positions }: Search, ply: number): number {
  const position = positions[ply]!;
  const at = ply * FRAME;
  const best = frames[at + BEST]!;
  const depth = frames[at + DEPTH]!;
  if (mayUseTable(ruleset, position, depth)) {
    const bound =
      best >= frames[at + BETA]! ? AT_LEAST : best > frames[at + FLOOR]! ? AT_LEAST | AT_MOST : AT_MOST;
    store(table, ruleset, position, ply, depth, best, bound, frames[at + MOVE]!);
  }
  return best;
}
