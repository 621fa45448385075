/** One position on the way from the root of a search: its hashes, its moves, what they lead to, and how far it has been looked at. */
import { copyOf, type Position } from "../../rules/mancala/engine/position.ts";
import { carryOut, SWAP } from "../../rules/mancala/play.ts";
import { hashOf } from "./table.ts";

/** No position has more moves: a house each, and the swap. */
const MOST_MOVES = 17;

/** No move. */
export const NONE = -2;

/** Where the two hashes begin. */
const FIRST = 0x2545f491;
const SECOND = 0x6a09e667;

/** A position on the way from the root, and how far its moves have been looked at. */
export interface Frame {
  position: Position;
  /** Its two hashes, and the seeds in both stores. */
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
  open: boolean;
  /** By move: what it is, how soon it is to be tried, and what it leads to. */
  readonly moves: Int8Array;
  readonly ranks: Int32Array;
  readonly after: Position[];
  /** The best line from here on. */
  readonly line: Int8Array;
  length: number;
}

/** A frame for positions like this one, with room for lines of `plies` plies. */
export function newFrame(like: Position, plies: number): Frame {
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
    open: false,
    moves: new Int8Array(MOST_MOVES),
    ranks: new Int32Array(MOST_MOVES),
    after: Array.from({ length: like.variant.houses + 1 }, () => copyOf(like)),
    line: new Int8Array(plies),
    length: 0,
  };
}

/** The hash of a position that the game has seen, from its text. No seeds have left the houses since, so the stores are the same. */
export function seenHash(now: Position, text: string): number {
  const houses = text.slice(0, -2).split(/[/,]/).map(Number);
  return joined({ ...now, houses, side: text.endsWith("s") ? 0 : 1 });
}

/** Both hashes in one number. */
export const joined = (position: Position): number =>
  (hashOf(position, FIRST) & 0x1f_ffff) * 0x1_0000_0000 + (hashOf(position, SECOND) >>> 0);

/** Makes a position that of a frame. */
export function look(frame: Frame, position: Position): void {
  frame.position = position;
  frame.first = hashOf(position, FIRST);
  frame.second = hashOf(position, SECOND);
  frame.taken = position.stores[0] + position.stores[1];
}

/** Lists the moves of a frame, and what they lead to. */
export function list(frame: Frame, legal: number): void {
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
