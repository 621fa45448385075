/*
 * The steps of the search in mancala games: alpha-beta on the final lead in seeds. A ply is one choice of
 * house, so the same side may move again. `../search.ts` has the loop and its diagram. The search allocates
 * almost nothing while it runs.
 */

import { finalStores, ignoresRepetition, judge } from "../../rules/mancala/engine/ending.ts";
import { otherSide, type Position, type Side } from "../../rules/mancala/engine/position.ts";
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
import { evaluate, finalScore } from "./evaluate.ts";
import { EXTRA_TURNS, exchange, type Frame, generateMoves, joined, NONE, setPosition } from "./frame.ts";
import { DEEPEST, evaluationError, missesMove } from "./levels.ts";
import { INFINITE, type Search } from "./search.ts";
import { ageAt, boundAt, depthAt, find, isCompleteAt, moveAt, scoreAt, store } from "./table.ts";

/**
 * Runs until an iteration ends, and returns true; or until `nodes` positions have been searched in all, and
 * returns false. The search must not be settled.
 */
export function advance(search: Search, nodes: number): boolean {
  return runSteps(steps, search, nodes);
}

const steps: Steps<Search> = { enterFrame, leaveFrame, completeLine };

function leaveFrame(search: Search, score: number): number {
  search.ply--;
  return onChildScore(search, score);
}

function completeLine(search: Search, score: number): boolean {
  search.exact = (search.finished.length === 0 || search.exact) && !search.frames[0]!.isCutShort;
  if (!recordLine(search, score, INFINITE, exchange)) return false;
  search.settled = search.exact || search.depth >= search.level.depth;
  return true;
}

/** Starts to search the position on top of the stack. */
function enterFrame(search: Search): number {
  const { ply, frames, table, level } = search;
  const frame = frames[ply]!;
  search.nodes++;
  frame.length = 0;
  frame.isCutShort = false;
  if (ply === 0) {
    const { finished, best } = search;
    frame.rest = 0;
    return tryMoves(search, frame, finished.length, best[finished.length]?.line[0] ?? NONE);
  }
  const { position } = frame;
  const { variant, side } = position;
  const { outcome, legal } = judge(position);
  if (outcome !== undefined) {
    const { reason } = outcome;
    const stores = reason === "majority" ? position.stores : finalStores(position, reason);
    return finalScore(marginOf(stores, side));
  }
  if (isRepeated(search, ply)) {
    frame.isCutShort = true;
    // Not scored as a certain win: on another path, this position may not be a repetition.
    return variant.repetition === null ? 0 : 100 * marginOf(finalStores(position, "repetition"), side);
  }
  // A player with an extra turn may take it beyond the last ply.
  if (frame.depth <= 0 && (frames[ply - 1]!.position.side !== side || frame.depth <= -EXTRA_TURNS)) {
    frame.isCutShort = true;
    const value = evaluate(position, search.weights);
    return level.evaluationNoise > 0 ? value + evaluationError(level, frame.first, search.seed) : value;
  }
  if (isFarAbove(search, frame)) {
    frame.isCutShort = true;
    return frame.beta;
  }
  let tableMove = NONE;
  // The choice to swap is not part of the hash.
  const at = position.swap ? -1 : find(table, frame.first, frame.second);
  if (at >= 0) {
    // A level that overlooks moves sees the first one in any event, so their order must not depend on this.
    if (level.missedMoves === 0) tableMove = moveAt(table, at);
    const score = scoreAt(table, at);
    if (isEnough(frame, score, boundAt(table, at)) && isDeepEnough(search, frame, at)) {
      frame.isCutShort = !isFinal(search, frame, at);
      return score;
    }
  }
  // At first, only the table's move: it often causes a cutoff, which saves generating the others.
  const first = tableMove === NONE ? legal : legal & (1 << tableMove);
  frame.rest = legal & ~first;
  generateMoves(frame, first);
  return tryMoves(search, frame, 0, tableMove);
}

/** Whether an estimate or a deeper search may decide: only at full strength, and only if no depth is set. */
const isSelective = ({ level }: Search): boolean => level.depth >= DEEPEST;

/** Whether no earlier position, on the path or in the game, can recur, so that a score holds on every path. */
const isNew = ({ frames, ply }: Search, { position, taken }: Frame): boolean =>
  position.variant.sowStores || frames[ply - 1]!.taken !== taken;

/**
 * Whether an entry comes only from ends of games that are still ends here. If positions can recur, the current
 * search must have found it, because the game may have gone on since an earlier one.
 */
const isFinal = (search: Search, frame: Frame, at: number): boolean =>
  isCompleteAt(search.table, at) && (isNew(search, frame) || ageAt(search.table, at) === search.table.age);

/**
 * Whether an entry is deep enough for the frame. In a search to a set depth, it must be exactly as deep: or the
 * score would depend on what else has been searched.
 */
function isDeepEnough(search: Search, frame: Frame, at: number): boolean {
  const depth = depthAt(search.table, at);
  const isEnd = isFinal(search, frame, at);
  if (isSelective(search)) return isEnd || depth >= frame.depth;
  return isNew(search, frame) && (isEnd ? depth <= frame.depth : depth === frame.depth);
}

