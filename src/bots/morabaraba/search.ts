/**
 * Iterative deepening with principal variation search, late-move reductions and quiescence. The search keeps a stack of its
 * own instead of calling itself, so that it can stop between any two positions and go on later, and allocates nothing once it
 * has begun. `chooseMove.ts` decides how long it may go on.
 */

import { NOWHERE, shotOf } from "../../rules/morabaraba/engine/bits.ts";
import { ending, winnerOf } from "../../rules/morabaraba/engine/ending.ts";
import { closers } from "../../rules/morabaraba/engine/mills.ts";
import { generate, make, type Position } from "../../rules/morabaraba/engine/movegen.ts";
import { judge } from "./evaluation/evaluate.ts";
import {
  ALPHA,
  BEST,
  BETA,
  CURSOR,
  DEPTH,
  END,
  FLOOR,
  FRAME,
  frame,
  LENGTH,
  type Line,
  MOVE,
  NO_MOVE,
  PLIES,
  type Search,
  STAGED,
  START,
} from "./frame.ts";
import { DEEPEST, FARTHEST, misjudgement, overlooked, WIN } from "./levels.ts";
import { KILLER, pickBest, rank, recordCutoff } from "./ordering.ts";
import { AT_LEAST, AT_MOST, ageAt, boundAt, depthAt, find, moveAt, scoreAt, store } from "./table.ts";

/** Plies after the last of an iteration in which mills are still followed. */
const QUIESCENCE = 6 as const;

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
        if (complete(search, value)) return true;
        break;
      }
      search.ply--;
      value = absorb(search, -value);
    }
  }
  return false;
}

/** Takes in a line that is complete; true if that completes the iteration. */
function complete(search: Search, score: number): boolean {
  const { found, frames, moves } = search;
  const line = search.lines.slice(0, frames[LENGTH]);
  found.push({ line, score });
  if (found.length < search.wanted) {
    // The next line begins with another move.
    const at = moves.indexOf(line[0]!, found.length - 1);
    moves[at] = moves[found.length - 1]!;
    moves[found.length - 1] = line[0]!;
    frame(search, 0, search.depth + 1, -WIN, WIN);
    return false;
  }
  search.depth++;
  search.only = search.wanted === 1 && search.rest <= FARTHEST - WIN;
  search.rest = -WIN;
  search.best = found.sort((a, b) => b.score - a.score);
  search.found = [];
  // Every forced end within the depth has been seen, so there is none nearer than these; a selective search may have
  // missed a nearer one, but what it found is forced all the same.
  const certain = search.best.every((each) => WIN - Math.abs(each.score) <= search.depth + 1);
  search.settled = certain || search.depth >= search.level.depth;
  frame(search, 0, search.depth + 1, -WIN, WIN);
  return true;
}

/**
 * The best lines found so far, the best first. Several lines are those of the last complete iteration; one line is that of the
 * iteration under way, once its first move has been reached. If all moves that were judged now lose by force, and nobody knew,
 * the move under way may not: it is played, with the score that was hoped for.
 */
export function bestSoFar({ frames, moves, lines, best, wanted, depth }: Search): readonly Line[] {
  const score = frames[BEST]!;
  const known = best[0]!;
  if (frames[LENGTH] === 0 || (wanted > 1 && depth > 0)) return best;
  if (score > FARTHEST - WIN || known.score <= FARTHEST - WIN)
    return [{ line: lines.slice(0, frames[LENGTH]), score }];
  return [{ line: [moves[frames[CURSOR]! - 1]!], score: known.score }];
}

