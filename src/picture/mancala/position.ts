/* What a picture shows of a game. Only the variant and the seeds are checked, so any setup can be drawn. */

import { gameFault, storedVariant, wholeField } from "../../rules/gameChecks.ts";
import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { Game, Player } from "../../rules/mancala/data/state.ts";
import { MOST_SEEDS } from "../../rules/mancala/engine/position.ts";
import { houseNameAt } from "../../rules/mancala/notation.ts";

/** A house by its index, or a store by its owner. */
export type Pit = number | Player;

/** The character codes before the letters of south's and of north's houses. */
const [SOUTH, NORTH] = [64, 96];

/** Returns the letter of a house in drawings, on boards whose moves have numbers too. */
export const letterOf = (house: number, row: number): string =>
  String.fromCharCode(house < row ? SOUTH + 1 + house : NORTH + 1 + house - row);

/** Returns the index of the house with this letter, or -1 if the board has none. */
export function houseWith(letter: string, row: number): number {
  const isSouth = letter < "a";
  const number = letter.length === 1 ? letter.charCodeAt(0) - (isSouth ? SOUTH : NORTH) : 0;
  return number > 0 && number <= row ? number - 1 + (isSouth ? 0 : row) : -1;
}

/** The seeds in houses and stores, and the names of the houses. */
export interface Position {
  readonly houses: readonly number[];
  readonly stores: Readonly<Record<Player, number>>;
  readonly names: readonly string[];
}

/** Reads the drawn fields of a game. Throws `ParseError` with the invalid field, or `VariantError`. */
export function readPosition(game: Game): Position {
  const variant = variantFrom(storedVariant(game));
  const row = variant.houses;
  const { houses, stores } = game;
  if (!Array.isArray(houses) || houses.length !== 2 * row)
    throw gameFault("bad-board", "houses", `a list of ${2 * row} numbers, the seeds in each house`, houses);
  const seedsIn = (at: string, count: unknown): number => wholeField("bad-number", at, count, MOST_SEEDS);
  return {
    houses: Array.from(houses, (count, i) => seedsIn(`houses[${i}]`, count)),
    stores: { south: seedsIn("stores.south", stores?.south), north: seedsIn("stores.north", stores?.north) },
    names: houses.map((_, i) => houseNameAt(variant, i)),
  };
}
