/* The solver's memory for the current pair of tables, and the values of slots. */
import { type Cows, type Pair, tooLarge } from "./slots.ts";
import { PLIES } from "./tables.ts";
import type { Reader } from "./values.ts";

/*
 * A slot has 16 bits. For an undecided position: OPEN plus the number of quiet moves that are not known to
 * lose, times the number of the board's symmetries; or SAFE, if a shot does not lose. For a decided position:
 * plies to the end plus 1 (odd for a loss, even for a win), and COUNTED for a win that the positions before
 * it have counted.
 */
export const OPEN = 0x8000 as const;
export const SAFE = 0xffff as const;
export const COUNTED = 0x4000 as const;

/** The losses that are found, or become quicker, when one more quiet ply is allowed. */
interface Losses {
  /** Ascending. */
  readonly slots: Uint32Array;
  /** For each entry, the value that its slot had when the loss was logged. */
  readonly values: Uint16Array;
  /** How many entries `collect` has taken. */
  at: number;
}

/** A solved table, which tables with more cows read. */
export interface Solved {
  readonly pair: Pair;
  /** For each slot, its value as described above. */
  readonly values: Uint16Array;
}

/** Progress, and memory for the largest pair of tables, which one pair after another uses. */
export interface Workspace {
  readonly values: Uint16Array;
  /** How many slots have their first value. */
  initialized: number;
  /** Work since the last pause, in positions. */
  work: number;
}

/** Slot numbers have 32 bits. In Node 26, a larger array than memory holds ends a worker without an error. */
const MOST_SLOTS = 2 ** 32;

/** Creates a workspace for pairs of at most `slots` slots together; throws `LimitError` `too-large`. */
export function createWorkspace(slots: number): Workspace {
  if (slots > MOST_SLOTS) throw tooLarge();
  try {
    return { values: new Uint16Array(slots), initialized: 0, work: 0 };
  } catch {
    throw tooLarge();
  }
}

/** Work between two pauses, about a millisecond. */
const SLICE = 16_384;

/** Returns whether it is time for a pause, and then resets the count of work. */
export function shouldYield(workspace: Workspace): boolean {
  if (workspace.work < SLICE) return false;
  workspace.work = 0;
  return true;
}

/** A table that is being solved. */
export interface Side extends Solved, Cows {
  readonly workspace: Workspace;
  /** All tables with fewer cows. */
  readonly reader: Reader;
  /** The table that shots lead to; `undefined` if shots leave too few cows. */
  readonly below: Solved | undefined;
  /** The table that quiet moves lead to: the other of the pair, or this one if the sides are equal. */
  twin: Side;
  /** After how many quiet plies the game is drawn, or infinity. */
  readonly limit: number;
  /** A bit for each slot that changed with the last quiet ply. */
  readonly changed: Uint32Array;
  /** A bit for each slot that changes with the current quiet ply. */
  readonly next: Uint32Array;
  /** Slots of losses, each followed by its value, to write after all wins: no value may be read too early. */
  pending: Uint32Array;
  /** The used length of `pending`. */
  waiting: number;
  /** Losses by the quiet plies until the next shot or the end; empty if no rule counts quiet plies. */
  readonly log: Losses[];
  /** How many slots hold a loss. */
  losses: number;
}

/** Delays writing a loss until all wins are written. */
export function defer(side: Side, slot: number, value: number): void {
  const { pending } = side;
  if (side.waiting === pending.length) {
    // An ordinary list cannot become long enough for seven cows per side.
    side.pending = new Uint32Array(2 * pending.length);
    side.pending.set(pending);
  }
  side.pending[side.waiting++] = slot;
  side.pending[side.waiting++] = value;
}

/** Writes a result and marks the slot, if it is the first result or quicker than the one before. */
export function decide(side: Side, slot: number, value: number, marks: Uint32Array): void {
  const { values } = side;
  const current = values[slot]!;
  if (current < OPEN && (current & PLIES) <= value) return;
  if (value > PLIES) throw tooLarge();
  values[slot] = current < OPEN ? (current & COUNTED) | value : value;
  marks[slot >> 5]! |= 1 << (slot & 31);
  if (current >= OPEN) side.losses += value & 1;
}
