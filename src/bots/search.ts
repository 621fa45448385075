/**
 * Iterative deepening with principal variation search, late-move reductions and quiescence. The search keeps a stack of its
 * own instead of calling itself, so that it can stop between any two positions and go on later, and allocates nothing once it
 * has begun. `chooseMove.ts` decides how long it may go on.
 */

import { NOWHERE, shotOf } from "../morabaraba/engine/bits.ts";
import type { Ruleset } from "../morabaraba/engine/compile.ts";
import { ending, winnerOf } from "../morabaraba/engine/ending.ts";
import { closers } from "../morabaraba/engine/mills.ts";
import { createPosition, generate, MOST_MOVES, make, type Position } from "../morabaraba/engine/movegen.ts";
import { evaluate } from "./evaluate.ts";
import { DEEPEST, FARTHEST, type Level, misjudgement, overlooked, WIN } from "./levels.ts";
import { createHeuristics, type Heuristics, KILLER, pickBest, rank, recordCutoff } from "./ordering.ts";
import { diceFrom, shuffle } from "./random.ts";
import {
  AT_LEAST,
  AT_MOST,
  boundAt,
  createTable,
  depthAt,
  find,
  moveAt,
  scoreAt,
  store,
  type Table,
} from "./table.ts";

/** Plies after the last of an iteration in which mills are still followed. */
export const QUIESCENCE = 6 as const;

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
  readonly heuristics: Heuristics;
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
    heuristics: createHeuristics(PLIES),
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
  const plies = search.level.tablebase?.(ruleset, position, ply === 1);
  if (plies) return plies > 0 ? WIN - ply - plies : ply - plies - WIN;
  // Nothing here can be worse than to lose at once, nor better than to win with the next move.
  if (frames[at + ALPHA]! >= WIN - ply - 1) return WIN - ply - 1;
  if (frames[at + BETA]! <= ply - WIN) return ply - WIN;
  const start = frames[at - FRAME + END]!;
  const depth = frames[at + DEPTH]!;
  if (depth <= 0) return enterQuiescence(search, position, at, start);
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
  const { ruleset, heuristics, frames, moves, ranks, ply } = search;
  frames[at + BEST] = value;
  frames[at + MOVE] = -1;
  frames[at + START] = start;
  frames[at + CURSOR] = start;
  rank(
    ruleset,
    position,
    ply,
    frames[at + DEPTH]!,
    heuristics,
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
function enterQuiescence(search: Search, position: Position, at: number, start: number): number {
  const { ruleset, level, frames, moves } = search;
  let value = evaluate(ruleset, position, level.weights);
  if (level.misjudges > 0) value += misjudgement(level, position, search.seed);
  // Large weights add up to more than a win is worth, and no guess may pass for a forced end.
  value = Math.min(Math.max(value, FARTHEST - WIN), WIN - FARTHEST);
  const closing = closers(ruleset, position.own) & ~(position.other | position.own);
  if (value >= frames[at + BETA]! || closing === 0 || !level.quiescence) return value;
  if (frames[at + DEPTH]! <= -QUIESCENCE) return value;
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
    pickBest(moves, search.ranks, cursor, end);
    const less = reduction(search, ply, cursor);
    if (less === PRUNED) break;
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
        recordCutoff(search.heuristics, search.positions[ply]!, ply, depth + 1, frames[at + MOVE]!);
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

/** By plies still to look ahead: after so many moves the quiet ones are passed over. Where more plies are left, none are. */
const LATE = [0, 6, 9, 15];

/** Instead of a number of plies: the move, and with it all after it, is passed over. */
export const PRUNED = 99 as const;

/**
 * By how many plies less the move that comes next at `cursor` is looked at; the search asks again if it turns out better than
 * expected. Nothing is passed over as long as every move tried loses by force: whether a loss is one, every move decides.
 */
export function reduction({ level, frames, moves, ranks }: Search, ply: number, cursor: number): number {
  const at = ply * FRAME;
  const depth = frames[at + DEPTH]!;
  const tried = cursor - frames[at + START]!;
  if (level.depth < DEEPEST || depth < 1) return 0;
  if (shotOf(moves[cursor]!) !== NOWHERE) return depth > 1 && tried > 2 ? 1 : 0;
  if (tried < 2 || ranks[cursor]! >= KILLER) return 0;
  if (depth < LATE.length && tried >= LATE[depth]! && ply > 0 && frames[at + BEST]! > FARTHEST - WIN)
    return PRUNED;
  return depth < 2 ? 0 : tried < 5 ? 1 : Math.min(Math.max(depth - 2, 1), 3);
}
