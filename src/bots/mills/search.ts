/*
 * The steps of the search in mill games: principal variation search with late-move reductions, ProbCut and
 * quiescence. `../search.ts` has the loop and its diagram. The search allocates no memory while it runs. A
 * frame is entered twice if the reduced search of ProbCut (`probCut.ts`) does not decide.
 */

import { moveShot, NO_POINT } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { endReason, hasSameMemory, winnerOf } from "../../rules/mills/engine/ending.ts";
import { makeMove } from "../../rules/mills/engine/makeMove.ts";
import { millPoints } from "../../rules/mills/engine/mills.ts";
import { generateMoves, generateShots } from "../../rules/mills/engine/movegen.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import { evaluationError, isSelective, MAX_DEPTH, missesMove } from "../levels.ts";
import {
  BUSY,
  boundOf,
  cutsOff,
  hasNullWindow,
  openFrame,
  recordLine,
  runSteps,
  type Steps,
  updateBest,
} from "../search.ts";
import { scoreOf } from "./evaluation/evaluate.ts";
import { type Frame, MAX_QUIESCENCE, NO_MOVE } from "./frame.ts";
import { hashOf, MATE_RANGE, WIN } from "./levels.ts";
import { KILLER, pickBest, rankMoves, recordCutoff, swapMoves } from "./ordering.ts";
import { endProbCut, forwardPrune, mayPrune } from "./probCut.ts";
import type { Search } from "./searchState.ts";
import { ageAt, boundAt, depthAt, moveAt, probe, scoreAt, setKeys, store } from "./table.ts";

/** Runs a search that is not settled, as {@link runSteps} does. */
export const advance = (search: Search, nodes: number): boolean => runSteps(steps, search, nodes);

const steps: Steps<Search> = { enterFrame, leaveFrame, completeLine };

/** Passes a score to the frame below. If a reduced search decided nothing, the frame is entered again. */
function leaveFrame(search: Search, score: number): number {
  const frame = search.frames[search.ply]!;
  const result = frame.margin === 0 ? score : endProbCut(frame, score);
  if (result === undefined) return BUSY;
  search.ply--;
  const isSameSide = search.frames[search.ply]!.position.turn === frame.position.turn;
  return onChildScore(search, isSameSide ? result : 0 - result);
}

function completeLine(search: Search, score: number): boolean {
  if (!recordLine(search, score, WIN, swapMoves)) return false;
  search.isOnlyMove = search.multiPv === 1 && search.secondBest <= MATE_RANGE - WIN;
  search.secondBest = -WIN;
  // A full search has seen all ends within its depth. A selective one may have missed some, but those it found
  // are forced.
  const allWithinDepth = search.best.every(({ score }) => WIN - Math.abs(score) <= search.depth + 1);
  search.settled = allWithinDepth || search.depth >= search.level.depth;
  return true;
}

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
  // The tablebase is exact after a root move. Draws are searched, to choose among them.
  const plies = search.level.lookup?.(ruleset, position, ply === 1);
  if (plies) return plies > 0 ? WIN - ply - plies : ply - plies - WIN;
  // Repeating makes no progress, so a selective search scores the first repetition as a draw.
  if (position.quiet >= 4 && isSelective(search) && isRepeated(ruleset, position)) return 0;
  // Mate distance pruning.
  if (frame.alpha >= WIN - ply - 1) return WIN - ply - 1;
  if (frame.beta <= ply - WIN) return ply - WIN;
  if (frame.depth <= 0) return enterQuiescence(search, frame);
  if (mayPrune(frame) && isSelective(search)) {
    const score = forwardPrune(scoreOf(ruleset, position, search.level), frame);
    if (score !== undefined) return score;
  }
  frame.start = 0;
  if (isExtended(search, frame)) frame.depth++;
  if (mayUseTable(search, frame)) {
    setKeys(frame, ruleset, searchHorizon(search, frame));
    const slot = probe(table, frame.key, frame.second, frame.third);
    if (slot >= 0) {
      const score = scoreAt(table, slot, ply);
      const depth = depthAt(table, slot);
      const isDeepEnough = isSelective(search) ? depth >= frame.depth : depth === frame.depth;
      if (
        isDeepEnough &&
        cutsOff(frame, score, boundAt(table, slot)) &&
        isCertain(search, position, score, slot)
      )
        return score;
      const tableMove = moveAt(table, slot);
      if (tableMove !== NO_MOVE && seesAll(search)) return tryTableMove(search, frame, tableMove);
    }
  }
  frame.end = generateMoves(ruleset, position, frame.moves, 0);
  return tryMoves(search, frame, NO_MOVE, -WIN);
}

