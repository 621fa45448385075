/*
 * Proves the value of a position: alpha-beta with null windows to the end of the game, without depths and
 * without guesses. A value is what the side to move wins from here on, in seeds, less what the other side
 * wins. Three things end a line early: the tables have the position; a side wins at most the seeds left in
 * the houses; or the proof table has bounds. The evaluation only orders the moves.
 *
 * A slice of the work ends by the exception PAUSE, and the next slice begins again at the root. What has been
 * proved is in the proof table, so the way back takes few positions.
 */

import type { Variant } from "../../rules/mancala/data/variant.ts";
import { finalStores, judge } from "../../rules/mancala/engine/ending.ts";
import {
  copyOf,
  marginOf,
  type Position,
  type Side,
  seedsLeft,
} from "../../rules/mancala/engine/position.ts";
import type { Lookup } from "../../rules/mancala/engine/tablebase.ts";
import { playOn } from "../../rules/mancala/play.ts";
import type { Line } from "../runner.ts";
import { evaluate, finalScore } from "./evaluate.ts";
import { type Hashes, NO_MOVE } from "./frame.ts";
import { bestAt, find, highAt, keep, lowAt, type ProofTable } from "./proofTable.ts";
import type { Weights } from "./weights.ts";

/** Whether proofs hold under the rules: no position may occur again, and values must not depend on stores. */
export const isProvable = ({ sowStores, majority }: Variant): boolean => sowStores && !majority;

/**
 * The most seeds in the houses for a proof, with tables and without. A proof takes three of four positions
 * from the search. With more seeds it seldom ends, and the bot only plays worse.
 */
const REACH = { withTables: 36, without: 28 } as const;

/** Whether a proof of a position is likely to end within the usual limits. */
export const isInReach = (position: Position, lookup: Lookup | undefined): boolean =>
  seedsLeft(position) <= (lookup ? REACH.withTables : REACH.without);

/** From this number of seeds on, a search two plies deep orders the moves, on boards with few houses a side. */
const MANY = 24;
const FEW_HOUSES = 6;

/** The most extra turns in a line of that search: long chains of them would take too long. */
const EXTRAS = 3;

/** What the right to move again is worth when moves are ordered, in hundredths of a seed. */
const AGAIN = 300;

/** Lower than every value, and than every rank. */
const NONE = -0x4000_0000;

/** Thrown at the end of a slice. */
const PAUSE = {};

/** A proof, paused between two slices. */
export interface Proof {
  readonly root: Position;
  readonly weights: Weights;
  readonly lookup: Lookup | undefined;
  readonly table: ProofTable;
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
  return {
    root,
    weights,
    lookup,
    table,
    moves,
    lines,
    levels: [],
    nodes: 0,
    until: 0,
    low: -left,
    high: left,
    guess: Math.round(evaluate(root, weights) / 100) - marginOf(root.stores, root.side),
    values: new Map(),
    found: [],
  };
}

/** Works on at most `nodes` more positions; returns whether the proof is complete. */
export function advanceProof(proof: Proof, nodes: number): boolean {
  proof.until = proof.nodes + nodes;
  try {
    if (proof.lines === 1) proveBest(proof);
    else proveAll(proof);
    return true;
  } catch (error) {
    if (error !== PAUSE) throw error;
    return false;
  }
}

/** Whether the value of the root is proved; then {@link provedLines} has at least one move. */
export const isProved = ({ found, moves, lines }: Proof): boolean =>
  found.length >= Math.min(lines, moves.length);

/** Returns the lines of a proof, the best first, with scores for the root's side. */
export function provedLines({ found, lines, root }: Proof): readonly Line[] {
  const lead = marginOf(root.stores, root.side);
  return found.slice(0, lines).map(({ line, value }) => ({ line, score: finalScore(lead + value) }));
}

/** Finds the value of the root, then its best moves, and of these the one with the shortest line. */
function proveBest(proof: Proof): void {
  const { root, values } = proof;
  while (proof.low < proof.high) {
    const value = boundAt(proof, root, windowOf(proof.guess, proof.low, seedsLeft(root)));
    if (value.isLow) proof.low = value.bound;
    else proof.high = value.bound;
    proof.guess = value.bound;
  }
  for (const move of proof.moves)
    if (!values.has(move)) values.set(move, isAtLeast(proof, root, move, proof.low) ? proof.low : NONE);
  addLines(
    proof,
    proof.moves.filter((move) => values.get(move) === proof.low),
  );
  // The shortest line comes first; among lines of the same length, the first move in order.
  proof.found.sort((a, b) => a.line.length - b.line.length);
}

