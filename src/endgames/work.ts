/** What the solver keeps of a pair of tables while it works on them, and how a position stands there. */
import { type Cows, type Pair, tooLarge } from "./slots.ts";
import type { Reader } from "./values.ts";

/*
 * A slot holds 16 bits. While the position is undecided: OPEN plus the number of its quiet moves, times the symmetries of the
 * board, of which it is not known that they lose; or SAFE, if one of its shots does not. Once it is decided: plies to the end
 * plus 1, so that a loss is odd and a win even, with TOLD once the positions before a win have counted it.
 */
export const OPEN = 0x8000 as const;
export const SAFE = 0xffff as const;
export const TOLD = 0x4000 as const;
export const PLIES = 0x3fff as const;

/** Losses that were found, or became quicker, with one more quiet ply. */
interface Losses {
  /** Ascending. */
  readonly slots: Uint32Array;
  /** For each of them what the slot held then. */
  readonly values: Uint16Array;
  /** How many of them have been gathered. */
  at: number;
}

/** A table that is solved, as those above it read it. */
export interface Solved {
  readonly pair: Pair;
  /** By slot, as told above. */
  readonly values: Uint16Array;
}

/** Memory for the largest pair of tables, used for one after the other, and how far the work has come. */
export interface Desk {
  readonly values: Uint16Array;
  /** How many slots have been looked at. */
  looked: number;
  /** How much has been done since the last pause, in looks at a position. */
  work: number;
}

/** A desk for pairs of tables with so many slots together. */
export function createDesk(slots: number): Desk {
  return { values: new Uint16Array(slots), looked: 0, work: 0 };
}

/** Work between two pauses: about a millisecond. */
const SLICE = 16_384;

/** Whether it is time for a pause; the work begins anew if it is. */
export function isTired(desk: Desk): boolean {
  if (desk.work < SLICE) return false;
  desk.work = 0;
  return true;
}

/** A table that is being solved. */
export interface Side extends Solved, Cows {
  readonly desk: Desk;
  /** All tables with fewer cows. */
  readonly reader: Reader;
  /** The table that shots lead to; none where they leave too few cows. */
  readonly below: Solved | undefined;
  /** The table that quiet moves lead to; this one if both sides have as many cows. */
  twin: Side;
  /** How many quiet plies draw; may be infinite. */
  readonly limit: number;
  /** A bit for each slot that changed with the last quiet ply. */
  readonly changed: Uint32Array;
  /** The same for the quiet ply under way. */
  readonly next: Uint32Array;
  /** Slots of losses, each with what it will hold; written after all wins, so that nothing is read too early. */
  pending: Uint32Array;
  /** How much of that is in use. */
  waiting: number;
  /** By quiet plies that they take, up to the next shot or the end; empty where no rule counts them. */
  readonly log: Losses[];
  /** How many slots hold a loss. */
  losses: number;
}

/** Has a loss wait until all wins are written. */
export function wait(side: Side, slot: number, value: number): void {
  const { pending } = side;
  if (side.waiting === pending.length) {
    // A list of numbers could not become as long as it must for seven cows a side.
    side.pending = new Uint32Array(2 * pending.length);
    side.pending.set(pending);
  }
  side.pending[side.waiting++] = slot;
  side.pending[side.waiting++] = value;
}

/** Writes that a position is decided, or sooner than it was, and marks it. */
export function decide(side: Side, slot: number, value: number, marks: Uint32Array): void {
  const { values } = side;
  const held = values[slot]!;
  if (held < OPEN && (held & PLIES) <= value) return;
  if (value > PLIES) throw tooLarge();
  values[slot] = held < OPEN ? (held & TOLD) | value : value;
  marks[slot >> 5]! |= 1 << (slot & 31);
  if (held >= OPEN) side.losses += value & 1;
}
