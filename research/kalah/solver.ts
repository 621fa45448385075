/*
 * Solves kalah with six houses a side on typed arrays. It shares no code with the library, so the two can
 * check each other. Alpha-beta search with null windows, with three sources of bounds: a side wins at most
 * the seeds left in the houses; a table has the value of every position with few seeds; and a transposition
 * table keeps what the search has proved.
 *
 * A board is twelve numbers: the houses of the side to move, then those of the other side, each in sowing
 * order. A value is the seeds that the side to move wins from here on, less those of the other side.
 */

import { weightsFor } from "../../src/bots/mancala/evaluate.ts";
import { variants } from "../../src/rules/mancala/data/builtIns.ts";

const HOUSES = 6;
const RING = 2 * HOUSES;
/** More plies than a search reaches: the table ends it long before. */
const MOST_PLIES = 512;
/** What the right to move again is worth when moves are ordered, in hundredths of a seed. */
const BONUS = 300;
/** From this number of seeds, moves are ordered by a search two plies deep, extra turns not counted. */
const MANY = 24;
/** Stands for a value that is not known yet. */
const UNKNOWN = -128;

/** What a solver has found about a position. */
interface Solved {
  readonly value: number;
  /** A best move, 0 to 5. */
  readonly move: number;
}

/** A solver, and what it has done. */
export interface Solver {
  /** Returns the value of a position that is not over, and a best move. */
  solve(board: readonly number[], guess?: number): Solved;
  /** Returns the value of each move; `undefined` for empty houses. */
  values(board: readonly number[]): readonly (number | undefined)[];
  /** Positions searched so far, without those read from the table. */
  positions(): number;
}

/** The position after a move. */
export interface After {
  readonly board: readonly number[];
  readonly gain: number;
  readonly again: boolean;
  readonly isOver: boolean;
}

/** Plays a move. If it ends the game, `gain` counts the seeds that both sides keep. */
export function play(board: readonly number[], move: number): After {
  const seeds = Uint8Array.from([...board, ...Array<number>(RING).fill(0)]);
  const packed = sow(seeds, 0, move, RING);
  return {
    board: [...seeds.subarray(RING)],
    gain: (packed & 255) - 128,
    again: (packed & AGAIN) !== 0,
    isOver: packed >> 16 === 0,
  };
}

/** A bit in the result of `sow`: the same side moves again. */
const AGAIN = 256;

/**
 * Sows, and writes the board for the side to move next at `to`. The number of seeds left is in the highest
 * bits of the result: 0 if the game is over.
 */
function sow(seeds: Uint8Array, from: number, move: number, to: number): number {
  let hand = seeds[from + move]!;
  for (let i = 0; i < RING; i++) seeds[to + i] = seeds[from + i]!;
  seeds[to + move] = 0;
  let gain = 0;
  let place = move;
  while (hand > 0) {
    // Places 0 to 5 are own houses, 6 is the store, 7 to 12 are the opponent's houses.
    place = place === RING ? 0 : place + 1;
    if (place === HOUSES) gain++;
    else seeds[to + (place < HOUSES ? place : place - 1)]!++;
    hand--;
  }
  const again = place === HOUSES;
  if (place < HOUSES && seeds[to + place] === 1) {
    const opposite = to + RING - 1 - place;
    const caught = seeds[opposite]!;
    if (caught > 0) {
      gain += caught + 1;
      seeds[opposite] = 0;
      seeds[to + place] = 0;
    }
  }
  let own = 0;
  let other = 0;
  for (let i = 0; i < HOUSES; i++) {
    own += seeds[to + i]!;
    other += seeds[to + HOUSES + i]!;
  }
  if (own === 0 || other === 0) return gain + own - other + 128 + (again ? AGAIN : 0);
  if (!again) {
    for (let i = 0; i < HOUSES; i++) {
      const seed = seeds[to + i]!;
      seeds[to + i] = seeds[to + HOUSES + i]!;
      seeds[to + HOUSES + i] = seed;
    }
  }
  return gain + 128 + (again ? AGAIN : 0) + ((own + other) << 16);
}