/** Finds the value of each move. */
function proveAll(proof: Proof): void {
  const { root, values } = proof;
  for (const move of proof.moves)
    if (!values.has(move)) {
      values.set(move, valueAfter(proof, root, move));
      proof.guess = Math.max(...values.values());
    }
  addLines(proof, proof.moves);
  proof.found.sort((a, b) => b.value - a.value || a.line.length - b.line.length);
}

/** Adds the line that begins with each of these moves. */
function addLines(proof: Proof, moves: readonly number[]): void {
  for (const move of moves) {
    if (proof.found.some(({ line }) => line[0] === move)) continue;
    const value = proof.values.get(move)!;
    const line = [move];
    const end = copyOf(proof.root);
    const lead = marginOf(end.stores, end.side);
    const { side } = end;
    playOn(copyOf(end), move, end);
    if (judge(end).outcome === undefined) {
      const rest = value - (marginOf(end.stores, side) - lead);
      continueLine(proof, line, end, end.side === side ? rest : 0 - rest);
    }
    proof.found.push({ line, value });
  }
}

/** The most plies of a line: long lines serve nobody. */
const LONGEST = 60;

/** Continues a line from a position with this value by best moves; in the tables, by the shortest way. */
function continueLine(proof: Proof, line: number[], from: Position, value: number): void {
  let [position, rest] = [from, value];
  while (judge(position).outcome === undefined && line.length < LONGEST) {
    const { side } = position;
    const best = bestMoves(proof, position, rest);
    const move = best.length === 1 ? best[0]! : shortest(proof, position, best);
    const next = copyOf(position);
    playOn(position, move, next);
    rest -= marginOf(next.stores, side) - marginOf(position.stores, side);
    if (next.side !== side) rest = 0 - rest;
    line.push(move);
    position = next;
  }
}

/** Returns the moves that keep a position's value: all if the tables have it, otherwise one. */
function bestMoves(proof: Proof, position: Position, value: number): readonly number[] {
  const isKnown = proof.lookup?.(position) !== undefined;
  const best: number[] = [];
  const at = isKnown ? -1 : find(proof.table, ...hashesOf(position));
  const first = at < 0 ? NO_MOVE : bestAt(proof.table, at);
  const moves = housesOf(position).sort((a, b) => Number(b === first) - Number(a === first));
  for (const move of moves) {
    if (!isAtLeast(proof, position, move, value)) continue;
    best.push(move);
    if (!isKnown) break;
  }
  return best;
}

/** Returns the move that begins the shortest line of best moves; all positions are in the tables. */
function shortest(proof: Proof, position: Position, moves: readonly number[]): number {
  let [best, fewest] = [moves[0]!, Number.POSITIVE_INFINITY];
  const known = new Map<string, number>();
  for (const move of moves) {
    const plies = pliesAfter(proof, position, move, known);
    if (plies < fewest) [best, fewest] = [move, plies];
  }
  return best;
}

/** The most positions whose plies are counted for one choice. */
const MOST_COUNTED = 2000;

function pliesAfter(proof: Proof, position: Position, move: number, known: Map<string, number>): number {
  const next = copyOf(position);
  playOn(position, move, next);
  if (judge(next).outcome !== undefined) return 1;
  const key = `${next.houses}${next.side}`;
  let plies = known.get(key);
  if (plies === undefined) {
    if (known.size >= MOST_COUNTED) return LONGEST;
    known.set(key, LONGEST);
    const best = bestMoves(proof, next, proof.lookup?.(next) as number);
    plies = Math.min(...best.map((after) => pliesAfter(proof, next, after, known)));
    known.set(key, plies);
  }
  return plies + 1;
}