/** The evaluation may decide when at most this many plies are left. */
const FEW_PLIES = 3;

/** By how many hundredths of a seed, for each ply left, the evaluation must be above the window to decide. */
const MARGIN_PER_PLY = 250;

/**
 * Reverse futility pruning: with few plies left, an evaluation far above a null window decides, unless the
 * caller set a depth. No win is guessed: the evaluation counts one only if the stores already decide.
 */
function isFarAbove(search: Search, frame: Frame): boolean {
  const { position, depth, beta } = frame;
  return (
    depth > 0 &&
    depth <= FEW_PLIES &&
    hasNullWindow(frame) &&
    isSelective(search) &&
    evaluate(position, search.weights) >= beta + MARGIN_PER_PLY * depth
  );
}

/** A side's lead in seeds. */
const marginOf = (stores: Position["stores"], side: Side): number => stores[side] - stores[otherSide(side)];

/** Whether the position has occurred before, on the path from the root or in the game. */
function isRepeated({ frames, seen }: Search, ply: number): boolean {
  const frame = frames[ply]!;
  const { position, first, second, taken } = frame;
  // If stores are sown, every lap leaves seeds in them, so no position recurs.
  if (position.variant.sowStores || ignoresRepetition(position)) return false;
  for (let i = ply - 1; i >= 0; i--) {
    const earlier = frames[i]!;
    if (earlier.taken !== taken) return false;
    if (earlier.first === first && earlier.second === second) return true;
  }
  return seen.has(joined(frame));
}

/** Starts to try the frame's moves from `start` on: first the table's move, then those that gain most. */
function tryMoves(search: Search, frame: Frame, start: number, tableMove: number): number {
  frame.best = -INFINITE;
  frame.bestMove = NONE;
  rankMoves(frame, start, tableMove);
  return nextMove(search, frame);
}

/** Generates the moves after the table's move; returns whether there are any. */
function generateRest(frame: Frame): boolean {
  generateMoves(frame, frame.rest);
  frame.rest = 0;
  rankMoves(frame, 0, NONE);
  return frame.count > 0;
}

/** Ranks the moves from `start` on, and makes `start` the next one to try. */
function rankMoves(frame: Frame, start: number, tableMove: number): void {
  const { position, moves, ranks, after, count } = frame;
  const { side, stores } = position;
  frame.cursor = start;
  const ahead = marginOf(stores, side);
  for (let i = start; i < count; i++) {
    const next = after[i]!;
    const gain = marginOf(next.stores, side) - ahead;
    const again = next.side === side ? 1 : 0;
    ranks[i] = moves[i] === tableMove ? INFINITE : 2 * gain + 3 * again;
  }
}

/** Opens a frame for the next move, or closes this frame if there is none. */
function nextMove(search: Search, frame: Frame): number {
  const { level, frames, ply } = search;
  const { ranks, alpha, beta } = frame;
  while (frame.cursor < frame.count || (frame.rest !== 0 && generateRest(frame))) {
    const { count } = frame;
    const cursor = frame.cursor++;
    let best = cursor;
    for (let i = cursor + 1; i < count; i++) if (ranks[i]! > ranks[best]!) best = i;
    exchange(frame, cursor, best);
    const isFirst = frame.best === -INFINITE;
    if (level.missedMoves > 0 && ply > 0 && !isFirst) {
      if (missesMove(level, frame.first, frame.moves[cursor]!, search.seed)) {
        frame.isCutShort = true;
        continue;
      }
    }
    setPosition(frames[ply + 1]!, frame.after[cursor]!);
    // Every move after the first is searched with a null window; `onChildScore` re-searches those that fail
    // high.
    openChild(search, ply, alpha, isFirst ? beta : alpha + 1);
    return BUSY;
  }
  return closeFrame(search, frame);
}

/** Opens the frame after the move just tried; the window is for the side that made the move. */
function openChild(search: Search, ply: number, alpha: number, beta: number): void {
  const { position, depth } = search.frames[ply]!;
  const same = search.frames[ply + 1]!.position.side === position.side;
  openFrame(search, ply + 1, depth - 1, same ? alpha : 0 - beta, same ? beta : 0 - alpha);
}

/** Handles the score of the move just tried, which is for the side to move after it. */
function onChildScore(search: Search, score: number): number {
  const { ply, frames } = search;
  const frame = frames[ply]!;
  const child = frames[ply + 1]!;
  const { alpha, beta } = frame;
  const value = child.position.side === frame.position.side ? score : 0 - score;
  if (value > alpha && value < beta && hasNullWindow(child)) {
    openChild(search, ply, alpha, beta);
    return BUSY;
  }
  frame.isCutShort ||= child.isCutShort;
  return takeScore(frame, child, value) ? closeFrame(search, frame) : nextMove(search, frame);
}

/** Returns the score of a frame that needs no more moves, and stores it in the table. */
function closeFrame({ table, ply }: Search, frame: Frame): number {
  if (ply > 0 && !frame.position.swap) store(table, frame, boundOf(frame));
  return frame.best;
}
