/* Sentences about turns: who is to move, why a move is refused, and how a game ended. */

import type { Words } from "../../languages/en/mancala/words.ts";
import { en } from "../../languages/en/mancala/words.ts";
import type { Game, Outcome } from "../../rules/mancala/data/state.ts";
import type { StoredVariant } from "../../rules/mancala/data/variant.ts";
import { outcome, whyIllegal } from "../../rules/mancala/game.ts";
import { fill, type PartialWords, type Titled, tellEnd, textOf, titleIn } from "../sentences.ts";
import { refusalValues } from "./announce.ts";

/**
 * Returns a sentence on who is to move, or on how the game ended.
 *
 * @throws `ArgumentError` if `words` is invalid.
 * @example
 * ```ts
 * import { createGame, resign } from "morabaraba/mancala";
 * import { announceTurn, en } from "morabaraba/mancala/words";
 *
 * announceTurn(en, createGame()); // => "South is to move."
 * announceTurn(en, resign(createGame(), "south")); // => "North wins. South resigned."
 * ```
 */
export function announceTurn(words: PartialWords<Words>, game: Game): string {
  const end = outcome(game);
  return end
    ? announceEnd(words, end)
    : fill(textOf(en, words, "turns", "next"), { player: textOf(en, words, "players", game.turn) });
}

/**
 * Returns why a move is refused, as a sentence to its player; `undefined` for a legal move.
 *
 * @param move - Any value, as for `whyIllegal`.
 * @throws `ArgumentError` if `words` is invalid.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba/mancala";
 * import { announceRefusal, en } from "morabaraba/mancala/words";
 *
 * const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
 * announceRefusal(en, game, "1"); // => "That house is empty."
 * announceRefusal(en, game, "6"); // => undefined
 * ```
 */
export function announceRefusal(words: PartialWords<Words>, game: Game, move: unknown): string | undefined {
  const code = whyIllegal(game, move);
  return code && fill(textOf(en, words, "refusals", code), refusalValues(game, move));
}

/**
 * Returns how a game ended in two sentences: the result and its reason.
 *
 * @param outcome - The result of `outcome(game)`.
 * @throws `ArgumentError` if `outcome` is invalid.
 * @example
 * ```ts
 * import { announceEnd, en } from "morabaraba/mancala/words";
 *
 * announceEnd(en, { winner: "north", reason: "majority" }); // => "North wins. The seeds in the stores decide the game."
 * ```
 */
export function announceEnd(words: PartialWords<Words>, outcome: Outcome): string {
  return tellEnd(en, words, outcome);
}

/**
 * Returns the title of a game's variant in a language, or the variant's name if the language has none. A
 * changed built-in has the title of the built-in. For your own variant, add a title to `variants` of the
 * language.
 *
 * @param source - A game, a variant in any form in which games store it, or its name.
 * @throws `ArgumentError` if `source` is anything else.
 * @example
 * ```ts
 * import { createGame, defineVariant } from "morabaraba/mancala";
 * import { en, titleOf } from "morabaraba/mancala/words";
 *
 * titleOf(en, createGame("oware")); // => en.variants.oware
 * const village = defineVariant("oware", { name: "village", seeds: 3 });
 * titleOf(en, village); // => "village"
 * titleOf({ ...en, variants: { ...en.variants, village: "Village oware" } }, village); // => "Village oware"
 * ```
 */
export function titleOf(words: Titled, source: Game | StoredVariant | string): string {
  return titleIn(en, words, source);
}
