/*
 * The steps of the search in mancala games: principal variation search for the final lead in seeds. A ply is
 * one choice of house, so the same side may move again. `../search.ts` has the loop and its diagram.
 */

import { finalStores, ignoresRepetition, judge } from "../../rules/mancala/engine/ending.ts";
import { marginOf } from "../../rules/mancala/engine/position.ts";
import { evaluationError, isSelective, missesMove } from "../levels.ts";
import { scramble } from "../random.ts";
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
import { evaluate, finalScore } from "./evaluate.ts";
import { EXTRA_TURNS, type Frame, generateMoves, joined, NO_MOVE, setPosition, swapMoves } from "./frame.ts";
import { INFINITE, type Search } from "./searchState.ts";
import { ageAt, boundAt, depthAt, isCompleteAt, moveAt, probe, scoreAt, store } from "./table.ts";

/** Runs a search that is not settled, as {@link runSteps} does. */
export const advance = (search: Search, nodes: number): boolean => runSteps(steps, search, nodes);

const steps: Steps<Search> = { enterFrame, leaveFrame, completeLine };

function leaveFrame(search: Search, score: number): number {
  search.ply--;
  return onChildScore(search, score);
}

function completeLine(search: Search, score: number): boolean {
  search.exact = (search.finished.length === 0 || search.exact) && !search.frames[0]!.isCutShort;
  if (!recordLine(search, score, INFINITE, swapMoves)) return false;
  search.settled = search.exact || search.depth >= search.level.depth;
  return true;
}

function enterFrame(search: Search): number {
  const { ply, frames, table, level } = search;
  const frame = frames[ply]!;
  search.nodes++;
  frame.length = 0;
  frame.isCutShort = false;
  if (ply === 0) {
    const { finished, best } = search;
    frame.rest = 0;
    return tryMoves(search, frame, finished.length, best[finished.length]?.line[0] ?? NO_MOVE);
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
    // No certain win: on another path, this position may not be a repetition.
    return variant.repetition === null ? 0 : 100 * marginOf(finalStores(position, "repetition"), side);
  }
  // Extra turns are searched beyond the last ply.
  if (frame.depth <= 0 && (frames[ply - 1]!.position.side !== side || frame.depth <= -EXTRA_TURNS)) {
    frame.isCutShort = true;
    const value = evaluate(position, search.weights);
    return level.evaluationNoise > 0
      ? value + evaluationError(level, scramble(frame.first ^ search.seed))
      : value;
  }
  if (isFutile(search, frame)) {
    frame.isCutShort = true;
    return frame.beta;
  }
  let tableMove = NO_MOVE;
  // The choice to swap is not part of the hash.
  const at = position.swap ? -1 : probe(table, frame.first, frame.second);
  if (at >= 0) {
    // A level that overlooks moves always sees the first one, so it must not depend on earlier searches.
    if (level.missedMoves === 0) tableMove = moveAt(table, at);
    const score = scoreAt(table, at);
    if (cutsOff(frame, score, boundAt(table, at)) && isDeepEnough(search, frame, at)) {
      frame.isCutShort = !isFinal(search, frame, at);
      return score;
    }
  }
  // The table's move is tried before the others are generated: it often causes a cutoff.
  const first = tableMove === NO_MOVE ? legal : legal & (1 << tableMove);
  frame.rest = legal & ~first;
  generateMoves(frame, first);
  return tryMoves(search, frame, 0, tableMove);
}

/** Whether no earlier position can recur, so that a score holds on every path. */
const isNew = ({ frames, ply }: Search, { position, taken }: Frame): boolean =>
  position.variant.sowStores || frames[ply - 1]!.taken !== taken;

/**
 * Whether an entry comes only from ends of games. If positions can recur, it must be of the current search,
 * since the game may have gone on meanwhile.
 */
const isFinal = (search: Search, frame: Frame, at: number): boolean =>
  isCompleteAt(search.table, at) && (isNew(search, frame) || ageAt(search.table, at) === search.table.age);

/**
 * Whether an entry is deep enough. If the caller set a depth, it must be exactly as deep, or the score would
 * depend on what else has been searched.
 */
function isDeepEnough(search: Search, frame: Frame, at: number): boolean {
  const depth = depthAt(search.table, at);
  const isEnd = isFinal(search, frame, at);
  if (isSelective(search)) return isEnd || depth >= frame.depth;
  return isNew(search, frame) && (isEnd ? depth <= frame.depth : depth === frame.depth);
}

/** The greatest depth of reverse futility pruning. */
const FUTILITY_DEPTH = 3;

/** The margin of reverse futility pruning per ply, in hundredths of a seed. */
const FUTILITY_MARGIN = 250;

/** Reverse futility pruning. It guesses no win: the evaluation counts one only if the stores already decide. */
function isFutile(search: Search, frame: Frame): boolean {
  const { position, depth, beta } = frame;
  return (
    depth > 0 &&
    depth <= FUTILITY_DEPTH &&
    hasNullWindow(frame) &&
    isSelective(search) &&
    evaluate(position, search.weights) >= beta + FUTILITY_MARGIN * depth
  );
}

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

function tryMoves(search: Search, frame: Frame, start: number, tableMove: number): number {
  frame.best = -INFINITE;
  frame.bestMove = NO_MOVE;
  rankMoves(frame, start, tableMove);
  return nextMove(search, frame);
}

/** Generates the moves other than the table's; returns whether there are any. */
function generateRest(frame: Frame): boolean {
  generateMoves(frame, frame.rest);
  frame.rest = 0;
  rankMoves(frame, 0, NO_MOVE);
  return frame.count > 0;
}

/** Ranks the moves from `start` on, the table's first, then those that gain most. */
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

function nextMove(search: Search, frame: Frame): number {
  const { level, frames, ply } = search;
  const { ranks, alpha, beta } = frame;
  while (frame.cursor < frame.count || (frame.rest !== 0 && generateRest(frame))) {
    const { count } = frame;
    const cursor = frame.cursor++;
    let best = cursor;
    for (let i = cursor + 1; i < count; i++) if (ranks[i]! > ranks[best]!) best = i;
    swapMoves(frame, cursor, best);
    const isFirst = frame.best === -INFINITE;
    if (level.missedMoves > 0 && ply > 0 && !isFirst) {
      if (missesMove(level, frame.moves[cursor]!, scramble(frame.first ^ ~search.seed))) {
        frame.isCutShort = true;
        continue;
      }
    }
    setPosition(frames[ply + 1]!, frame.after[cursor]!);
    // Every move after the first is searched with a null window.
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

/** Searches the move just tried again if it failed high in a null window. */
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
  return updateBest(frame, child, value) ? closeFrame(search, frame) : nextMove(search, frame);
}

/** Returns and stores the score of a frame. */
function closeFrame({ table, ply }: Search, frame: Frame): number {
  if (ply > 0 && !frame.position.swap) store(table, frame, boundOf(frame));
  return frame.best;
}
