/**
 * Kalah's value for the first player with best play, in seeds, by alpha-beta search over the family's core
 * with a table of positions. Moves that end in the player's own store are tried first.
 */
import { defineVariant, type Variant, type VariantName } from "morabaraba/mancala";
import {
  type Board,
  isEmpty,
  otherSide,
  rowOf,
  type Side,
} from "../../../src/rules/mancala/engine/position.ts";
import { EXTRA, sow } from "../../../src/rules/mancala/engine/sowing.ts";

interface Bounds {
  low: number;
  high: number;
}

/** The value of a game's first position, in seeds, for rules that end like kalah's. */
export function firstPlayersValue(variant: Variant): number {
  const { houses, seeds } = variant;
  const table = new Map<string, Bounds>();
  const start: Board = { houses: Array<number>(2 * houses).fill(seeds), stores: [0, 0] };

  /** The difference that the remaining seeds will make for `side`, if it is between the bounds. */
  function search(board: Board, side: Side, alpha: number, beta: number): number {
    const other = otherSide(side);
    if (isEmpty(board, side) || isEmpty(board, other)) return rowOf(board, side) - rowOf(board, other);
    const key = String.fromCharCode(side, ...board.houses);
    const left = rowOf(board, side) + rowOf(board, other);
    let bounds = table.get(key);
    if (bounds === undefined) {
      bounds = { low: -left, high: left };
      table.set(key, bounds);
    }
    let low = Math.max(alpha, bounds.low);
    const high = Math.min(beta, bounds.high);
    if (low >= high)
      return bounds.low >= beta ? bounds.low : Math.min(bounds.high, Math.max(low, bounds.low));
    const floor = low;
    let best = Number.NEGATIVE_INFINITY;
    for (const again of [true, false]) {
      for (let house = houses - 1; house >= 0 && low < high; house--) {
        const count = board.houses[side * houses + house] as number;
        if (count === 0) continue;
        const extra = count % (2 * houses + 1) === houses - house;
        if (extra !== again) continue;
        const next: Board = { houses: [...board.houses], stores: [0, 0] };
        const moved = (sow(variant, next, side, house) & EXTRA) !== 0;
        const gain = next.stores[side] - next.stores[other];
        const value = moved
          ? gain + search(next, side, low - gain, high - gain)
          : gain - search(next, other, gain - high, gain - low);
        if (value > best) best = value;
        if (best > low) low = best;
      }
    }
    if (best >= high) bounds.low = Math.max(bounds.low, best);
    else if (best <= floor) bounds.high = Math.min(bounds.high, best);
    else {
      bounds.low = best;
      bounds.high = best;
    }
    return best;
  }

  // Narrow windows around a guess close in on the value, so most positions need only a bound.
  let [low, high] = [-2 * houses * seeds, 2 * houses * seeds];
  let guess = 0;
  while (low < high) {
    const bound = guess === low ? guess + 1 : guess;
    guess = search(start, 0, bound - 1, bound);
    if (guess < bound) high = guess;
    else low = guess;
  }
  return low;
}

/** Values for the first player, in seeds: rows by houses, columns by seeds per house, from 1. */
const kalahValues: readonly (readonly number[])[] = [
  [0, -2, 6, -2, 2, 0],
  [2, -2, -2, -10, 6, 8],
  [0, 4, 2, 2, 6, -8],
  [2, 6, 6, 2, 4, 0],
  [0, 2, 6, 10],
  [2, 6, 2],
];

/** The houses, seeds and value of every game in the table. */
export const kalahGames: readonly (readonly [houses: number, seeds: number, value: number])[] =
  kalahValues.flatMap((row, i) => row.map((value, j) => [i + 1, j + 1, value] as const));

export const sized = (base: VariantName, houses: number, seeds: number): Variant =>
  defineVariant(base, { name: "sized", houses, seeds });
