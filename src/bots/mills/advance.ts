/**
 * A step of the search of mills: principal variation search with late-move reductions, ProbCut and quiescence.
 * `../search.ts` has the loop and draws it, `chooseMove.ts` decides how long it may go on. It allocates nothing once it has
 * begun. A frame may be entered twice, the first time for a shallow search (`probCut.ts`), whose score may be enough.
 */

import { moveShot, NO_POINT } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { endReason, hasSameMemory, winnerOf } from "../../rules/mills/engine/ending.ts";
import { millPoints } from "../../rules/mills/engine/mills.ts";
import { generateMoves, makeMove } from "../../rules/mills/engine/movegen.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import {
  BUSY,
  boundOf,
  hasNullWindow,
  isEnough,
  openFrame,
  recordLine,
  runSteps,
  type Steps,
  takeScore,
} from "../search.ts";
import { judge } from "./evaluation/evaluate.ts";
import { type Frame, NO_MOVE, QUIESCENCE } from "./frame.ts";
import { DEEPEST, evaluationError, FARTHEST, missesMove, WIN } from "./levels.ts";
import { exchange, KILLER, pickBest, rankMoves, recordCutoff } from "./ordering.ts";
import { beginShallow, endShallow, mayCut } from "./probCut.ts";
import type { Search } from "./search.ts";
import { ageAt, boundAt, depthAt, find, moveAt, scoreAt, setKeys, store } from "./table.ts";

/**
 * Goes on until an iteration is complete, and returns true, or `nodes` positions have been looked at in all. Not to be
 * called on a settled search.
 */
export function advance(search: Search, nodes: number): boolean {
  return runSteps(steps, search, nodes);
}

const steps: Steps<Search> = { enterFrame, leaveFrame, completeLine };

/** Takes a score to the frame below, or, from a shallow search that gives no answer, to another look at the same frame. */
function leaveFrame(search: Search, score: number): number {
  const frame = search.frames[search.ply]!;
  const answer = frame.margin === 0 ? score : endShallow(frame, score);
  if (answer === undefined) return BUSY;
  search.ply--;
  const isSame = search.frames[search.ply]!.position.turn === frame.position.turn;
  return onChildScore(search, isSame ? answer : 0 - answer);
}

