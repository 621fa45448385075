/** Who has to do what, and why a move is refused, in one sentence each. */
import type { Game, Move, Outcome } from "../../rules/mills/data/state.ts";
import { legalMoves, outcome, whyIllegal } from "../../rules/mills/game.ts";
import { type NotationOptions, notationOn } from "../../rules/mills/notation.ts";
import { fill, type PartialWords, type Titled, tellEnd, textOf, titleIn } from "../sentences.ts";
import { en } from "./en.ts";
import { refusalOf, type Words } from "./words.ts";

/** The text of `turns` for a side, by the kind of its first legal move. */
const TURNS = {
  place: "placing",
  move: "moving",
  fly: "flying",
  shoot: "shooting",
  give: "giving",
} as const;

/**
 * Returns a sentence on who has to do what, or on how the game ended. For a turn in the making call `turnStatus` of
 * `morabaraba/turn`.
 *
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
 * Returns why a move is refused, as a sentence to the player who tried it; `undefined` for a legal move.
 *
 * @param move - Anything, as `whyIllegal` takes it. Text is read as WMD notation.
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
  const called = notationOn(game, options);
  const code = whyIllegal(game, move);
  if (code === undefined) return undefined;
  const [text, values] = refusalOf(words, game, move, code, called);
  return fill(textOf(en, words, "refusals", text), values);
}

/**
 * Returns how a game ended in two sentences: the result and its reason.
 *
 * @param outcome - What `outcome(game)` returned.
 * @throws `ArgumentError` for anything else.
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
 * Returns the title of a variant in a language, or the variant's name if the language has none. A built-in with
 * changes has the title of the built-in. For a variant of your own, add a title to `variants` of the language.
 *
 * @param variant - The data of a variant, such as `variantOf(game)`.
 * @throws `ArgumentError` for what has no name.
 * @example
 * ```ts
 * import { defineVariant, variants } from "morabaraba";
 * import { en, titleOf } from "morabaraba/words";
 *
 * titleOf(en, variants.mssa); // => en.variants.mssa
 * const village = defineVariant("nineMens", { name: "village", cows: 10 });
 * titleOf(en, village); // => "village"
 * titleOf({ ...en, variants: { ...en.variants, village: "Village morris" } }, village); // => "Village morris"
 * ```
 */
export function titleOf(words: Titled, variant: { readonly name: string }): string {
  return titleIn(en, words, variant);
}
