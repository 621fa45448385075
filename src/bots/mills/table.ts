/* The transposition table. Its keys are whole positions, not hashes, so two positions are never confused. */

import { countBits } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { countsTenMoves } from "../../rules/mills/engine/ending.ts";
import { key, secondKey, secondKeyEnd, thirdKey } from "../../rules/mills/engine/key.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import { type Frame, NO_MOVE } from "./frame.ts";
import { MATE_RANGE, WIN } from "./levels.ts";

/** Bytes per slot. */
const SLOT = 24;

/**
 * Returns the `bits` of {@link createTable} for a search of `nodes` positions within `memory` megabytes:
 * about one slot for four positions, because a large table takes milliseconds to clear.
 */
export function tableBits(nodes: number, memory: number): number {
  const most = Math.floor(Math.log2((memory * 2 ** 20) / SLOT));
  return Math.min(Math.max(Math.ceil(Math.log2(nodes / 4)), 8), most);
}

/** Buckets of two slots: the first keeps the deepest entry, the second the latest. */
export interface Table {
  /** For each slot, the first two parts of the position's key. */
  readonly keys: Float64Array;
  /** For each slot, the third part of the key; null in games where it is always 0. */
  readonly thirds: Float64Array | null;
  /** For each slot, the result (16 bits of score, 8 of depth, 6 of age, 2 of bound; 0 if empty) and move. */
  readonly entries: Int32Array;
  /** The number of the current search, 0 to 63. Entries of earlier searches are replaced first. */
  age: number;
}

/** Creates a table of 2 to the `bits` slots; `isSpecial`: whether the ruleset has a rule that Morabaraba does not have. */
export function createTable(bits: number, isSpecial = false): Table {
  const size = 2 ** (bits + 1);
  const thirds = isSpecial ? new Float64Array(size / 2) : null;
  return { keys: new Float64Array(size), thirds, entries: new Int32Array(size), age: 0 };
}

/** Begins another search; before ages repeat, empties the table. */
export function beginSearch(table: Table): void {
  table.age = (table.age + 1) & 63;
  if (table.age === 0) table.entries.fill(0);
}

/** Sets the key of a frame whose position is searched at most `ahead` plies deep. */
export function setKeys(frame: Frame, ruleset: Ruleset, ahead: number): void {
  const { position } = frame;
  const counter = countsQuiet(ruleset, position, ahead) ? (position.quiet + 1) * secondKeyEnd(ruleset) : 0;
  frame.key = key(ruleset, position);
  frame.second = secondKey(ruleset, position) + counter;
  if (ruleset.isSpecial) frame.third = thirdKey(ruleset, position);
}

/** Whether a rule reads the counter of quiet plies within the next `ahead` plies. */
function countsQuiet(ruleset: Ruleset, position: Position, ahead: number): boolean {
  const { tenMoves, drawAfterQuietPlies } = ruleset.variant;
  if (drawAfterQuietPlies !== null && position.quiet + ahead >= drawAfterQuietPlies) return true;
  if (tenMoves === null) return false;
  const own = countBits(position.own) + position.ownHand;
  const other = countBits(position.other) + position.otherHand;
  // The rule needs few cows, and cows never come back: before that, the counter has no effect.
  return countsTenMoves(tenMoves, own, other);
}

/** Returns the first slot of a position's bucket. */
function bucketOf({ keys, thirds }: Table, key: number, second: number, third: number): number {
  const more = thirds === null ? 0 : Math.imul(third ^ (third / 0x1_0000_0000), 0x27d4eb2f);
  const mixed = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 0x1_0000_0000) | 0, 0x85ebca6b);
  const word = Math.imul(mixed ^ (mixed >>> 15) ^ (second | 0) ^ more, 0xc2b2ae35);
  return (word ^ (word >>> 13)) & (keys.length / 2 - 1) & ~1;
}

/** Returns the slot of a position, or -1. */
export function probe(table: Table, key: number, second: number, third = 0): number {
  const { keys, thirds, entries } = table;
  const bucket = bucketOf(table, key, second, third);
  for (let slot = bucket; slot < bucket + 2; slot++)
    if (
      keys[2 * slot] === key &&
      keys[2 * slot + 1] === second &&
      (thirds === null || thirds[slot] === third) &&
      entries[2 * slot] !== 0
    )
      return slot;
  return -1;
}

export const boundAt = ({ entries }: Table, slot: number): number => entries[2 * slot]! & 3;
export const ageAt = ({ entries }: Table, slot: number): number => (entries[2 * slot]! >> 2) & 63;
export const depthAt = ({ entries }: Table, slot: number): number => (entries[2 * slot]! >> 8) & 255;
export const moveAt = ({ entries }: Table, slot: number): number => entries[2 * slot + 1]!;

/** Returns a slot's score at `ply`; forced ends are stored by their distance from the position. */
export function scoreAt({ entries }: Table, slot: number, ply: number): number {
  const score = entries[2 * slot]! >> 16;
  return score > WIN - MATE_RANGE ? score - ply : score < MATE_RANGE - WIN ? score + ply : score;
}

/** Stores the result of a frame. If no move raised alpha, the move of an earlier entry stays. */
export function store(table: Table, frame: Frame, bound: number): void {
  const { key, second, third, ply, depth, best, bestMove } = frame;
  const { keys, thirds, entries, age } = table;
  let slot = probe(table, key, second, third);
  const move = bestMove === NO_MOVE && slot >= 0 ? moveAt(table, slot) : bestMove;
  if (slot < 0) {
    const bucket = bucketOf(table, key, second, third);
    const isReplaced = depthAt(table, bucket) <= depth || ageAt(table, bucket) !== age;
    slot = isReplaced ? bucket : bucket + 1;
  }
  const distant = best > WIN - MATE_RANGE ? best + ply : best < MATE_RANGE - WIN ? best - ply : best;
  keys[2 * slot] = key;
  keys[2 * slot + 1] = second;
  if (thirds !== null) thirds[slot] = third;
  entries[2 * slot] = (distant << 16) | (depth << 8) | (age << 2) | bound;
  entries[2 * slot + 1] = move;
}