/** Whether a move has at least this value. */
function isAtLeast(proof: Proof, position: Position, move: number, value: number): boolean {
  const { gain, next, isOver, isSame } = tried(position, move);
  if (isOver) return gain >= value;
  const wanted = isSame ? value - gain : gain - value + 1;
  const { isLow } = boundAt(proof, next, wanted);
  return isSame ? isLow : !isLow;
}

/** Returns the value of a move of the root. */
function valueAfter(proof: Proof, position: Position, move: number): number {
  const { gain, next, isOver, isSame } = tried(position, move);
  if (isOver) return gain;
  const left = seedsLeft(next);
  let [low, high, guess] = [-left, left, isSame ? proof.guess - gain : gain - proof.guess];
  while (low < high) {
    const { bound, isLow } = boundAt(proof, next, windowOf(guess, low, left));
    if (isLow) low = bound;
    else high = bound;
    guess = bound;
  }
  return isSame ? gain + low : gain - low;
}

function tried(position: Position, move: number) {
  const { side } = position;
  const next = copyOf(position);
  playOn(position, move, next);
  const { outcome } = judge(next);
  const stores = outcome === undefined ? next.stores : finalStores(next, outcome.reason);
  const gain = marginOf(stores, side) - marginOf(position.stores, side);
  return { gain, next, isOver: outcome !== undefined, isSame: next.side === side };
}

/** Returns the window to try: a value above `low`, even or odd as the number of seeds is. */
function windowOf(guess: number, low: number, left: number): number {
  const value = ((guess ^ left) & 1) === 0 ? guess : guess + 1;
  return Math.max(value, low + 2);
}

/** Returns a lower bound of a position's value that is at least `wanted`, or an upper bound below it. */
function boundAt(proof: Proof, position: Position, wanted: number): { bound: number; isLow: boolean } {
  const known = proof.lookup?.(position);
  const [first, second] = hashesOf(position);
  const bound = known ?? search(proof, 0, position, seedsLeft(position), first, second, wanted);
  return { bound, isLow: bound >= wanted };
}

/** Searches a position that is not over and not in the tables. */
function search(
  proof: Proof,
  ply: number,
  position: Position,
  left: number,
  first: number,
  second: number,
  wanted: number,
): number {
  // A value is even or odd as the number of seeds is, because each seed goes to a side.
  const beta = ((wanted ^ left) & 1) === 0 ? wanted : wanted + 1;
  if (beta > left) return left;
  if (beta <= -left) return -left;
  const { table, lookup } = proof;
  let [low, high, known] = [-left, left, NO_MOVE];
  const at = find(table, first, second);
  if (at >= 0) {
    low = lowAt(table, at);
    high = highAt(table, at);
    known = bestAt(table, at);
    if (low >= beta) return low;
    if (high < beta) return high;
  }
  if (proof.nodes >= proof.until) throw PAUSE;
  proof.nodes++;
  const level = levelAt(proof, ply);
  const { after, ranks, gains } = level;
  const { side, houses, variant } = position;
  const { legal } = judge(position);
  const lead = marginOf(position.stores, side);
  let [best, bestMove, open] = [NONE, NO_MOVE, 0];
  for (let move = variant.houses - 1; move >= 0; move--) {
    ranks[move] = NONE;
    if ((legal & (1 << move)) === 0 || houses[side * variant.houses + move] === 0) continue;
    const next = after[move]!;
    playOn(position, move, next);
    const { outcome } = judge(next);
    const stores = outcome === undefined ? next.stores : finalStores(next, outcome.reason);
    const gain = marginOf(stores, side) - lead;
    const isSame = next.side === side;
    let value = gain;
    if (outcome === undefined) {
      const exact = lookup?.(next);
      if (exact !== undefined) value = isSame ? gain + exact : gain - exact;
      else {
        const rest = seedsLeft(next);
        setHashes(level, next);
        const there = find(table, level.first, level.second);
        const [floor, ceiling] = there < 0 ? [-rest, rest] : [lowAt(table, there), highAt(table, there)];
        const most = isSame ? gain + ceiling : gain - floor;
        if (most < beta) {
          best = Math.max(best, most);
          continue;
        }
        value = isSame ? gain + floor : gain - ceiling;
        if (value < beta) {
          level.firsts[move] = level.first;
          level.seconds[move] = level.second;
          gains[move] = gain;
          ranks[move] = move === known ? -NONE : rankOf(proof, ply + 1, next, side, rest);
          open++;
          continue;
        }
      }
    }
    if (value > best) [best, bestMove] = [value, move];
    if (best >= beta) {
      keep(table, first, second, left, Math.max(best, low), high, bestMove);
      return best;
    }
  }
  for (; open > 0; open--) {
    let move = 0;
    for (let i = 1; i < variant.houses; i++) if (ranks[i]! > ranks[move]!) move = i;
    ranks[move] = NONE;
    const next = after[move]!;
    const gain = gains[move]!;
    const isSame = next.side === side;
    const window = isSame ? beta - gain : gain - beta + 1;
    const bound = search(
      proof,
      ply + 1,
      next,
      seedsLeft(next),
      level.firsts[move]!,
      level.seconds[move]!,
      window,
    );
    const value = isSame ? gain + bound : gain - bound;
    if (value > best) [best, bestMove] = [value, move];
    if (best >= beta) {
      keep(table, first, second, left, Math.max(best, low), high, bestMove);
      return best;
    }
  }
  keep(table, first, second, left, low, Math.min(best, high), known === NO_MOVE ? bestMove : known);
  return best;
}

