/** What a picture shows of a mancala game, read without the rules, closely enough to be drawn. */

import { isRecord, isWhole } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import { variants } from "../../rules/mancala/data/builtIns.ts";
import type { Game, Player } from "../../rules/mancala/data/state.ts";
import type { ChangedVariant, Variant } from "../../rules/mancala/data/variant.ts";
import { houseName } from "../../rules/mancala/notation.ts";

/** A house or a store. */
export type Place = number | Player;

/** The seeds of a game, by index of the house and by the player whose store it is, and the names of the houses. */
export interface Position {
  readonly houses: readonly number[];
  readonly stores: Readonly<Record<Player, number>>;
  readonly names: readonly string[];
}

/** More seeds are in no game. */
const MOST = 1000;

/** Reads a game; throws {@link ParseError} `syntax` for what cannot be drawn. */
export function readPosition(game: Game): Position {
  try {
    const { variant, houses, stores } = game;
    const { base, ...changes } = (
      typeof variant === "string" ? { base: variant } : variant
    ) as Partial<ChangedVariant>;
    const data =
      base === undefined ? changes : Object.hasOwn(variants, base) && { ...variants[base], ...changes };
    const row = houses.length / 2;
    const counts = [...houses, stores.south, stores.north];
    if (isRecord(data) && isWhole(row, 1, 16) && counts.every((count) => isWhole(count, 0, MOST))) {
      const names = houses.map((_, i) => houseName(data as Variant, i < row ? 0 : 1, (i % row) + 1));
      return { houses, stores, names };
    }
  } catch {
    // It is not even of the shape of a game.
  }
  throw new ParseError("syntax", "", "This is not a sound game; ask parseGame why.");
}
