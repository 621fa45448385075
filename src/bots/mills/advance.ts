/**
 * Iterative deepening with principal variation search, late-move reductions and quiescence. The search keeps a stack of its
 * own instead of calling itself, so that it can stop between any two positions and go on later, and allocates nothing once it
 * has begun. `chooseMove.ts` decides how long it may go on.
 *
 *     openFrame(ply) ──▶ enterFrame ─────────────── score ──────────────┐
 *          ▲                 │ moves to try                             ▼
 *          │                 ▼                                  onChildScore(ply - 1)
 *          └─ ply + 1 ─── nextMove ◀── not good enough ───────────┘     │
 *             or again       │ none left            better than beta ───┤
 *                            ▼                                          │
 *                        closeFrame ─────────────── score ◀─────────────┘
 *
 * A frame may be entered twice, the first time for a shallow search (`probCut.ts`), whose score may be enough.
 * A step returns the score of its frame for the side to move there, or BUSY once it has opened another frame on the stack.
 * Where the same side moves again, because the other one passes, scores and windows keep their signs. Signs change by `0 - score`, since
 * minus zero is no integer to the engine of JavaScript.
 */

import { moveShot, NO_POINT } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { endReason, hasSameMemory, winnerOf } from "../../rules/mills/engine/ending.ts";
import { millPoints } from "../../rules/mills/engine/mills.ts";
import { generateMoves, makeMove } from "../../rules/mills/engine/movegen.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import { judge } from "./evaluation/evaluate.ts";
import { type Frame, NO_MOVE, QUIESCENCE } from "./frame.ts";
import { DEEPEST, FARTHEST, misjudgement, overlooked, WIN } from "./levels.ts";
import { KILLER, pickBest, rankMoves, recordCutoff } from "./ordering.ts";
import { beginShallow, endShallow, mayCut } from "./probCut.ts";
import { openFrame, type Search } from "./search.ts";
import {
  AT_LEAST,
  AT_MOST,
  ageAt,
  boundAt,
  depthAt,
  find,
  moveAt,
  scoreAt,
  setKeys,
  store,
} from "./table.ts";

/** No score. */
const BUSY = 0x7fff_ffff;

/**
 * Goes on until an iteration is complete, and returns true, or `nodes` positions have been looked at in all. Not to be
 * called on a settled search.
 */
export function advance(search: Search, nodes: number): boolean {
  while (search.nodes < nodes) {
    let score = enterFrame(search);
    while (score !== BUSY) {
      if (search.ply === 0) {
        if (completeLine(search, score)) return true;
        break;
      }
      const frame = search.frames[search.ply]!;
      if (frame.margin !== 0) {
        const answer = endShallow(frame, score);
        if (answer === undefined) break;
        score = answer;
        continue;
      }
      const { turn } = frame.position;
      search.ply--;
      const isSame = search.frames[search.ply]!.position.turn === turn;
      score = onChildScore(search, isSame ? score : 0 - score);
    }
  }
  return false;
}

/** Takes in a line that is complete; true if that completes the iteration. */
function completeLine(search: Search, score: number): boolean {
  const { found } = search;
  const { line, length, moves } = search.frames[0]!;
  found.push({ line: line.slice(0, length), score });
  if (found.length < search.lineCount) {
    // The next line begins with another move.
    const at = moves.indexOf(line[0]!, found.length - 1);
    moves[at] = moves[found.length - 1]!;
    moves[found.length - 1] = line[0]!;
    openFrame(search, 0, search.depth + 1, -WIN, WIN);
    return false;
  }
  search.depth++;
  search.isOnlyMove = search.lineCount === 1 && search.secondBest <= FARTHEST - WIN;
  search.secondBest = -WIN;
  search.best = found.sort((a, b) => b.score - a.score);
  search.found = [];
  // Every forced end within the depth has been seen, so there is none nearer than these; a selective search may have
  // missed a nearer one, but what it found is forced all the same.
  const isCertain = search.best.every((each) => WIN - Math.abs(each.score) <= search.depth + 1);
  search.settled = isCertain || search.depth >= search.level.depth;
  openFrame(search, 0, search.depth + 1, -WIN, WIN);
  return true;
}

