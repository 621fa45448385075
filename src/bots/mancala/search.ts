/**
 * Iterative deepening with alpha-beta on the seeds by which a side ends ahead. A ply is one choice of house, so the side to move
 * need not change. The search keeps a stack of its own, so that it can stop between any two positions and go on later, and
 * allocates next to nothing once it has begun.
 */

import { finalStores, judge, type Reached } from "../../rules/mancala/engine/ending.ts";
import { copyOf, otherSide, type Position, type Side } from "../../rules/mancala/engine/position.ts";
import { listSeen } from "../../rules/seen.ts";
import { diceFrom, shuffle } from "../random.ts";
import { evaluate, finalScore, type Weights, WON, weightsFor } from "./evaluate.ts";
import { exchange, type Frame, joined, list, look, NONE, newFrame, seenHash } from "./frame.ts";
import { DEEPEST, type Level, misjudgement, overlooked } from "./levels.ts";
import {
  AT_LEAST,
  AT_MOST,
  boundAt,
  COMPLETE,
  depthAt,
  find,
  moveAt,
  scoreAt,
  store,
  type Table,
} from "./table.ts";

/** Beyond every score. */
const INFINITE = 0x7000_0000;

/** Plies after the last in which a player who moves again may still do so. */
const EXTRA_TURNS = 2;

/** Room for the plies of a line. */
const PLIES = DEEPEST + EXTRA_TURNS + 1;

/** What a step of the search returns as long as it is busy below: no score. */
const BUSY = 0x7fff_ffff;

/** A line of moves from the root, and its score for the side to move there. */
export interface Line {
  readonly line: ArrayLike<number>;
  readonly score: number;
}

/** A search, at rest between two positions. */
export interface Search {
  readonly level: Level;
  readonly weights: Weights;
  readonly seed: number;
  readonly table: Table;
  /** How many lines are wanted. */
  readonly wanted: number;
  readonly frames: readonly Frame[];
  /** Hashes of the positions that the game has seen and that can come back. */
  readonly seen: ReadonlySet<number>;
  ply: number;
  /** Positions looked at, the root once for each line of each iteration. */
  nodes: number;
  /** Plies of the last complete iteration. */
  depth: number;
  /** The lines of the last complete iteration, the best first. */
  best: readonly Line[];
  /** The lines of the iteration under way; their moves come first among the root's moves and are not tried again. */
  found: Line[];
  /** Whether the scores of the last complete iteration rest on ends of games alone. */
  exact: boolean;
  /** Whether a deeper iteration could tell nothing more, or is not wanted. */
  settled: boolean;
  /** Whether there is only one move. */
  readonly only: boolean;
}

/** A search from a position that is not over, before its first step. It goes on with what is in the table. */
export function createSearch(root: Reached, level: Level, seed: number, table: Table, lines: number): Search {
  const { variant, seen } = root.position;
  const blank = { ...copyOf(root.position), seen: undefined };
  const frames = Array.from({ length: PLIES }, () => newFrame(blank, PLIES));
  const top = frames[0] as Frame;
  look(top, blank);
  list(top, root.legal);
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
    wanted: Math.min(lines, top.count),
    frames,
    seen: new Set(listSeen(seen).map((text) => seenHash(blank, text))),
    ply: 0,
    nodes: 0,
    depth: 0,
    best: [{ line: top.moves.slice(0, 1), score: 0 }],
    found: [],
    exact: false,
    settled: false,
    only: top.count === 1,
  };
  open(search, 0, 1, -INFINITE, INFINITE);
  return search;
}

/** Goes to a ply for a first look at its position, to be searched `depth` plies deep within a window. */
function open(search: Search, ply: number, depth: number, alpha: number, beta: number): void {
  const frame = search.frames[ply]!;
  search.ply = ply;
  frame.depth = depth;
  frame.alpha = alpha;
  frame.beta = beta;
  frame.floor = alpha;
}

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
      value = absorb(search, value);
    }
  }
  return false;
}