/** The first look at the position on top of the stack: its value, or BUSY with a reply put on top of it. */
function enter(search: Search): number {
  const { ruleset, ply, frames, table } = search;
  const position = search.positions[ply]!;
  const at = ply * FRAME;
  search.nodes++;
  frames[at + LENGTH] = 0;
  if (ply === 0) {
    const { found, best } = search;
    return expand(search, position, at, found.length, best[found.length]?.line[0] ?? NO_MOVE, -WIN);
  }
  const reason = ending(ruleset, position);
  if (reason !== undefined) {
    const winner = winnerOf(ruleset, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? WIN - ply : ply - WIN;
  }
  // A root move is judged exactly. Where tables know of no win or loss, the search may find a better draw, and goes on.
  const plies = search.level.tablebase?.(ruleset, position, ply === 1);
  if (plies) return plies > 0 ? WIN - ply - plies : ply - plies - WIN;
  // A position that comes back promises no progress, so it counts as a draw, as far as no depth is asked for.
  if (position.quiet >= 4 && isSelective(search) && isRepeated(position)) return 0;
  // Nothing here can be worse than to lose at once, nor better than to win with the next move.
  if (frames[at + ALPHA]! >= WIN - ply - 1) return WIN - ply - 1;
  if (frames[at + BETA]! <= ply - WIN) return ply - WIN;
  const start = frames[at - FRAME + END]!;
  const depth = frames[at + DEPTH]!;
  if (depth <= 0) return enterQuiescence(search, position, at, start);
  let tableMove: number = NO_MOVE;
  if (mayUseTable(search, position, depth)) {
    find(table, ruleset, position, aheadOf(search, depth));
    if (table.slot >= 0) {
      tableMove = moveAt(table);
      const score = scoreAt(table, ply);
      const enough = score >= frames[at + BETA]! ? AT_LEAST : AT_MOST;
      // In the principal variation the line itself is wanted, not only what it is worth.
      const narrow = frames[at + BETA]! - frames[at + ALPHA]! === 1;
      const sufficient = narrow && depthAt(table) >= depth && (boundAt(table) & enough) !== 0;
      if (sufficient && isCertain(search, position, score)) return score;
    }
  }
  if (tableMove >= 0) return expandStaged(search, at, start, tableMove);
  frames[at + END] = generate(ruleset, position, search.moves, start);
  return expand(search, position, at, start, NO_MOVE, -WIN);
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
  frames[at + MOVE] = NO_MOVE;
  frames[at + START] = start;
  frames[at + CURSOR] = start;
  frames[at + STAGED] = 0;
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

/** Begins with the table's move alone: it often refutes the position, and then the others need not be generated. */
function expandStaged(search: Search, at: number, start: number, tableMove: number): number {
  const { frames, moves } = search;
  frames[at + BEST] = -WIN;
  frames[at + MOVE] = NO_MOVE;
  frames[at + START] = start;
  frames[at + CURSOR] = start;
  frames[at + END] = start + 1;
  frames[at + STAGED] = 1;
  moves[start] = tableMove;
  return next(search, search.ply);
}

/** Generates and ranks the moves after the table's move. */
function generateRest(search: Search, at: number): void {
  const { ruleset, heuristics, frames, moves, ranks, ply } = search;
  const position = search.positions[ply]!;
  const start = frames[at + START]!;
  const tableMove = moves[start]!;
  const end = generate(ruleset, position, moves, start);
  frames[at + END] = end;
  frames[at + STAGED] = 0;
  moves[moves.indexOf(tableMove, start)] = moves[start]!;
  moves[start] = tableMove;
  rank(ruleset, position, ply, frames[at + DEPTH]!, heuristics, NO_MOVE, moves, ranks, start + 1, end);
}

/** Whether moves are reduced and pruned: at full strength, where no depth is asked for. */
const isSelective = ({ level }: Search): boolean => level.depth >= DEEPEST;

/** Whether the position has occurred before, on the path or in the game. Only the same side can repeat it, so every other ply. */
function isRepeated(position: Position): boolean {
  const { own, other, ownBar, otherBar } = position;
  let earlier = position.previous?.previous?.previous?.previous;
  for (let left = position.quiet - 4; earlier && left >= 0; left -= 2) {
    if (
      earlier.own === own &&
      earlier.other === other &&
      earlier.ownBar === ownBar &&
      earlier.otherBar === otherBar
    )
      return true;
    earlier = earlier.previous?.previous;
  }
  return false;
}

/**
 * Near the last ply a look-up costs as much as it saves. Where repetitions count and a depth is asked for, a finding is used
 * only if nothing before the position can be repeated.
 */
function mayUseTable(search: Search, position: Position, depth: number): boolean {
  const { repetition } = search.ruleset.variant;
  return depth > 1 && (repetition === null || position.quiet === 0 || isSelective(search));
}

/** How far ahead quiet plies matter to a finding; where a depth is asked for, they always do. */
const aheadOf = (search: Search, depth: number): number =>
  isSelective(search) ? depth + QUIESCENCE : Number.POSITIVE_INFINITY;

/**
 * Whether a forced end that the table reports is real here: it comes before the draw by `noShots`, and it has not been found
 * by an earlier search, after which a position on the way to it may have occurred in the game. Other scores are estimates.
 */
function isCertain({ ruleset, table, ply }: Search, { quiet }: Position, score: number): boolean {
  const { noShots, repetition } = ruleset.variant;
  const plies = WIN - Math.abs(score) - ply;
  if (plies > FARTHEST) return true;
  if (noShots !== null && quiet + plies >= noShots) return false;
  return repetition === null || quiet === 0 || ageAt(table) === table.age;
}

/** Beyond the last ply only mills are followed, and the side to move need not close one. */
function enterQuiescence(search: Search, position: Position, at: number, start: number): number {
  const { ruleset, level, frames, moves } = search;
  let value = judge(ruleset, position, level);
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
  return expand(search, position, at, start, NO_MOVE, value);
}

/** Puts the next reply on top of the stack, or returns the value of the position when there is none. */
function next(search: Search, ply: number): number {
  const { level, moves, frames } = search;
  const position = search.positions[ply]!;
  const at = ply * FRAME;
  let end = frames[at + END]!;
  for (let cursor = frames[at + CURSOR]!; ; cursor++) {
    if (cursor === end) {
      if (frames[at + STAGED] === 0) break;
      generateRest(search, at);
      end = frames[at + END]!;
      if (cursor === end) break;
    }
    if (frames[at + STAGED] === 0) pickBest(moves, search.ranks, cursor, end);
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
  if (ply === 0) search.rest = Math.max(search.rest, Math.min(value, frames[BEST]!));
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
function leave(search: Search, ply: number): number {
  const { ruleset, table, frames, positions } = search;
  const position = positions[ply]!;
  const at = ply * FRAME;
  const best = frames[at + BEST]!;
  const depth = frames[at + DEPTH]!;
  if (mayUseTable(search, position, depth)) {
    const bound =
      best >= frames[at + BETA]! ? AT_LEAST : best > frames[at + FLOOR]! ? AT_LEAST | AT_MOST : AT_MOST;
    const ahead = aheadOf(search, depth);
    store(table, ruleset, position, ply, depth, best, bound, frames[at + MOVE]!, ahead);
  }
  return best;
}

/** By remaining depth: the number of moves after which quiet moves are pruned. Deeper nodes prune none. */
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
