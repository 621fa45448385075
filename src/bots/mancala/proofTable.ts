/*
 * What a proof has found about positions: bounds of their values, and the best move. An entry is true of its
 * position in every game of the variant, so it stays useful from move to move.
 */

import { NO_MOVE } from "./frame.ts";

/** Buckets of two slots: the first keeps the position with more seeds, the second the latest. */
export interface ProofTable {
  /** Four numbers per slot: two hashes, the packed bounds and move, and the seeds in the houses plus 1. */
  readonly slots: Int32Array;
}

/** Creates a table of 2 to the `bits` slots. */
export function createProofTable(bits: number): ProofTable {
  return { slots: new Int32Array(4 * 2 ** bits) };
}

/** Makes all bounds positive: a game has at most 1,000 seeds. */
const SHIFT = 1024;

/** Returns where the slot of a position begins, or -1. */
export function find({ slots }: ProofTable, first: number, second: number): number {
  const bucket = (first & (slots.length / 4 - 1) & ~1) * 4;
  if (slots[bucket] === first && slots[bucket + 1] === second && slots[bucket + 3] !== 0) return bucket;
  const next = bucket + 4;
  return slots[next] === first && slots[next + 1] === second && slots[next + 3] !== 0 ? next : -1;
}

export const lowAt = ({ slots }: ProofTable, at: number): number => (slots[at + 2]! >>> 16) - SHIFT;
export const highAt = ({ slots }: ProofTable, at: number): number => ((slots[at + 2]! >>> 5) & 2047) - SHIFT;
export const bestAt = ({ slots }: ProofTable, at: number): number => (slots[at + 2]! & 31) + NO_MOVE;

/** Keeps the bounds of a position. */
export function keep(
  table: ProofTable,
  first: number,
  second: number,
  left: number,
  low: number,
  high: number,
  move: number,
): void {
  const { slots } = table;
  let at = find(table, first, second);
  if (at < 0) {
    at = (first & (slots.length / 4 - 1) & ~1) * 4;
    // A position with more seeds took more work.
    if (slots[at + 3]! > left + 1) at += 4;
    else slots.copyWithin(at + 4, at, at + 4);
    slots[at] = first;
    slots[at + 1] = second;
    slots[at + 3] = left + 1;
  }
  slots[at + 2] = ((low + SHIFT) << 16) | ((high + SHIFT) << 5) | (move - NO_MOVE);
}