/** Takes in a line that is complete; true if that completes the iteration. */
function complete(search: Search, score: number): boolean {
  const { found, level } = search;
  const root = search.frames[0]!;
  found.push({ line: root.line.slice(0, root.length), score });
  search.exact = (found.length === 1 || search.exact) && !root.open;
  if (found.length < search.wanted) {
    // The next line begins with another move.
    exchange(root, found.length - 1, root.moves.indexOf(root.line[0]!, found.length - 1));
    open(search, 0, search.depth + 1, -INFINITE, INFINITE);
    return false;
  }
  search.depth++;
  search.best = found.sort((a, b) => b.score - a.score);
  search.found = [];
  search.settled = search.exact || search.depth >= level.depth;
  open(search, 0, search.depth + 1, -INFINITE, INFINITE);
  return true;
}

/**
 * The best lines found so far, the best first. Several lines are those of the last complete iteration; one line is that of the
 * iteration under way, once its first move has been reached. If all moves that were judged now lose for certain, and nobody knew,
 * the move under way may not: it is played, with the score that was hoped for.
 */
export function bestSoFar({ frames, best, wanted, depth }: Search): readonly Line[] {
  const root = frames[0]!;
  const known = best[0]!;
  if (root.length === 0 || (wanted > 1 && depth > 0)) return best;
  if (root.best > -WON / 2 || known.score < -WON / 2)
    return [{ line: root.line.slice(0, root.length), score: root.best }];
  return [{ line: [root.moves[root.cursor - 1]!], score: known.score }];
}

/** The first look at the position on top of the stack: its value, or BUSY with a position that follows on top of it. */
function enter(search: Search): number {
  const { ply, frames, table, level } = search;
  const frame = frames[ply]!;
  search.nodes++;
  frame.length = 0;
  frame.open = false;
  if (ply === 0) {
    const { found, best } = search;
    return expand(search, frame, found.length, best[found.length]?.line[0] ?? NONE);
  }
  const { position } = frame;
  const { variant, side } = position;
  const present = judge(position);
  if (present.outcome !== undefined) {
    const { reason } = present.outcome;
    const stores = reason === "majority" ? position.stores : finalStores(position, reason);
    return finalScore(marginOf(stores, side));
  }
  if (isRepeated(search, ply)) {
    frame.open = true;
    // A win that needs it is not called certain: another way here may not come back to it.
    return variant.repetition === null ? 0 : 100 * marginOf(finalStores(position, "repetition"), side);
  }
  // Who has an extra turn takes it.
  if (frame.depth <= 0 && (frames[ply - 1]!.position.side !== side || frame.depth <= -EXTRA_TURNS)) {
    frame.open = true;
    const value = evaluate(position, search.weights);
    return level.misjudges > 0 ? value + misjudgement(level, frame.first, search.seed) : value;
  }
  let tableMove = NONE;
  // The choice to swap is not part of the hash.
  const at = position.swap ? -1 : find(table, frame.first, frame.second);
  if (at >= 0) {
    tableMove = moveAt(table, at);
    const score = scoreAt(table, at);
    const enough = score >= frame.beta ? AT_LEAST : AT_MOST;
    // In the principal variation the line itself is wanted, not only what it is worth.
    const narrow = frame.beta - frame.alpha === 1;
    const depth = depthAt(table, at);
    if (narrow && depth >= frame.depth && (boundAt(table, at) & enough) !== 0) {
      frame.open = depth !== COMPLETE;
      return score;
    }
  }
  list(frame, present.legal);
  return expand(search, frame, 0, tableMove);
}

/** By how many seeds a side is ahead. */
const marginOf = (stores: Position["stores"], side: Side): number => stores[side] - stores[otherSide(side)];

/** Whether the position has occurred before, on the way from the root or in the game. */
function isRepeated({ frames, seen }: Search, ply: number): boolean {
  const { position, first, second, taken } = frames[ply]!;
  // Where stores are sown, no seed comes round without leaving some behind.
  if (position.variant.sowStores) return false;
  for (let i = ply - 1; i >= 0; i--) {
    const earlier = frames[i]!;
    if (earlier.taken !== taken) return false;
    if (earlier.first === first && earlier.second === second) return true;
  }
  return seen.has(joined(position));
}

