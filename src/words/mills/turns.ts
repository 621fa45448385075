/* Sentences about turns: who is to do what, why a move is refused, and how a game ended. */

import type { Words } from "../../languages/en/mills/words.ts";
import { en } from "../../languages/en/mills/words.ts";
import type { Game, Move, Outcome } from "../../rules/mills/data/state.ts";
import type { StoredVariant } from "../../rules/mills/data/variant.ts";
import { legalMoves, outcome, whyIllegal } from "../../rules/mills/game.ts";
import { type NotationOptions, notationOn } from "../../rules/mills/notation.ts";
import { fill, type PartialWords, type Titled, tellEnd, textOf, titleIn } from "../sentences.ts";
import { refusalOf } from "./announce.ts";

/** The text of `turns` for a side, by the kind of its first legal move. */
const TURNS = {
  place: "placing",
  move: "moving",
  fly: "flying",
  shoot: "shooting",
  give: "giving",
} as const;

/**
 * Returns a sentence on who is to do what, or on how the game ended. For a turn in progress, call
 * `turnStatus` of `morabaraba/turn`.
 *
 * @throws `ArgumentError` if `words` is invalid.
 * @example
 * ```ts
 * import { createGame, resign } from "morabaraba";
 * import { announceTurn, en } from "morabaraba/words";
 *
 * announceTurn(en, createGame()); // => "Light to place a cow."
 * announceTurn(en, resign(createGame(), "light")); // => "Dark wins. Light resigned."
 * ```
 */
export function announceTurn(words: PartialWords<Words>, game: Game): string {
  const end = outcome(game);
  if (end) return announceEnd(words, end);
  const [{ kind }] = legalMoves(game) as readonly [Move];
  return fill(textOf(en, words, "turns", TURNS[kind]), { player: textOf(en, words, "players", game.turn) });
}

/**
 * Returns why a move is refused, as a sentence to its player; `undefined` for a legal move.
 *
 * @param move - Any value, as for `whyIllegal`. Text is read as WMD notation.
 * @throws `ArgumentError` if `words` or an option is invalid.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 * import { announceRefusal, en } from "morabaraba/words";
 *
 * const game = applyMove(createGame(), "d6");
 * announceRefusal(en, game, "d6"); // => "There is already a cow on d6."
 * announceRefusal(en, game, "d2"); // => undefined
 * ```
 */
export function announceRefusal(
  words: PartialWords<Words>,
  game: Game,
  move: unknown,
  options: NotationOptions = {},
): string | undefined {
  const notation = notationOn(game, options);
  const code = whyIllegal(game, move);
  if (code === undefined) return undefined;
  const [text, values] = refusalOf(game, move, code, notation);
  return fill(textOf(en, words, "refusals", text), values);
}

/**
 * Returns how a game ended in two sentences: the result and its reason.
 *
 * @param outcome - The result of `outcome(game)`.
 * @throws `ArgumentError` if `outcome` is invalid.
 * @example
 * ```ts
 * import { announceEnd, en } from "morabaraba/words";
 *
 * announceEnd(en, { winner: "dark", reason: "few-cows" }); // => "Dark wins. Light has too few cows left."
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
 * import { createGame, defineVariant } from "morabaraba";
 * import { en, titleOf } from "morabaraba/words";
 *
 * titleOf(en, createGame("mssa")); // => en.variants.mssa
 * const village = defineVariant("nineMens", { name: "village", cows: 10 });
 * titleOf(en, village); // => "village"
 * titleOf({ ...en, variants: { ...en.variants, village: "Village morris" } }, village); // => "Village morris"
 * ```
 */
export function titleOf(words: Titled, source: Game | StoredVariant | string): string {
  return titleIn(en, words, source);
}