/** Returns how good a position looks to a side. */
function rankOf(proof: Proof, ply: number, position: Position, side: Side, left: number): number {
  const isWorthIt = left >= MANY && position.variant.houses <= FEW_HOUSES;
  const value = glance(proof, ply, position, isWorthIt ? 2 : 0, EXTRAS, NONE, -NONE);
  return position.side === side ? value + AGAIN : 0 - value;
}

/** A search as short as `depth` changes of turn, with the evaluation at its ends. */
function glance(
  proof: Proof,
  ply: number,
  position: Position,
  depth: number,
  extras: number,
  alpha: number,
  beta: number,
): number {
  const { side, houses, variant } = position;
  const { outcome, legal } = judge(position);
  if (outcome !== undefined) {
    const stores = finalStores(position, outcome.reason);
    return 100 * marginOf(stores, side);
  }
  if (depth === 0 || extras < 0) return evaluate(position, proof.weights);
  const { after } = levelAt(proof, ply);
  let best = NONE;
  for (let move = variant.houses - 1; move >= 0 && best < beta; move--) {
    if ((legal & (1 << move)) === 0 || houses[side * variant.houses + move] === 0) continue;
    const next = after[move]!;
    playOn(position, move, next);
    const floor = Math.max(alpha, best);
    const value =
      next.side === side
        ? glance(proof, ply + 1, next, depth, extras - 1, floor, beta)
        : 0 - glance(proof, ply + 1, next, depth - 1, extras, 0 - beta, 0 - floor);
    best = Math.max(best, value);
  }
  return best;
}

function levelAt({ levels, root }: Proof, ply: number): Level {
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

/** The legal houses, the last one first. */
function housesOf(position: Position): number[] {
  const { side, houses, variant } = position;
  const { legal } = judge(position);
  const moves: number[] = [];
  for (let move = variant.houses - 1; move >= 0; move--)
    if ((legal & (1 << move)) !== 0 && houses[side * variant.houses + move] !== 0) moves.push(move);
  return moves;
}

const own: Hashes = { first: 0, second: 0 };

function hashesOf(position: Position): readonly [number, number] {
  setHashes(own, position);
  return [own.first, own.second];
}

/**
 * Hashes the houses as the side to move sees them: whose turn it is and what is in the stores do not matter.
 */
function setHashes(to: Hashes, { houses, side }: Position): void {
  let first = 0x2545f491;
  let second = 0x6a09e667;
  const ring = houses.length;
  let at = side === 0 ? 0 : ring / 2;
  for (let i = 0; i < ring; i++) {
    first = Math.imul(first ^ houses[at]!, 0x9e3779b1);
    second = Math.imul(second ^ houses[at]!, 0x85ebca6b);
    first ^= first >>> 15;
    second ^= second >>> 13;
    at = at === ring - 1 ? 0 : at + 1;
  }
  to.first = Math.imul(first, 0xc2b2ae35) ^ (first >>> 13);
  to.second = Math.imul(second, 0x27d4eb2f) ^ (second >>> 16);
}
