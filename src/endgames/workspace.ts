/** The memory of the solver for the pair of tables at work, and the values of slots. */
import { type Cows, type Pair, tooLarge } from "./slots.ts";
import { PLIES } from "./tables.ts";
import type { Reader } from "./values.ts";

/*
 * A slot holds 16 bits. For an undecided position: OPEN plus the number of quiet moves that are not known to lose, times the
 * number of symmetries of the board; or SAFE, if a shot does not lose. For a decided position: the plies to the end plus 1,
 * so that a loss is odd and a win even; and COUNTED, once the positions before a win have counted it.
 */
export const OPEN = 0x8000 as const;
export const SAFE = 0xffff as const;
export const COUNTED = 0x4000 as const;

/** Losses found, or made quicker, by one more quiet ply. */
interface Losses {
  /** Ascending. */
  readonly slots: Uint32Array;
  /** By entry: the value of the slot at that time. */
  readonly values: Uint16Array;
  /** How many entries have been collected. */
  at: number;
}

/** A solved table, as the tables with more cows read it. */
export interface Solved {
  readonly pair: Pair;
  /** By slot, as described above. */
  readonly values: Uint16Array;
}

/** Memory for the largest pair of tables, which all pairs use in turn, and the progress. */
export interface Workspace {
  readonly values: Uint16Array;
  /** How many slots have their first value. */
  looked: number;
  /** Work since the last pause, in positions looked at. */
  work: number;
}

/** A workspace for pairs of tables with at most `slots` slots together. Throws `LimitError` `too-large`. */
export function createWorkspace(slots: number): Workspace {
  try {
    return { values: new Uint16Array(slots), looked: 0, work: 0 };
  } catch {
    throw tooLarge();
  }
}

/** Work between two pauses: about a millisecond. */
const SLICE = 16_384;

/** Whether it is time for a pause; if so, the count of work starts again. */
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
  /** The table that quiet moves lead to; the same table if both sides have equally many cows. */
  twin: Side;
  /** The number of quiet plies that draws; may be infinite. */
  readonly limit: number;
  /** A bit for each slot that changed with the last quiet ply. */
  readonly changed: Uint32Array;
  /** The same for the quiet ply under way. */
  readonly next: Uint32Array;
  /** Slots of losses, each followed by its value. They are written after all wins, so that no value is read too early. */
  pending: Uint32Array;
  /** The length of `pending` in use. */
  waiting: number;
  /** Losses by the quiet plies that they take to the next shot or the end; empty if no rule counts quiet plies. */
  readonly log: Losses[];
  /** How many slots hold a loss. */
  losses: number;
}

/** Holds a loss back until all wins are written. */
export function defer(side: Side, slot: number, value: number): void {
  const { pending } = side;
  if (side.waiting === pending.length) {
    // An ordinary list cannot become long enough for seven cows a side.
    side.pending = new Uint32Array(2 * pending.length);
    side.pending.set(pending);
  }
  side.pending[side.waiting++] = slot;
  side.pending[side.waiting++] = value;
}

/** Writes a result that is the first or quicker than before, and marks the slot. */
export function decide(side: Side, slot: number, value: number, marks: Uint32Array): void {
  const { values } = side;
  const held = values[slot]!;
  if (held < OPEN && (held & PLIES) <= value) return;
  if (value > PLIES) throw tooLarge();
  values[slot] = held < OPEN ? (held & COUNTED) | value : value;
  marks[slot >> 5]! |= 1 << (slot & 31);
  if (held >= OPEN) side.losses += value & 1;
}
