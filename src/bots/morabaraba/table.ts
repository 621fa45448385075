/**
 * The transposition table: what the search found out about a position, kept under the whole position and not under a
 * hash of it, so that no two are ever mixed up.
 */

import { countBits } from "../../rules/morabaraba/engine/bits.ts";
import type { Ruleset } from "../../rules/morabaraba/engine/compile.ts";
import { countsTenMoves } from "../../rules/morabaraba/engine/ending.ts";
import { key, secondKey } from "../../rules/morabaraba/engine/key.ts";
import type { Position } from "../../rules/morabaraba/engine/movegen.ts";
import { FARTHEST, WIN } from "./levels.ts";

/** What a stored score says of the true one: it is at least that, at most that, or, with both bits, exactly that. */
export const AT_LEAST = 1 as const;
export const AT_MOST = 2 as const;

/** Bytes of a slot. */
const SLOT = 24;

/**
 * The size of a table, for {@link createTable}, for a search of a number of positions in a number of megabytes: about one position in
 * four is kept. A large table takes milliseconds to clear.
 */
export function tableBits(nodes: number, memory: number): number {
  const most = Math.floor(Math.log2((memory * 2 ** 20) / SLOT));
  return Math.min(Math.max(Math.ceil(Math.log2(nodes / 4)), 8), most);
}

/** Slots in pairs: the first of a pair keeps the deepest finding, the second the latest. */
export interface Table {
  /** By slot, both parts of its position's key. */
  readonly keys: Float64Array;
  /**
   * By slot, what was found (the score in the high 16 bits, 8 bits of depth, 6 of age, 2 of the bound; 0 in an empty slot) and
   * the best move.
   */
  readonly entries: Int32Array;
  /** Which search the entries that are now stored come from, 0 to 63. Entries of earlier ones give way first. */
  age: number;
  /** Keys of the position last looked up, and the slot where it was found, or -1. */
  key: number;
  second: number;
  slot: number;
}

/** A table of 2 to the `bits` slots. */
export function createTable(bits: number): Table {
  const size = 2 ** (bits + 1);
  return {
    keys: new Float64Array(size),
    entries: new Int32Array(size),
    age: 0,
    key: 0,
    second: 0,
    slot: -1,
  };
}

/**
 * Whether a rule reads the counter of quiet plies within the next `ahead` plies, so that equal boards may differ in worth.
 */
function countsQuiet(ruleset: Ruleset, position: Position, ahead: number): boolean {
  const { tenMoves, noShots } = ruleset.variant;
  if (noShots !== null && position.quiet + ahead >= noShots) return true;
  if (tenMoves === null) return false;
  const own = countBits(position.own) + position.ownHand;
  const other = countBits(position.other) + position.otherHand;
  // Cows never come back, so the counter plays no part until the condition on them holds.
  return countsTenMoves(tenMoves, own, other);
}

const pairOf = (table: Table): number => {
  const mixed = Math.imul(table.key | 0, 0x9e3779b1) ^ Math.imul((table.key / 0x1_0000_0000) | 0, 0x85ebca6b);
  const word = Math.imul(mixed ^ (mixed >>> 15) ^ (table.second | 0), 0xc2b2ae35);
  return (word ^ (word >>> 13)) & (table.keys.length / 2 - 1) & ~1;
};

/** Looks a position up that is searched at most `ahead` plies deep; afterwards `table.slot` is its slot, or -1. */
export function find(
  table: Table,
  ruleset: Ruleset,
  position: Position,
  ahead: number = Number.POSITIVE_INFINITY,
): void {
  table.key = key(ruleset, position);
  table.second =
    secondKey(ruleset, position) +
    (countsQuiet(ruleset, position, ahead) ? (position.quiet + 1) * 0x4000_0000 : 0);
  const pair = pairOf(table);
  table.slot = holds(table, pair) ? pair : holds(table, pair + 1) ? pair + 1 : -1;
}

function holds(table: Table, slot: number): boolean {
  const { keys, entries } = table;
  return keys[2 * slot] === table.key && keys[2 * slot + 1] === table.second && entries[2 * slot] !== 0;
}

export const boundAt = (table: Table): number => table.entries[2 * table.slot]! & 3;
export const moveAt = (table: Table): number => table.entries[2 * table.slot + 1]!;
export const ageAt = (table: Table): number => (table.entries[2 * table.slot]! >> 2) & 63;
export const depthAt = (table: Table): number => (table.entries[2 * table.slot]! >> 8) & 255;

/** The score of the slot, as seen from `ply` plies below the root. */
export function scoreAt(table: Table, ply: number): number {
  const score = table.entries[2 * table.slot]! >> 16;
  return score > WIN - FARTHEST ? score - ply : score < FARTHEST - WIN ? score + ply : score;
}

/** Keeps a finding about the position, over a shallower one or over the latest. */
export function store(
  table: Table,
  ruleset: Ruleset,
  position: Position,
  ply: number,
  depth: number,
  score: number,
  bound: number,
  move: number,
  ahead: number = Number.POSITIVE_INFINITY,
): void {
  find(table, ruleset, position, ahead);
  const pair = pairOf(table);
  let slot = table.slot;
  if (slot < 0) {
    const first = table.entries[2 * pair]!;
    const givesWay = ((first >> 8) & 255) <= depth || ((first >> 2) & 63) !== table.age;
    slot = givesWay ? pair : pair + 1;
  }
  const distant = score > WIN - FARTHEST ? score + ply : score < FARTHEST - WIN ? score - ply : score;
  table.keys[2 * slot] = table.key;
  table.keys[2 * slot + 1] = table.second;
  table.entries[2 * slot] = (distant << 16) | (depth << 8) | (table.age << 2) | bound;
  table.entries[2 * slot + 1] = move;
}