/**
 * Blockade extension: one ply more with no cow in hand and at most two moves, up to twice the depth of the
 * iteration, and not in a reduced search.
 */
export function isExtended(search: Search, { margin, position, depth, ply, moves }: Frame): boolean {
  if (margin !== 0 || position.ownHand > 0 || !isSelective(search)) return false;
  if (ply >= 2 * search.depth || ply + depth >= MAX_DEPTH) return false;
  return generateMoves(search.ruleset, position, moves, 0) <= 2;
}

/** The root has its moves already, those of finished lines first; the previous best leads the others. */
function enterRoot(search: Search, frame: Frame): number {
  const { finished, best } = search;
  frame.start = finished.length;
  return tryMoves(search, frame, best[finished.length]?.line[0] ?? NO_MOVE, -WIN);
}

function tryMoves(search: Search, frame: Frame, firstMove: number, score: number): number {
  beginMoves(frame, score, false);
  rankMoves(search.ruleset, frame, search.heuristics, firstMove, frame.start);
  return nextMove(search, frame);
}

/** Tries the table's move before the others are generated: it often causes a cutoff. */
function tryTableMove(search: Search, frame: Frame, tableMove: number): number {
  frame.end = 1;
  frame.moves[0] = tableMove;
  beginMoves(frame, -WIN, true);
  return nextMove(search, frame);
}

/** `score` is the score before any move is tried. */
function beginMoves(frame: Frame, score: number, hasOnlyTableMove: boolean): void {
  frame.best = score;
  frame.bestMove = NO_MOVE;
  frame.cursor = frame.start;
  frame.hasOnlyTableMove = hasOnlyTableMove;
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

/**
 * Whether the level overlooks no moves. One that does always sees the first move, so the order of moves must
 * follow from the position alone.
 */
const seesAll = ({ level }: Search): boolean => level.missedMoves === 0;

/**
 * Whether the position has occurred before, on the path or in the game. Every second ply is compared, unless
 * extra rules let a side pass.
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
 * Near the leaves a probe costs as much as it saves. If repetitions count and the caller set a depth, an
 * entry is used only if no earlier position can be repeated.
 */
function mayUseTable(search: Search, { depth, position }: Frame): boolean {
  const { repetition } = search.ruleset.variant;
  return depth > 1 && (repetition === null || position.quiet === 0 || isSelective(search));
}

/** The plies within which the counter of quiet plies can change a score; all if the caller set a depth. */
const searchHorizon = (search: Search, { depth }: Frame): number =>
  isSelective(search) ? depth + MAX_QUIESCENCE : Number.POSITIVE_INFINITY;

/**
 * Whether a score from the table holds here: always if it is an estimate. A forced end must come before the
 * draw by `drawAfterQuietPlies`. If repetitions count, it must be of the current search, since a position on
 * the way to it may have occurred in the game meanwhile.
 */
function isCertain(
  { ruleset, table, ply }: Search,
  { quiet }: Position,
  score: number,
  slot: number,
): boolean {
  const { drawAfterQuietPlies, repetition } = ruleset.variant;
  const plies = WIN - Math.abs(score) - ply;
  if (plies > MATE_RANGE) return true;
  if (drawAfterQuietPlies !== null && quiet + plies >= drawAfterQuietPlies) return false;
  return repetition === null || quiet === 0 || ageAt(table, slot) === table.age;
}

/** Searches only moves that close a mill, with the evaluation as stand-pat score. */
function enterQuiescence(search: Search, frame: Frame): number {
  const { ruleset, level } = search;
  const { position, moves } = frame;
  let score = scoreOf(ruleset, position, level);
  if (level.evaluationNoise > 0) score += evaluationError(level, hashOf(position, search.seed));
  // With large weights, an estimate must still not look like a forced end.
  score = Math.min(Math.max(score, MATE_RANGE - WIN), WIN - MATE_RANGE);
  const closing = millPoints(ruleset, position.own) & ~(position.other | position.own);
  if (score >= frame.beta || closing === 0 || !level.quiescence) return score;
  if (frame.depth <= -MAX_QUIESCENCE) return score;
  const end = generateShots(ruleset, position, moves);
  if (end === 0) return score;
  frame.alpha = Math.max(frame.alpha, score);
  frame.start = 0;
  frame.end = end;
  return tryMoves(search, frame, NO_MOVE, score);
}

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
    const reduced = reduction(level.depth, frame, cursor);
    if (reduced === PRUNE_REST) break;
    const move = moves[cursor]!;
    const isFirst = cursor === frame.start;
    if (
      level.missedMoves > 0 &&
      ply > 0 &&
      !isFirst &&
      missesMove(level, move, hashOf(position, ~search.seed))
    )
      continue;
    frame.cursor = cursor + 1;
    makeMove(search.ruleset, position, move, frames[ply + 1]!.position);
    // Every move after the first is searched with a null window.
    const beta = isFirst ? frame.beta : frame.alpha + 1;
    openChild(search, frame, frame.depth - 1 - reduced, frame.alpha, beta);
    return BUSY;
  }
  return closeFrame(search, frame);
}

