/* The frames of the search in mancala games. */

import { copyOf, type Position } from "../../rules/mancala/engine/position.ts";
import { playOn, SWAP } from "../../rules/mancala/play.ts";
import { MAX_DEPTH } from "../levels.ts";
import type { SearchFrame } from "../search.ts";

/** The most moves in a position: one for each house, and the swap. */
const MOST_BRANCHES = 17;

/** The most plies beyond the search depth; only extra turns are searched there. */
export const EXTRA_TURNS = 2;

/** The frames of the longest line: the root, and one for each ply. */
export const STACK_SIZE: number = MAX_DEPTH + EXTRA_TURNS + 1;

/** Stands for a missing move. */
export const NO_MOVE = -2;

/** The initial values of the two hashes. */
const FIRST = 0x2545f491;
const SECOND = 0x6a09e667;

/** Two hashes of the houses, south's store and the turn. */
export interface Hashes {
  first: number;
  second: number;
}

export interface Frame extends Hashes, SearchFrame {
  position: Position;
  readonly line: Int8Array;
  /** The seeds in both stores. */
  taken: number;
  /** How many moves there are. */
  count: number;
  /** The legal houses whose moves are still to be generated, as bits. */
  rest: number;
  /** Whether a line below was cut short, so a deeper search may find another score. */
  isCutShort: boolean;
  /** The moves, their ranks and the positions after them, all in the same order. */
  readonly moves: Int8Array;
  readonly ranks: Int32Array;
  readonly after: Position[];
}

/** Creates a frame for positions of the same variant. */
export function createFrame(like: Position): Frame {
  return {
    position: like,
    first: 0,
    second: 0,
    taken: 0,
    depth: 0,
    alpha: 0,
    beta: 0,
    originalAlpha: 0,
    best: 0,
    bestMove: NO_MOVE,
    count: 0,
    cursor: 0,
    rest: 0,
    isCutShort: false,
    moves: new Int8Array(MOST_BRANCHES),
    ranks: new Int32Array(MOST_BRANCHES),
    after: Array.from({ length: like.variant.houses + 1 }, () => copyOf(like)),
    line: new Int8Array(STACK_SIZE),
    length: 0,
  };
}

/** Computes both hashes of a position in one loop, which lets the processor work on them in parallel. */
export function setHashes(to: Hashes, { houses, stores, side }: Position): void {
  let first = FIRST;
  let second = SECOND;
  for (let i = 0; i < houses.length; i++) {
    first = Math.imul(first ^ houses[i]!, 0x9e3779b1);
    second = Math.imul(second ^ houses[i]!, 0x9e3779b1);
    first ^= first >>> 15;
    second ^= second >>> 15;
  }
  const rest = 2 * stores[0] + side;
  first = Math.imul(first ^ rest, 0x85ebca6b);
  second = Math.imul(second ^ rest, 0x85ebca6b);
  to.first = first ^ (first >>> 13);
  to.second = second ^ (second >>> 13);
}

/** Both hashes in one number. */
export const joined = ({ first, second }: Hashes): number =>
  (first & 0x1f_ffff) * 0x1_0000_0000 + (second >>> 0);

/**
 * Both hashes, in one number, of a position from the game's history, given as text. The stores are the same
 * as now, because no seeds have gone into a store since.
 */
export function seenHash(current: Position, text: string): number {
  const houses = text.slice(0, -2).split(/[/,]/).map(Number);
  const hashes = { first: 0, second: 0 };
  setHashes(hashes, { ...current, houses, side: text.endsWith("s") ? 0 : 1 });
  return joined(hashes);
}

/** Sets the position of a frame, and its hashes. */
export function setPosition(frame: Frame, position: Position): void {
  frame.position = position;
  setHashes(frame, position);
  frame.taken = position.stores[0] + position.stores[1];
}

/** Generates the moves of a frame, and the position after each. */
export function generateMoves(frame: Frame, legal: number): void {
  const { position, moves, after } = frame;
  const { houses, variant, side } = position;
  const first = side * variant.houses;
  let count = 0;
  for (let i = 0; i < variant.houses; i++) {
    if ((legal & (1 << i)) === 0 || houses[first + i] === 0) continue;
    moves[count] = i;
    playOn(position, i, after[count++]!);
  }
  if (position.swap && side === 1) {
    moves[count] = SWAP;
    playOn(position, SWAP, after[count++]!);
  }
  frame.count = count;
}

export function swapMoves({ moves, ranks, after }: Frame, a: number, b: number): void {
  const move = moves[a]!;
  const rank = ranks[a]!;
  const position = after[a]!;
  moves[a] = moves[b]!;
  ranks[a] = ranks[b]!;
  after[a] = after[b]!;
  moves[b] = move;
  ranks[b] = rank;
  after[b] = position;
}