/**
 * Creates a solver with a table of all positions with at most `most` seeds, and a transposition table of
 * 2 to the `bits` entries.
 */
export function createSolver(most: number, bits: number): Solver {
  const boards = new Uint8Array(MOST_PLIES * HOUSES * RING);
  const width = 80;
  /** The part of a board's number that a house adds, by the seeds up to that house. */
  const parts = new Float64Array(RING * width);
  for (let house = 0; house < RING; house++)
    for (let sum = 0; sum < width; sum++) parts[house * width + sum] = binomial(sum + house, house + 1);

  /** A board's number among all boards in the order of their seeds; different boards have different numbers. */
  const numberAt = (at: number): number => {
    let sum = 0;
    let number = 0;
    for (let i = 0, row = 0; i < RING; i++, row += width) {
      sum += boards[at + i]!;
      number += parts[row + sum]!;
    }
    return number;
  };

  /* The evaluation, which only orders the moves: a house by its seeds, from the side to move's view. */
  const { houses, toMove } = weightsFor(variants.kalah);
  const worths = new Int32Array(RING * width);
  for (let house = 0; house < RING; house++)
    for (let count = 0; count < width; count++) {
      const row = houses[HOUSES - 1 - (house % HOUSES)]!;
      const worth = row[Math.min(count, row.length - 1)]!;
      worths[house * width + count] = house < HOUSES ? worth : -worth;
    }

  const worthAt = (at: number): number => {
    let worth = toMove[0];
    for (let i = 0, row = 0; i < RING; i++, row += width) worth += worths[row + boards[at + i]!]!;
    return worth;
  };

  /* The table. */
  const table = new Int8Array(binomial(most + RING, RING)).fill(UNKNOWN);

  function fill(at: number, ply: number, number: number): number {
    let own = 0;
    let other = 0;
    for (let i = 0; i < HOUSES; i++) {
      own += boards[at + i]!;
      other += boards[at + HOUSES + i]!;
    }
    let best = UNKNOWN;
    if (own === 0 || other === 0) best = own - other;
    else
      for (let move = 0; move < HOUSES; move++) {
        if (boards[at + move] === 0) continue;
        const to = (ply * HOUSES + move) * RING;
        const packed = sow(boards, at, move, to);
        const gain = (packed & 255) - 128;
        let value = gain;
        if (packed >> 16 !== 0) {
          const next = numberAt(to);
          const known = table[next] === UNKNOWN ? fill(to, ply + 1, next) : table[next]!;
          value = (packed & AGAIN) !== 0 ? gain + known : gain - known;
        }
        if (value > best) best = value;
      }
    table[number] = best;
    return best;
  }

  function fillAll(): void {
    const root = (MOST_PLIES - 1) * HOUSES * RING;
    let number = 0;
    // Boards in the order of their numbers: colexicographic.
    const visit = (house: number, sum: number): void => {
      if (house === 0) {
        boards[root] = sum;
        if (table[number] === UNKNOWN) fill(root, 0, number);
        number++;
        return;
      }
      for (let count = sum; count >= 0; count--) {
        boards[root + house] = count;
        visit(house - 1, sum - count);
      }
    };
    for (let sum = 0; sum <= most; sum++) visit(RING - 1, sum);
  }
  fillAll();

  /* The transposition table: pairs of slots, the first for the position with more seeds. */
  const slots = 2 ** bits;
  const keys = new Float64Array(slots).fill(-1);
  /** The lower bound, the upper bound and the best move, in a byte each. */
  const entries = new Int32Array(slots);
  const lefts = new Uint8Array(slots);
  let positions = 0;

  const bucketOf = (key: number): number => {
    const high = (key / 4294967296) | 0;
    const low = key | 0;
    let hash = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0xc2b2ae35);
    return ((hash >>> (33 - bits)) << 1) >>> 0;
  };

  function slotOf(key: number): number {
    const bucket = bucketOf(key);
    if (keys[bucket] === key) return bucket;
    return keys[bucket + 1] === key ? bucket + 1 : -1;
  }

  function store(key: number, left: number, low: number, high: number, move: number): void {
    let slot = slotOf(key);
    if (slot < 0) {
      const bucket = bucketOf(key);
      slot = lefts[bucket]! <= left ? bucket : bucket + 1;
      if (slot === bucket && keys[bucket]! >= 0) {
        keys[bucket + 1] = keys[bucket]!;
        entries[bucket + 1] = entries[bucket]!;
        lefts[bucket + 1] = lefts[bucket]!;
      }
      keys[slot] = key;
      lefts[slot] = left;
    }
    entries[slot] = ((low + 128) << 16) | ((high + 128) << 8) | (move + 1);
  }

  const numbers = new Float64Array(MOST_PLIES * HOUSES);
  const results = new Int32Array(MOST_PLIES * HOUSES);
  const ranks = new Int32Array(MOST_PLIES * HOUSES);

  /** A short alpha-beta search with the evaluation at its ends, in hundredths of a seed. */
  function glance(at: number, ply: number, depth: number, alpha: number, beta: number): number {
    if (depth === 0) return worthAt(at);
    let best = -1_000_000;
    for (let move = HOUSES - 1; move >= 0; move--) {
      if (boards[at + move] === 0) continue;
      const to = (ply * HOUSES + move) * RING;
      const packed = sow(boards, at, move, to);
      const gain = 100 * ((packed & 255) - 128);
      const floor = best > alpha ? best : alpha;
      const value =
        packed >> 16 === 0
          ? gain
          : (packed & AGAIN) !== 0
            ? gain + glance(to, ply + 1, depth, floor - gain, beta - gain)
            : gain - glance(to, ply + 1, depth - 1, gain - beta, gain - floor);
      if (value > best) {
        best = value;
        if (best >= beta) break;
      }
    }
    return best;
  }

  const rankOf = (
    isKnown: boolean,
    again: boolean,
    gain: number,
    to: number,
    ply: number,
    rest: number,
  ): number => {
    if (isKnown) return 1_000_000;
    const worth = glance(to, ply + 1, rest >= MANY ? 2 : 0, -1_000_000, 1_000_000);
    return 100_000 + 100 * gain + (again ? BONUS + worth : -worth);
  };

  /**
   * Returns a bound of the value: a lower bound if it is `beta` or more, otherwise an upper bound. The
   * position is not over, and has more seeds than the table.
   */
  function search(at: number, ply: number, left: number, key: number, wanted: number): number {
    // A value is even or odd as the number of seeds is.
    const beta = ((wanted ^ left) & 1) === 0 ? wanted : wanted + 1;
    if (beta > left) return left;
    if (beta <= -left) return -left;
    let low = -left;
    let high = left;
    let hashMove = -1;
    const slot = slotOf(key);
    if (slot >= 0) {
      const entry = entries[slot]!;
      low = (entry >> 16) - 128;
      high = ((entry >> 8) & 255) - 128;
      hashMove = (entry & 255) - 1;
      if (low >= beta) return low;
      if (high < beta) return high;
    }
    positions++;
    const first = ply * HOUSES;
    let best = UNKNOWN;
    let bestMove = -1;
    let open = 0;
    for (let move = HOUSES - 1; move >= 0; move--) {
      const index = first + move;
      ranks[index] = -1;
      if (boards[at + move] === 0) continue;
      const to = index * RING;
      const packed = sow(boards, at, move, to);
      const gain = (packed & 255) - 128;
      const rest = packed >> 16;
      const again = (packed & AGAIN) !== 0;
      let value: number;
      if (rest === 0) value = gain;
      else {
        const number = numberAt(to);
        if (rest <= most) {
          const known = table[number]!;
          value = again ? gain + known : gain - known;
        } else {
          // The bounds that are known of the position after the move.
          let least = gain - rest;
          const after = slotOf(number);
          if (after >= 0) {
            const entry = entries[after]!;
            const [floor, ceiling] = [(entry >> 16) - 128, ((entry >> 8) & 255) - 128];
            least = again ? gain + floor : gain - ceiling;
            const greatest = again ? gain + ceiling : gain - floor;
            if (greatest < beta) {
              if (greatest > best) best = greatest;
              continue;
            }
          } else if (gain + rest < beta) {
            if (gain + rest > best) best = gain + rest;
            continue;
          }
          if (least < beta) {
            numbers[index] = number;
            results[index] = packed;
            ranks[index] = rankOf(move === hashMove, again, gain, to, ply, rest);
            open++;
            continue;
          }
          value = least;
        }
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value >= beta) {
          store(key, left, value > low ? value : low, high, move);
          return value;
        }
      }
    }
    for (; open > 0; open--) {
      let index = first;
      for (let i = first + 1; i < first + HOUSES; i++) if (ranks[i]! > ranks[index]!) index = i;
      ranks[index] = -1;
      const packed = results[index]!;
      const gain = (packed & 255) - 128;
      const rest = packed >> 16;
      const value =
        (packed & AGAIN) !== 0
          ? gain + search(index * RING, ply + 1, rest, numbers[index]!, beta - gain)
          : gain - search(index * RING, ply + 1, rest, numbers[index]!, gain - beta + 1);
      if (value > best) {
        best = value;
        bestMove = index - first;
        if (value >= beta) {
          store(key, left, value > low ? value : low, high, bestMove);
          return value;
        }
      }
    }
    store(key, left, low, best < high ? best : high, hashMove >= 0 ? hashMove : bestMove);
    return best;
  }

  function solve(board: readonly number[], guess = 0): Solved {
    const root = (MOST_PLIES - 1) * HOUSES * RING;
    board.forEach((count, i) => {
      boards[root + i] = count;
    });
    const left = board.reduce((sum, count) => sum + count, 0);
    const key = numberAt(root);
    if (left <= most) {
      const value = table[key]!;
      for (let move = 0; move < HOUSES; move++)
        if (board[move] !== 0 && afterValue(play(board, move)) === value) return { value, move };
      return { value, move: -1 };
    }
    let [low, high, value] = [-left, left, guess];
    let move = -1;
    while (low < high) {
      const parity = ((value ^ left) & 1) === 0 ? value : value + 1;
      const beta = parity <= low ? low + 2 : parity;
      board.forEach((count, i) => {
        boards[root + i] = count;
      });
      value = search(root, 0, left, key, beta);
      if (value >= beta) {
        low = value;
        const slot = slotOf(key);
        move = slot < 0 ? -1 : (entries[slot]! & 255) - 1;
      } else high = value;
    }
    // No window has failed high at the value itself, or its entry is gone: the moves show the best.
    if (move < 0 || afterValue(play(board, move), low) !== low)
      move = [5, 4, 3, 2, 1, 0].find((i) => board[i] !== 0 && afterValue(play(board, i), low) === low) ?? -1;
    return { value: low, move };
  }

  function afterValue({ board, gain, again, isOver }: After, guess = 0): number {
    if (isOver) return gain;
    return again ? gain + solve(board, guess - gain).value : gain - solve(board, gain - guess).value;
  }

  return {
    solve,
    values: (board) =>
      board.slice(0, HOUSES).map((count, i) => (count === 0 ? undefined : afterValue(play(board, i)))),
    positions: () => positions,
  };
}

function binomial(n: number, k: number): number {
  if (k > n) return 0;
  let value = 1;
  for (let i = 1; i <= k; i++) value = Math.round((value * (n - k + i)) / i);
  return value;
}
