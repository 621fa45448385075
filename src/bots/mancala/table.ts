/*
 * The transposition table: what the search found about positions, by two 32-bit hashes of houses, store and
 * turn. Two positions share both hashes by chance once in many billions of look-ups.
 */

import { EXTRA_TURNS, type Frame, NO_MOVE } from "./frame.ts";

/** Set in an entry whose score comes only from ends of games, so a deeper search cannot change it. */
const COMPLETE = 128;

/** Buckets of two slots: the first keeps the deepest entry, the second the latest. */
export interface Table {
  /** Four numbers per slot: the two hashes, the score, and a packed number of move, depth, age and bound. */
  readonly slots: Int32Array;
  /** The number of the current search, 0 to 63. Entries of earlier searches are replaced first. */
  age: number;
}

/** Creates a table of 2 to the `bits` slots. */
export function createTable(bits: number): Table {
  return { slots: new Int32Array(4 * 2 ** bits), age: 0 };
}

/** Begins another search; before ages repeat, empties the table. */
export function beginSearch(table: Table): void {
  table.age = (table.age + 1) & 63;
  if (table.age === 0) table.slots.fill(0);
}

/** Returns the `bits` of {@link createTable} for a search of `positions`. A slot has 16 bytes. */
export function tableBits(positions: number, megabytes: number): number {
  const most = Math.floor(Math.log2(megabytes * 65_536));
  return Math.min(Math.max(Math.ceil(Math.log2(positions)), 10), most);
}

/** Returns where the two slots begin that can hold a position. */
const bucketAt = ({ slots }: Table, first: number): number => (first & (slots.length / 4 - 1) & ~1) * 4;

/** Returns where the slot of a position begins, or -1. */
export function probe(table: Table, first: number, second: number): number {
  const { slots } = table;
  const bucket = bucketAt(table, first);
  for (let at = bucket; at < bucket + 8; at += 4) {
    if (slots[at] === first && slots[at + 1] === second && slots[at + 3] !== 0) return at;
  }
  return -1;
}

export const scoreAt = ({ slots }: Table, at: number): number => slots[at + 2]!;
export const boundAt = ({ slots }: Table, at: number): number => slots[at + 3]! & 3;
export const ageAt = ({ slots }: Table, at: number): number => (slots[at + 3]! >> 2) & 63;
/** The remaining depth of the search behind an entry; negative if only extra turns were searched. */
export const depthAt = (table: Table, at: number): number => (worthAt(table, at) & 127) - EXTRA_TURNS;
export const isCompleteAt = (table: Table, at: number): boolean => worthAt(table, at) >= COMPLETE;
/** The depth as stored; greater for complete entries, which stay the longest. */
const worthAt = ({ slots }: Table, at: number): number => (slots[at + 3]! >> 8) & 255;
export const moveAt = ({ slots }: Table, at: number): number => (slots[at + 3]! >> 16) - 2;

/** The parts of a frame that an entry has. */
type Stored = Pick<Frame, "first" | "second" | "depth" | "best" | "bestMove" | "isCutShort">;

/** Stores the result of a frame. If no move raised alpha, the move of an earlier entry stays. */
export function store(
  table: Table,
  { first, second, depth, best, bestMove, isCutShort }: Stored,
  bound: number,
): void {
  const { slots, age } = table;
  const worth = depth + EXTRA_TURNS + (isCutShort ? 0 : COMPLETE);
  let at = probe(table, first, second);
  const move = bestMove === NO_MOVE && at >= 0 ? moveAt(table, at) : bestMove;
  if (at < 0) {
    const bucket = bucketAt(table, first);
    const isReplaced = worthAt(table, bucket) <= worth || ageAt(table, bucket) !== age;
    at = isReplaced ? bucket : bucket + 4;
  }
  slots[at] = first;
  slots[at + 1] = second;
  slots[at + 2] = best;
  slots[at + 3] = ((move + 2) << 16) | (worth << 8) | (age << 2) | bound;
}
