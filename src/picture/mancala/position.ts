/** What a picture shows of a mancala game. Only the variant and the seeds are checked, not whether play can lead there. */

import { gameFault, storedVariant, wholeField } from "../../rules/gameChecks.ts";
import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { Game, Player } from "../../rules/mancala/data/state.ts";
import { MOST_SEEDS } from "../../rules/mancala/engine/position.ts";
import { houseNameAt } from "../../rules/mancala/notation.ts";

/** A house or a store. */
export type Place = number | Player;

/** The seeds of a game, by index of the house and by the player whose store it is, and the names of the houses. */
export interface Position {
  readonly houses: readonly number[];
  readonly stores: Readonly<Record<Player, number>>;
  readonly names: readonly string[];
}

/** Reads what is drawn of a game; throws `ParseError` with the field that is wrong, and `VariantError`. */
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
