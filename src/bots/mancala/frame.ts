/** A frame of the search's stack: one position of the line that is looked at, and how far its moves have been tried. */

import { copyOf, type Position } from "../../rules/mancala/engine/position.ts";
import { carryOut, SWAP } from "../../rules/mancala/play.ts";
import { DEEPEST } from "./levels.ts";

/** No position has more moves: a house each, and the swap. */
const MOST_BRANCHES = 17;

/** Plies after the last in which a player who moves again may still do so. */
export const EXTRA_TURNS = 2;

/** Positions in the longest line: the root, and one for each ply. */
export const PLIES: number = DEEPEST + EXTRA_TURNS + 1;

/** No move. */
export const NONE = -2;

/** Where the two hashes begin. */
const FIRST = 0x2545f491;
const SECOND = 0x6a09e667;

export interface Frame {
  position: Position;
  /** The two hashes of the position, and the seeds in both stores. */
  first: number;
  second: number;
  taken: number;
  /** Plies still to look ahead. */
  depth: number;
  /** The window for the side to move here: the score it has for certain, and the score that the opponent would not allow. */
  alpha: number;
  beta: number;
  /** The alpha that the frame began with. */
  floor: number;
  best: number;
  bestMove: number;
  /** How many moves there are, and which comes next. */
  count: number;
  cursor: number;
  /** Whether a line below was cut short, so that a deeper search may find another score. */
  isCutShort: boolean;
  /** By move: what it is, how soon it is to be tried, and what it leads to. */
  readonly moves: Int8Array;
  readonly ranks: Int32Array;
  readonly after: Position[];
  /** The best line from here on. */
  readonly line: Int8Array;
  length: number;
}

/** A frame for positions like this one. */
export function createFrame(like: Position): Frame {
  return {
    position: like,
    first: 0,
    second: 0,
    taken: 0,
    depth: 0,
    alpha: 0,
    beta: 0,
    floor: 0,
    best: 0,
    bestMove: NONE,
    count: 0,
    cursor: 0,
    isCutShort: false,
    moves: new Int8Array(MOST_BRANCHES),
    ranks: new Int32Array(MOST_BRANCHES),
    after: Array.from({ length: like.variant.houses + 1 }, () => copyOf(like)),
    line: new Int8Array(PLIES),
    length: 0,
  };
}

/** A hash of the houses, south's store and the turn; another one for another `start`. */
export function hashOf({ houses, stores, side }: Position, start: number): number {
  let hash = start;
  for (let i = 0; i < houses.length; i++) {
    hash = Math.imul(hash ^ houses[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (2 * stores[0] + side), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** The hash of a position that the game has seen, from its text. No seeds have left the houses since, so the stores are the same. */
export function seenHash(now: Position, text: string): number {
  const houses = text.slice(0, -2).split(/[/,]/).map(Number);
  const position: Position = { ...now, houses, side: text.endsWith("s") ? 0 : 1 };
  return joined(hashOf(position, FIRST), hashOf(position, SECOND));
}

/** Both hashes in one number. */
export const joined = (first: number, second: number): number =>
  (first & 0x1f_ffff) * 0x1_0000_0000 + (second >>> 0);

/** Makes a position that of a frame, and hashes it once. */
export function setPosition(frame: Frame, position: Position): void {
  frame.position = position;
  frame.first = hashOf(position, FIRST);
  frame.second = hashOf(position, SECOND);
  frame.taken = position.stores[0] + position.stores[1];
}

/** The moves of a frame, and what each leads to. */
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

/** Writes what follows on a move over another position. */
function playOn({ houses, stores, side, ply, swap }: Position, move: number, to: Position): void {
  for (let i = 0; i < houses.length; i++) to.houses[i] = houses[i]!;
  to.stores[0] = stores[0];
  to.stores[1] = stores[1];
  to.side = side;
  to.ply = ply;
  to.swap = swap;
  carryOut(to, move);
}

/** Changes the places of two moves. */
export function exchange({ moves, ranks, after }: Frame, a: number, b: number): void {
  if (a === b) return;
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