/** Begins with the frame's moves from `start` on: first the table's, then those that gain most. */
function expand(search: Search, frame: Frame, start: number, tableMove: number): number {
  const { position, moves, ranks, after, count } = frame;
  const { side, stores } = position;
  frame.best = -INFINITE;
  frame.bestMove = NONE;
  frame.cursor = start;
  const ahead = marginOf(stores, side);
  for (let i = start; i < count; i++) {
    const next = after[i]!;
    const gain = marginOf(next.stores, side) - ahead;
    const again = next.side === side ? 1 : 0;
    ranks[i] = moves[i] === tableMove ? INFINITE : 2 * gain + 3 * again;
  }
  return next(search, frame);
}

/** Puts what follows on the next move on top of the stack, or returns the value of the position when there is none. */
function next(search: Search, frame: Frame): number {
  const { level, frames, ply } = search;
  const { ranks, count, alpha, beta } = frame;
  while (frame.cursor < count) {
    const cursor = frame.cursor++;
    let best = cursor;
    for (let i = cursor + 1; i < count; i++) if (ranks[i]! > ranks[best]!) best = i;
    exchange(frame, cursor, best);
    const isFirst = frame.best === -INFINITE;
    if (level.overlooks > 0 && ply > 0 && !isFirst) {
      if (overlooked(level, frame.first, frame.moves[cursor]!, search.seed)) {
        frame.open = true;
        continue;
      }
    }
    look(frames[ply + 1]!, frame.after[cursor]!);
    // All but the first are only asked whether they are better; `absorb` asks again those that are.
    ask(search, ply, alpha, isFirst ? beta : alpha + 1);
    return BUSY;
  }
  return leave(search, frame);
}

/** Asks for the value of the move just tried, within a window for the side to move before it. */
function ask(search: Search, ply: number, alpha: number, beta: number): void {
  const { position, depth } = search.frames[ply]!;
  const same = search.frames[ply + 1]!.position.side === position.side;
  open(search, ply + 1, depth - 1, same ? alpha : 0 - beta, same ? beta : 0 - alpha);
}

/** Takes in the value of the move just tried, for the side to move after it. */
function absorb(search: Search, score: number): number {
  const { ply, frames } = search;
  const frame = frames[ply]!;
  const below = frames[ply + 1]!;
  const { alpha, beta } = frame;
  const value = below.position.side === frame.position.side ? score : 0 - score;
  if (value > alpha && value < beta && below.beta - below.floor === 1) {
    ask(search, ply, alpha, beta);
    return BUSY;
  }
  frame.open ||= below.open;
  if (value > frame.best) {
    frame.best = value;
    if (value > alpha) {
      frame.alpha = value;
      extendLine(frame, below);
      if (value >= beta) return leave(search, frame);
    }
  }
  return next(search, frame);
}

/** The move just tried, and the best line after it, become the best line from here on. */
function extendLine(frame: Frame, below: Frame): void {
  const move = frame.moves[frame.cursor - 1]!;
  frame.bestMove = move;
  frame.line[0] = move;
  for (let i = 0; i < below.length; i++) frame.line[i + 1] = below.line[i]!;
  frame.length = below.length + 1;
}

/** The value of a position all of whose moves have been looked at, or enough of them; the table keeps it. */
function leave({ table, ply }: Search, frame: Frame): number {
  const { best, beta, floor, position } = frame;
  if (ply > 0 && !position.swap) {
    const bound = best >= beta ? AT_LEAST : best > floor ? AT_LEAST | AT_MOST : AT_MOST;
    const depth = frame.open ? Math.max(frame.depth, 0) : COMPLETE;
    store(table, frame.first, frame.second, depth, best, bound, frame.bestMove);
  }
  return best;
}
