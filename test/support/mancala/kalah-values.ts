/** Kalah's values for the first player, in seeds: rows by houses, columns by seeds per house, from 1. */
import { defineVariant, type Variant, type VariantName } from "morabaraba/mancala";

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
