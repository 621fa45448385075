/* The pieces of each variant, cows or stones: pictures draw them, and words name them. */
import { nameOfVariant } from "../../variants.ts";
import { pieces } from "./builtIns.ts";
import type { Game } from "./state.ts";
import type { StoredVariant, VariantName } from "./variant.ts";

/**
 * Returns the pieces with which a variant is usually played: `"cows"` for Morabaraba and umlabalaba,
 * `"stones"` for other games. The words for games with stones are `enMorris`, `afMorris`, `deMorris` and
 * `idMorris`. With `pieces: "auto"`, pictures and boards draw these pieces. A variant of your own has stones if
 * its name contains `mens` or `morris`.
 *
 * @param source - A game, a variant in any form in which games store it, or its name.
 * @throws `ArgumentError` if `source` is anything else.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { announceTurn, en, enMorris, usualPieces } from "morabaraba/words";
 *
 * const game = createGame("achi");
 * const words = usualPieces(game) === "stones" ? enMorris : en;
 * announceTurn(words, game); // => "Light to place a piece."
 * ```
 */
export function usualPieces(source: Game | StoredVariant | string): "cows" | "stones" {
  const name = nameOfVariant(source);
  if (Object.hasOwn(pieces, name)) return pieces[name as VariantName];
  return /mens|morris/i.test(name) ? "stones" : "cows";
}