/** The first look at the position on top of the stack. */
function enterFrame(search: Search): number {
  const { ruleset, ply, frames, table } = search;
  const frame = frames[ply]!;
  const { position } = frame;
  search.nodes++;
  frame.length = 0;
  if (ply === 0) return enterRoot(search, frame);
  const reason = endReason(ruleset, position);
  if (reason !== undefined) {
    const winner = winnerOf(ruleset, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? WIN - ply : ply - WIN;
  }
  // A root move is judged exactly. Where tables know of no win or loss, the search may find a better draw, and goes on.
  const plies = search.level.lookup?.(ruleset, position, ply === 1);
  if (plies) return plies > 0 ? WIN - ply - plies : ply - plies - WIN;
  // A position that comes back promises no progress, so it counts as a draw, as far as no depth is asked for.
  if (position.quiet >= 4 && isSelective(search) && isRepeated(ruleset, position)) return 0;
  // Nothing here can be worse than to lose at once, nor better than to win with the next move.
  if (frame.alpha >= WIN - ply - 1) return WIN - ply - 1;
  if (frame.beta <= ply - WIN) return ply - WIN;
  if (frame.depth <= 0) return enterQuiescence(search, frame);
  if (mayCut(frame) && isSelective(search)) beginShallow(frame, judge(ruleset, position, search.level));
  frame.start = 0;
  if (mayUseTable(search, frame)) {
    setKeys(frame, ruleset, aheadOf(search, frame));
    const slot = find(table, frame.key, frame.second, frame.third);
    if (slot >= 0) {
      const score = scoreAt(table, slot, ply);
      const enough = score >= frame.beta ? AT_LEAST : AT_MOST;
      // In the principal variation the line itself is wanted, not only what it is worth.
      const isNarrow = frame.beta - frame.alpha === 1;
      const isEnough =
        isNarrow && depthAt(table, slot) >= frame.depth && (boundAt(table, slot) & enough) !== 0;
      if (isEnough && isCertain(search, position, score, slot)) return score;
      const tableMove = moveAt(table, slot);
      if (tableMove !== NO_MOVE) return tryTableMove(search, frame, tableMove);
    }
  }
  frame.end = generateMoves(ruleset, position, frame.moves, 0);
  return tryMoves(search, frame, NO_MOVE, -WIN);
}

/** The root has its moves from the beginning; those of lines that are found come first and are not tried again. */
function enterRoot(search: Search, frame: Frame): number {
  const { found, best } = search;
  if (mayUseTable(search, frame)) setKeys(frame, search.ruleset, aheadOf(search, frame));
  frame.start = found.length;
  return tryMoves(search, frame, best[found.length]?.line[0] ?? NO_MOVE, -WIN);
}

/** Begins with the frame's moves, the best ranked first; `score` is what the side to move has without any of them. */
function tryMoves(search: Search, frame: Frame, firstMove: number, score: number): number {
  frame.best = score;
  frame.bestMove = NO_MOVE;
  frame.cursor = frame.start;
  frame.isStaged = false;
  rankMoves(search.ruleset, frame, search.heuristics, firstMove, frame.start);
  return nextMove(search, frame);
}

/** Begins with the table's move alone: it often refutes the position, and then the others need not be generated. */
function tryTableMove(search: Search, frame: Frame, tableMove: number): number {
  frame.best = -WIN;
  frame.bestMove = NO_MOVE;
  frame.cursor = 0;
  frame.end = 1;
  frame.isStaged = true;
  frame.moves[0] = tableMove;
  return nextMove(search, frame);
}

/** Generates and ranks the moves after the table's move. */
function generateRest(search: Search, frame: Frame): void {
  const { moves } = frame;
  const tableMove = moves[0]!;
  frame.end = generateMoves(search.ruleset, frame.position, moves, 0);
  frame.isStaged = false;
  moves[moves.indexOf(tableMove)] = moves[0]!;
  moves[0] = tableMove;
  rankMoves(search.ruleset, frame, search.heuristics, NO_MOVE, 1);
}

/** Whether moves are reduced and pruned: at full strength, where no depth is asked for. */
const isSelective = ({ level }: Search): boolean => level.depth >= DEEPEST;

/** Whether the position has occurred before, on the path or in the game. Where nobody passes, only every other ply can repeat it. */
function isRepeated({ isSpecial }: Ruleset, position: Position): boolean {
  const { own, other, ownBar, otherBar, turn } = position;
  const stride = isSpecial ? 1 : 2;
  let earlier: Position | null | undefined = position.previous?.previous;
  if (!isSpecial) earlier = earlier?.previous?.previous;
  for (let left = position.quiet - 2 * stride; earlier && left >= 0; left -= stride) {
    if (
      earlier.own === own &&
      earlier.other === other &&
      earlier.ownBar === ownBar &&
      earlier.otherBar === otherBar &&
      (!isSpecial || (earlier.turn === turn && hasSameMemory(earlier, position)))
    )
      return true;
    earlier = isSpecial ? earlier.previous : earlier.previous?.previous;
  }
  return false;
}

/**
 * Near the last ply a look-up costs as much as it saves. Where repetitions count and a depth is asked for, a finding is used
 * only if nothing before the position can be repeated.
 */
function mayUseTable(search: Search, { depth, position }: Frame): boolean {
  const { repetition } = search.ruleset.variant;
  return depth > 1 && (repetition === null || position.quiet === 0 || isSelective(search));
}

/** How far ahead quiet plies matter to a finding; where a depth is asked for, they always do. */
const aheadOf = (search: Search, { depth }: Frame): number =>
  isSelective(search) ? depth + QUIESCENCE : Number.POSITIVE_INFINITY;

/**
 * Whether a forced end that the table reports is real here: it comes before the draw by `drawAfterQuietPlies`, and it has not been found
 * by an earlier search, after which a position on the way to it may have occurred in the game. Other scores are estimates.
 */
function isCertain(
  { ruleset, table, ply }: Search,
  { quiet }: Position,
  score: number,
  slot: number,
): boolean {
  const { drawAfterQuietPlies, repetition } = ruleset.variant;
  const plies = WIN - Math.abs(score) - ply;
  if (plies > FARTHEST) return true;
  if (drawAfterQuietPlies !== null && quiet + plies >= drawAfterQuietPlies) return false;
  return repetition === null || quiet === 0 || ageAt(table, slot) === table.age;
}

/** Beyond the last ply only mills are followed, and the side to move need not close one. */
function enterQuiescence(search: Search, frame: Frame): number {
  const { ruleset, level } = search;
  const { position, moves } = frame;
  let score = judge(ruleset, position, level);
  if (level.misjudges > 0) score += misjudgement(level, position, search.seed);
  // Large weights add up to more than a win is worth, and no guess may pass for a forced end.
  score = Math.min(Math.max(score, FARTHEST - WIN), WIN - FARTHEST);
  const closing = millPoints(ruleset, position.own) & ~(position.other | position.own);
  if (score >= frame.beta || closing === 0 || !level.quiescence) return score;
  if (frame.depth <= -QUIESCENCE) return score;
  const all = generateMoves(ruleset, position, moves, 0);
  let end = 0;
  for (let i = 0; i < all; i++) if (moveShot(moves[i]!) !== NO_POINT) moves[end++] = moves[i]!;
  if (end === 0) return score;
  frame.alpha = Math.max(frame.alpha, score);
  frame.start = 0;
  frame.end = end;
  return tryMoves(search, frame, NO_MOVE, score);
}

/** Opens a frame for the next move, or closes this one when there is none. */
function nextMove(search: Search, frame: Frame): number {
  const { level, frames } = search;
  const { position, moves, ply } = frame;
  for (let cursor = frame.cursor; ; cursor++) {
    if (cursor === frame.end) {
      if (!frame.isStaged) break;
      generateRest(search, frame);
      if (cursor === frame.end) break;
    }
    if (!frame.isStaged) pickBest(frame, cursor);
    const less = reduction(level.depth, frame, cursor);
    if (less === PRUNED) break;
    const move = moves[cursor]!;
    const isFirst = cursor === frame.start;
    if (level.overlooks > 0 && ply > 0 && !isFirst && overlooked(level, position, move, search.seed))
      continue;
    frame.cursor = cursor + 1;
    makeMove(search.ruleset, position, move, frames[ply + 1]!.position);
    // All but the first are only asked whether they are better; `onChildScore` asks again those that are.
    const beta = isFirst ? frame.beta : frame.alpha + 1;
    openChild(search, frame, frame.depth - 1 - less, frame.alpha, beta);
    return BUSY;
  }
  return closeFrame(search, frame);
}

/** Opens the frame after a move, with a window as the side to move before it has it. */
function openChild(search: Search, frame: Frame, depth: number, alpha: number, beta: number): void {
  const { ply, position } = frame;
  frame.asked = beta;
  const isSame = search.frames[ply + 1]!.position.turn === position.turn;
  openFrame(search, ply + 1, depth, isSame ? alpha : 0 - beta, isSame ? beta : 0 - alpha);
}

/** Takes in the score of the move just tried. */
function onChildScore(search: Search, score: number): number {
  const { ply, frames } = search;
  const frame = frames[ply]!;
  const child = frames[ply + 1]!;
  const { alpha, beta } = frame;
  const depth = frame.depth - 1;
  if (score > alpha && child.depth < depth) {
    openChild(search, frame, depth, alpha, alpha + 1);
    return BUSY;
  }
  if (score > alpha && score < beta && frame.asked < beta) {
    openChild(search, frame, depth, alpha, beta);
    return BUSY;
  }
  if (ply === 0) search.secondBest = Math.max(search.secondBest, Math.min(score, frame.best));
  if (score > frame.best) {
    frame.best = score;
    if (score > alpha) {
      frame.alpha = score;
      extendLine(frame, child);
      if (score >= beta) {
        recordCutoff(search.heuristics, frame);
        return closeFrame(search, frame);
      }
    }
  }
  return nextMove(search, frame);
}

/** The move just tried, and the best line after it, become the best line from here on. */
function extendLine(frame: Frame, child: Frame): void {
  const { line } = frame;
  const move = frame.moves[frame.cursor - 1]!;
  frame.bestMove = move;
  frame.length = child.length + 1;
  line[0] = move;
  for (let i = 0; i < child.length; i++) line[i + 1] = child.line[i]!;
}

/** The score of a position whose moves have all been tried, or enough of them; the table keeps it. */
function closeFrame(search: Search, frame: Frame): number {
  const { best } = frame;
  if (mayUseTable(search, frame)) {
    const bound = best >= frame.beta ? AT_LEAST : best > frame.floor ? AT_LEAST | AT_MOST : AT_MOST;
    store(search.table, frame, bound);
  }
  return best;
}

/** By remaining depth: the number of moves after which quiet moves are pruned. Deeper nodes prune none. */
const LATE = [0, 6, 9, 15];

/** Instead of a number of plies: the move, and with it all after it, is passed over. */
export const PRUNED = 99 as const;

/**
 * By how many plies less the move at `cursor` is looked at; the search asks again if it turns out better than expected.
 * Nothing is passed over as long as every move tried loses by force: whether a loss is one, every move decides.
 */
export function reduction(
  levelDepth: number,
  { depth, ply, moves, ranks, start, best }: Frame,
  cursor: number,
): number {
  const tried = cursor - start;
  if (levelDepth < DEEPEST || depth < 1) return 0;
  if (moveShot(moves[cursor]!) !== NO_POINT) return depth > 1 && tried > 2 ? 1 : 0;
  if (tried < 2 || ranks[cursor]! >= KILLER) return 0;
  if (depth < LATE.length && tried >= LATE[depth]! && ply > 0 && best > FARTHEST - WIN) return PRUNED;
  return depth < 2 ? 0 : tried < 5 ? 1 : Math.min(Math.max(depth - 2, 1), 3);
}
