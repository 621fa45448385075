/*
 * Alpha-beta with null windows to the end of the game, without depths and without guesses. A value is what
 * the side to move wins from here on, in seeds, less what the other side wins. Three things end a line early:
 * the tables have the position; a side wins at most the seeds left in the houses; or the proof table has
 * bounds.
 */

import { copyOf, marginOf, type Position, seedsLeft } from "../../rules/mancala/engine/position.ts";
import { playOn } from "../../rules/mancala/play.ts";
import { type Hashes, NO_MOVE } from "./frame.ts";
import { finalMargin, isOver, legalIn, levelAt, NONE, type Proof } from "./proof.ts";
import { rankOf } from "./proofOrder.ts";
import { bestAt, find, highAt, keep, lowAt } from "./proofTable.ts";

/** Thrown at the end of a slice. */
export const PAUSE = {};

/** Whether a move has at least this value. */
export function isAtLeast(proof: Proof, position: Position, move: number, value: number): boolean {
  const { gain, next, isEnd, isSame } = tried(proof, position, move);
  if (isEnd) return gain >= value;
  const wanted = isSame ? value - gain : gain - value + 1;
  const { isLow } = boundAt(proof, next, wanted);
  return isSame ? isLow : !isLow;
}

/** Returns the value of a move of the root. */
export function valueAfter(proof: Proof, position: Position, move: number): number {
  const { gain, next, isEnd, isSame } = tried(proof, position, move);
  if (isEnd) return gain;
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

function tried(proof: Proof, position: Position, move: number) {
  const { side } = position;
  const next = copyOf(position);
  playOn(position, move, next);
  const isEnd = isOver(proof, next);
  const margin = isEnd ? finalMargin(next, side) : marginOf(next.stores, side);
  return { gain: margin - marginOf(position.stores, side), next, isEnd, isSame: next.side === side };
}

/** Returns the window to try: a value above `low`, even or odd as the number of seeds is. */
export function windowOf(guess: number, low: number, left: number): number {
  const value = ((guess ^ left) & 1) === 0 ? guess : guess + 1;
  return Math.max(value, low + 2);
}

/** Returns a lower bound of a position's value that is at least `wanted`, or an upper bound below it. */
export function boundAt(proof: Proof, position: Position, wanted: number): { bound: number; isLow: boolean } {
  const known = proof.lookup?.(position);
  const [first, second] = hashesOf(position);
  const bound = known ?? search(proof, 0, position, seedsLeft(position), first, second, wanted);
  return { bound, isLow: bound >= wanted };
}

/** Returns the move that a search has found for a position; {@link NO_MOVE} if none is known. */
export function foundMove({ table }: Proof, position: Position): number {
  const at = find(table, ...hashesOf(position));
  return at < 0 ? NO_MOVE : bestAt(table, at);
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
  const legal = legalIn(proof, position);
  const lead = marginOf(position.stores, side);
  let [best, bestMove, open] = [NONE, NO_MOVE, 0];
  for (let move = variant.houses - 1; move >= 0; move--) {
    ranks[move] = NONE;
    if ((legal & (1 << move)) === 0 || houses[side * variant.houses + move] === 0) continue;
    const next = after[move]!;
    playOn(position, move, next);
    const isEnd = isOver(proof, next);
    const gain = (isEnd ? finalMargin(next, side) : marginOf(next.stores, side)) - lead;
    const isSame = next.side === side;
    let value = gain;
    if (!isEnd) {
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
