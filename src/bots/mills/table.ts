/**
 * The transposition table: what the search found out about a position, stored under the whole position and not under a
 * hash of it, so that no two are ever mixed up.
 */

import { countBits } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { countsTenMoves } from "../../rules/mills/engine/ending.ts";
import { key, secondKey, secondKeyEnd, thirdKey } from "../../rules/mills/engine/key.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import { type Frame, NO_MOVE } from "./frame.ts";
import { FARTHEST, WIN } from "./levels.ts";

/** Bytes of a slot. */
const SLOT = 24;

/**
 * The size of a table, for {@link createTable}, for a search of a number of positions in a number of megabytes: about one
 * position in four is stored. A large table takes milliseconds to clear.
 */
export function tableBits(nodes: number, memory: number): number {
  const most = Math.floor(Math.log2((memory * 2 ** 20) / SLOT));
  return Math.min(Math.max(Math.ceil(Math.log2(nodes / 4)), 8), most);
}

/** Slots in pairs: the first of a pair keeps the deepest finding, the second the latest. */
export interface Table {
  /** By slot, the first two parts of its position's key. */
  readonly keys: Float64Array;
  /** By slot, the third part of the key; null in games where it is always 0. */
  readonly thirds: Float64Array | null;
  /**
   * By slot, what was found (the score in the high 16 bits, 8 bits of depth, 6 of age, 2 of the bound; 0 in an empty slot)
   * and the best move.
   */
  readonly entries: Int32Array;
  /** Which search the entries that are now stored come from, 0 to 63. Entries of earlier ones give way first. */
  age: number;
}

/** A table of 2 to the `bits` slots; `isSpecial` as the ruleset says it. */
export function createTable(bits: number, isSpecial = false): Table {
  const size = 2 ** (bits + 1);
  const thirds = isSpecial ? new Float64Array(size / 2) : null;
  return { keys: new Float64Array(size), thirds, entries: new Int32Array(size), age: 0 };
}

/** Sets the keys of a frame whose position is searched at most `ahead` plies deep. */
export function setKeys(frame: Frame, ruleset: Ruleset, ahead: number): void {
  const { position } = frame;
  const counter = countsQuiet(ruleset, position, ahead) ? (position.quiet + 1) * secondKeyEnd(ruleset) : 0;
  frame.key = key(ruleset, position);
  frame.second = secondKey(ruleset, position) + counter;
  if (ruleset.isSpecial) frame.third = thirdKey(ruleset, position);
}

/**
 * Whether a rule reads the counter of quiet plies within the next `ahead` plies, so that equal boards may differ in worth.
 */
function countsQuiet(ruleset: Ruleset, position: Position, ahead: number): boolean {
  const { tenMoves, drawAfterQuietPlies } = ruleset.variant;
  if (drawAfterQuietPlies !== null && position.quiet + ahead >= drawAfterQuietPlies) return true;
  if (tenMoves === null) return false;
  const own = countBits(position.own) + position.ownHand;
  const other = countBits(position.other) + position.otherHand;
  // Cows never come back, so the counter plays no part until the condition on them holds.
  return countsTenMoves(tenMoves, own, other);
}

/** The first slot of the pair that may hold a position. */
function pairOf({ keys, thirds }: Table, key: number, second: number, third: number): number {
  const more = thirds === null ? 0 : Math.imul(third ^ (third / 0x1_0000_0000), 0x27d4eb2f);
  const mixed = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 0x1_0000_0000) | 0, 0x85ebca6b);
  const word = Math.imul(mixed ^ (mixed >>> 15) ^ (second | 0) ^ more, 0xc2b2ae35);
  return (word ^ (word >>> 13)) & (keys.length / 2 - 1) & ~1;
}

/** The slot of a position, or -1. */
export function find(table: Table, key: number, second: number, third = 0): number {
  const { keys, thirds, entries } = table;
  const pair = pairOf(table, key, second, third);
  for (let slot = pair; slot < pair + 2; slot++)
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

/** The score in a slot, as seen from `ply` plies below the root. */
export function scoreAt({ entries }: Table, slot: number, ply: number): number {
  const score = entries[2 * slot]! >> 16;
  return score > WIN - FARTHEST ? score - ply : score < FARTHEST - WIN ? score + ply : score;
}

/**
 * Keeps what a frame has found, over a shallower finding or over the latest. If no move was good enough for the window, the
 * move that an earlier search of the position found stays.
 */
export function store(table: Table, frame: Frame, bound: number): void {
  const { key, second, third, ply, depth, best, bestMove } = frame;
  const { keys, thirds, entries, age } = table;
  let slot = find(table, key, second, third);
  const move = bestMove === NO_MOVE && slot >= 0 ? moveAt(table, slot) : bestMove;
  if (slot < 0) {
    const pair = pairOf(table, key, second, third);
    const givesWay = depthAt(table, pair) <= depth || ageAt(table, pair) !== age;
    slot = givesWay ? pair : pair + 1;
  }
  const distant = best > WIN - FARTHEST ? best + ply : best < FARTHEST - WIN ? best - ply : best;
  keys[2 * slot] = key;
  keys[2 * slot + 1] = second;
  if (thirds !== null) thirds[slot] = third;
  entries[2 * slot] = (distant << 16) | (depth << 8) | (age << 2) | bound;
  entries[2 * slot + 1] = move;
}
