/** Random rules that tables support, and comparisons of tables with exhaustive search. */

import type fc from "fast-check";
import { legalMoves as legal } from "morabaraba/mancala";
import { type EndgameTables, probeTables } from "morabaraba/mancala/endgames";
import type { Variant } from "../../../src/rules/mancala/data/variant.ts";
import { variantUpTo } from "./arbitraries.ts";
import { type Known, positionOf, valueByVerbs, valueOfMove } from "./byVerbs.ts";
import { legalMoves, outcome } from "./reference.ts";

/** Any rules that tables support, on a board with at most this many houses per side. */
export const tableVariant = (houses: number): fc.Arbitrary<Variant> =>
  variantUpTo(houses, 4).map((variant) => ({ ...variant, sowStores: true, majority: false, swap: false }));

/** All ways to put exactly this many seeds into houses. */
export function* boardsOf(houses: number, seeds: number): Generator<number[]> {
  if (houses === 1) yield [seeds];
  else
    for (let count = 0; count <= seeds; count++)
      for (const rest of boardsOf(houses - 1, seeds - count)) yield [count, ...rest];
}

/** Compares one position with exhaustive search; returns what differs, or `undefined`. */
export function differenceAt(
  tables: EndgameTables,
  variant: Variant,
  houses: readonly number[],
  known: Known,
): object | undefined {
  const game = positionOf(variant, houses);
  if (outcome(game) !== undefined || legal(game).length === 0) return undefined;
  if (houses.slice(0, variant.houses).every((count) => count === 0)) return undefined;
  const value = valueByVerbs(game, known);
  const moves = legalMoves(game).filter((move) => valueOfMove(game, move, known) === value);
  const found = probeTables(tables, game);
  const isSame = found?.margin === value && JSON.stringify(found.moves) === JSON.stringify(moves);
  return isSame ? undefined : { houses, value, moves, found };
}