/** Opens the frame after a move; the window is for the side that made the move. */
function openChild(search: Search, frame: Frame, depth: number, alpha: number, beta: number): void {
  const { ply, position } = frame;
  const child = search.frames[ply + 1]!;
  const isSameSide = child.position.turn === position.turn;
  child.margin = 0;
  child.triedProbCut = false;
  openFrame(search, ply + 1, depth, isSameSide ? alpha : 0 - beta, isSameSide ? beta : 0 - alpha);
}

/** Searches the move just tried again if it failed high at a reduced depth or in a null window. */
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
  if (!updateBest(frame, child, score)) return nextMove(search, frame);
  if (seesAll(search)) recordCutoff(search.heuristics, frame);
  return closeFrame(search, frame);
}

/**
 * Returns and stores the score of a frame. The root's is not stored: it may lack the moves of finished lines.
 */
function closeFrame(search: Search, frame: Frame): number {
  if (search.ply > 0 && mayUseTable(search, frame)) store(search.table, frame, boundOf(frame));
  return frame.best;
}

/** Late-move pruning: by remaining depth, the moves tried before quiet ones are pruned. */
const LATE_MOVE_COUNT = [0, 6, 9, 15];

/** Returned instead of a reduction if this move and all later ones are pruned. */
export const PRUNE_REST = 99 as const;

/**
 * Returns the late-move reduction in plies for the move at `cursor`. Nothing is pruned while every move so
 * far loses by force: only a search of every move proves a loss.
 */
export function reduction(
  levelDepth: number,
  { depth, ply, moves, ranks, start, best }: Frame,
  cursor: number,
): number {
  const tried = cursor - start;
  if (levelDepth < MAX_DEPTH || depth < 1) return 0;
  if (moveShot(moves[cursor]!) !== NO_POINT)
    return depth < 2 || tried < 2 ? 0 : depth > 2 && tried > 7 ? 2 : 1;
  if (tried < 2 || ranks[cursor]! >= KILLER) return 0;
  if (
    depth < LATE_MOVE_COUNT.length &&
    tried >= LATE_MOVE_COUNT[depth]! &&
    ply > 0 &&
    best > MATE_RANGE - WIN
  )
    return PRUNE_REST;
  return depth < 2 ? 0 : tried < 5 ? 1 : Math.min(Math.max(depth - 2, 1), 3);
}