function completeLine(search: Search, score: number): boolean {
  if (!recordLine(search, score, WIN, exchange)) return false;
  search.isOnlyMove = search.lineCount === 1 && search.secondBest <= FARTHEST - WIN;
  search.secondBest = -WIN;
  // Every forced end within the depth has been seen, so there is none nearer than these; a selective search may have
  // missed a nearer one, but what it found is forced all the same.
  const isCertain = search.best.every((each) => WIN - Math.abs(each.score) <= search.depth + 1);
  search.settled = isCertain || search.depth >= search.level.depth;
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
  // A selective search scores a repeated position as a draw: it promises no progress.
  if (position.quiet >= 4 && isSelective(search) && isRepeated(ruleset, position)) return 0;
  // Nothing here can be worse than to lose at once, nor better than to win with the next move.
  if (frame.alpha >= WIN - ply - 1) return WIN - ply - 1;
  if (frame.beta <= ply - WIN) return ply - WIN;
  if (frame.depth <= 0) return enterQuiescence(search, frame);
  if (mayCut(frame) && isSelective(search)) beginShallow(frame, judge(ruleset, position, search.level));
  frame.start = 0;
  if (mayUseTable(search, frame)) {
    setKeys(frame, ruleset, searchHorizon(search, frame));
    const slot = find(table, frame.key, frame.second, frame.third);
    if (slot >= 0) {
      const score = scoreAt(table, slot, ply);
      const answers = isEnough(frame, score, depthAt(table, slot), boundAt(table, slot));
      if (answers && isCertain(search, position, score, slot)) return score;
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
  if (mayUseTable(search, frame)) setKeys(frame, search.ruleset, searchHorizon(search, frame));
  frame.start = found.length;
  return tryMoves(search, frame, best[found.length]?.line[0] ?? NO_MOVE, -WIN);
}

/** Begins with the frame's moves, the best ranked first; `score` is what the side to move has without any of them. */
function tryMoves(search: Search, frame: Frame, firstMove: number, score: number): number {
  frame.best = score;
  frame.bestMove = NO_MOVE;
  frame.cursor = frame.start;
  frame.hasOnlyTableMove = false;
  rankMoves(search.ruleset, frame, search.heuristics, firstMove, frame.start);
  return nextMove(search, frame);
}

/** Begins with the table's move alone: it often refutes the position, and then the others need not be generated. */
function tryTableMove(search: Search, frame: Frame, tableMove: number): number {
  frame.best = -WIN;
  frame.bestMove = NO_MOVE;
  frame.cursor = 0;
  frame.end = 1;
  frame.hasOnlyTableMove = true;
  frame.moves[0] = tableMove;
  return nextMove(search, frame);
}

/** Generates and ranks the moves after the table's move. */
function generateRest(search: Search, frame: Frame): void {
  const { moves } = frame;
  const tableMove = moves[0]!;
  frame.end = generateMoves(search.ruleset, frame.position, moves, 0);
  frame.hasOnlyTableMove = false;
  moves[moves.indexOf(tableMove)] = moves[0]!;
  moves[0] = tableMove;
  rankMoves(search.ruleset, frame, search.heuristics, NO_MOVE, 1);
}

/** Whether moves are reduced and pruned: at full strength, where no depth is asked for. */
const isSelective = ({ level }: Search): boolean => level.depth >= DEEPEST;

/**
 * Whether the position has occurred before, on the path or in the game. Where nobody passes, only every other ply can repeat
 * it.
 */
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

/** The horizon in plies within which the counter of quiet plies can change a score; a search to a given depth has none. */
const searchHorizon = (search: Search, { depth }: Frame): number =>
  isSelective(search) ? depth + QUIESCENCE : Number.POSITIVE_INFINITY;

/**
 * Whether a forced end that the table reports is real here: it comes before the draw by `drawAfterQuietPlies`, and it has
 * not been found by an earlier search, after which a position on the way to it may have occurred in the game. Other scores
 * are estimates.
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
  if (level.evaluationNoise > 0) score += evaluationError(level, position, search.seed);
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
      if (!frame.hasOnlyTableMove) break;
      generateRest(search, frame);
      if (cursor === frame.end) break;
    }
    if (!frame.hasOnlyTableMove) pickBest(frame, cursor);
    const less = reduction(level.depth, frame, cursor);
    if (less === SKIP_REST) break;
    const move = moves[cursor]!;
    const isFirst = cursor === frame.start;
    if (level.missedMoves > 0 && ply > 0 && !isFirst && missesMove(level, position, move, search.seed))
      continue;
    frame.cursor = cursor + 1;
    makeMove(search.ruleset, position, move, frames[ply + 1]!.position);
    // Every move after the first is searched with a null window; `onChildScore` re-searches those that fail high.
    const beta = isFirst ? frame.beta : frame.alpha + 1;
    openChild(search, frame, frame.depth - 1 - less, frame.alpha, beta);
    return BUSY;
  }
  return closeFrame(search, frame);
}

/** Opens the frame after a move, with a window as the side to move before it has it. */
function openChild(search: Search, frame: Frame, depth: number, alpha: number, beta: number): void {
  const { ply, position } = frame;
  const child = search.frames[ply + 1]!;
  const isSame = child.position.turn === position.turn;
  child.margin = 0;
  child.hasBeenShallow = false;
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
  if (score > alpha && score < beta && hasNullWindow(child)) {
    openChild(search, frame, depth, alpha, beta);
    return BUSY;
  }
  if (ply === 0) search.secondBest = Math.max(search.secondBest, Math.min(score, frame.best));
  if (!takeScore(frame, child, score)) return nextMove(search, frame);
  recordCutoff(search.heuristics, frame);
  return closeFrame(search, frame);
}

/** The score of a position whose moves have all been tried, or enough of them; the table keeps it. */
function closeFrame(search: Search, frame: Frame): number {
  if (mayUseTable(search, frame)) store(search.table, frame, boundOf(frame));
  return frame.best;
}

/** By remaining depth: the number of moves after which quiet moves are pruned. Deeper nodes prune none. */
const LATE_MOVE_COUNT = [0, 6, 9, 15];

/** Instead of a reduction: the move and all moves after it are pruned. */
export const SKIP_REST = 99 as const;

/**
 * The late-move reduction, in plies, for the move at `cursor`; the search re-searches a reduced move that fails high.
 * Nothing is pruned as long as every move tried loses by force: a loss is proved only once every move has been searched.
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
  if (depth < LATE_MOVE_COUNT.length && tried >= LATE_MOVE_COUNT[depth]! && ply > 0 && best > FARTHEST - WIN)
    return SKIP_REST;
  return depth < 2 ? 0 : tried < 5 ? 1 : Math.min(Math.max(depth - 2, 1), 3);
}
