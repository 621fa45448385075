/* The proof of a position's value: what it knows, and what each ply of its current line works with. */

import { finalStores, judge } from "../../rules/mancala/engine/ending.ts";
import {
  copyOf,
  isEmpty,
  marginOf,
  type Position,
  type Side,
  seedsLeft,
} from "../../rules/mancala/engine/position.ts";
import type { Lookup } from "../../rules/mancala/engine/tablebase.ts";
import { estimate, type Weights } from "./evaluate.ts";
import type { Hashes } from "./frame.ts";
import type { ProofTable } from "./proofTable.ts";

/** Lower than every value, and than every rank. */
export const NONE = -0x4000_0000;

/** A proof, paused between two slices. */
export interface Proof {
  readonly root: Position;
  readonly weights: Weights;
  readonly lookup: Lookup | undefined;
  readonly table: ProofTable;
  /** Whether every house with seeds is legal, and a side without seeds ends the game. */
  readonly isPlain: boolean;
  /** The moves of the root, in the order of preference among equals. */
  readonly moves: readonly number[];
  /** How many lines to find. */
  readonly lines: number;
  readonly levels: Level[];
  /** Positions searched. */
  nodes: number;
  /** The number of positions at which the slice ends. */
  until: number;
  /** The bounds of the root's value; the same once it is proved. */
  low: number;
  high: number;
  /** The window to try next is around this value. */
  guess: number;
  /** What has been proved about the moves of the root, and the finished lines. */
  readonly values: Map<number, number>;
  readonly found: { readonly line: number[]; readonly value: number }[];
  /** Whether nothing is left to prove; the value of the root can be proved before. */
  isComplete: boolean;
}

/** What a ply of the current line works with. */
interface Level extends Hashes {
  /** The positions after each move, and what is known of them. */
  readonly after: readonly Position[];
  readonly firsts: Int32Array;
  readonly seconds: Int32Array;
  readonly gains: Int32Array;
  readonly ranks: Int32Array;
}

/** Begins a proof of a position that is not over. */
export function createProof(
  root: Position,
  moves: readonly number[],
  lines: number,
  weights: Weights,
  lookup: Lookup | undefined,
  table: ProofTable,
): Proof {
  const left = seedsLeft(root);
  const { endsWhen, mustFeed, grandSlam } = root.variant;
  return {
    root,
    weights,
    lookup,
    table,
    isPlain: endsWhen === "either-empty" && !mustFeed && !grandSlam.startsWith("illegal"),
    moves,
    lines,
    levels: [],
    nodes: 0,
    until: 0,
    low: -left,
    high: left,
    guess: Math.round(estimate(root, weights) / 100) - marginOf(root.stores, root.side),
    values: new Map(),
    found: [],
    isComplete: false,
  };
}

export function levelAt({ levels, root }: Proof, ply: number): Level {
  while (levels.length <= ply) {
    const { houses } = root.variant;
    levels.push({
      first: 0,
      second: 0,
      after: Array.from({ length: houses }, () => copyOf(root)),
      firsts: new Int32Array(houses),
      seconds: new Int32Array(houses),
      gains: new Int32Array(houses),
      ranks: new Int32Array(houses),
    });
  }
  return levels[ply]!;
}

/** Whether a position is over. */
export const isOver = ({ isPlain }: Proof, position: Position): boolean =>
  isPlain ? isEmpty(position, 0) || isEmpty(position, 1) : judge(position).outcome !== undefined;

/** A mask of the legal houses, in which houses without seeds can be set; the position is not over. */
export const legalIn = ({ isPlain }: Proof, position: Position): number =>
  isPlain ? -1 : judge(position).legal;

/** The lead of a side at the end of a game: no position occurs again, so each side takes its own seeds. */
export const finalMargin = (position: Position, side: Side): number =>
  marginOf(finalStores(position, "side-empty"), side);

/** The legal houses, the last one first. */
export function housesOf(proof: Proof, position: Position): number[] {
  const { side, houses, variant } = position;
  const legal = legalIn(proof, position);
  const moves: number[] = [];
  for (let move = variant.houses - 1; move >= 0; move--)
    if ((legal & (1 << move)) !== 0 && houses[side * variant.houses + move] !== 0) moves.push(move);
  return moves;
}
