/** What a picture shows of a mancala game. Only the variant and the seeds are checked, not whether play can lead there. */

import { isWhole } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { Game, Player } from "../../rules/mancala/data/state.ts";
import { houseName } from "../../rules/mancala/notation.ts";

/** A house or a store. */
export type Place = number | Player;

/** The seeds of a game, by index of the house and by the player whose store it is, and the names of the houses. */
export interface Position {
  readonly houses: readonly number[];
  readonly stores: Readonly<Record<Player, number>>;
  readonly names: readonly string[];
}

/** No house or store of a game holds more seeds. */
const MOST_SEEDS = 1000;

/** Reads a game; throws {@link ParseError} `syntax` for what cannot be drawn. */
export function readPosition(game: Game): Position {
  try {
    const { houses, stores } = game;
    const variant = variantFrom(game.variant);
    const row = variant.houses;
    const counts = [...houses, stores.south, stores.north];
    if (
      Array.isArray(houses) &&
      houses.length === 2 * row &&
      counts.every((count) => isWhole(count, 0, MOST_SEEDS))
    ) {
      const names = houses.map((_, i) => houseName(variant, i < row ? 0 : 1, (i % row) + 1));
      return { houses, stores, names };
    }
  } catch {
    // The variant is broken, or the game is not even an object.
  }
  throw new ParseError(
    "syntax",
    "",
    "This cannot be drawn: it is not a valid game. parseGame tells what is wrong with it.",
  );
}
