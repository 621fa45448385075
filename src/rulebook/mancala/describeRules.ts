/* Lists the rules of any variant of mancala in sentences. */

import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { IllegalMoveCode } from "../../rules/mancala/data/state.ts";
import type { StoredVariant } from "../../rules/mancala/data/variant.ts";
import type { Words as GameWords } from "../../words/mancala/words.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { type RulebookWords, renderRule, type RuleText as Text } from "../describe.ts";
import { en, type SentenceName } from "./en.ts";
import { type RuleName, type RuleSection, rulesIn } from "./rules.ts";

/** What the sentences count. */
export type Count = "houses" | "seeds" | "times";

/**
 * One language of rulebooks. Every rule is a whole sentence. The numbers `{houses}`, `{seeds}` and `{times}`
 * are in the words of `counts`.
 */
export interface Words extends RulebookWords<RuleSection, SentenceName, Count> {
  /** The game words of the same language, with the names of sides and variants and the ways a game ends. */
  readonly names: GameWords;
  /** The arbiter's sentences: whether a ply stands and what may follow, with `{player}` and `{winner}`. */
  readonly arbiter: Readonly<Record<"stands" | "falls" | "out-of-turn" | "put-back" | "forfeit", string>>;
  /** Why a ply by `{player}` does not stand, with `{house}`, the `{move}` given and a legal `{example}`. */
  readonly faults: Readonly<Record<IllegalMoveCode, string>>;
}

/** A rule of a variant in words. */
export interface RuleText extends Text<RuleSection, RuleName> {}

/**
 * Lists the rules of a variant as sentences, in reading order. The rules of each section stand together, and
 * every field of the variant is covered.
 *
 * @param words - The sentences of rulebooks in one language, `en` or `af` of `morabaraba/mancala/rulebook`.
 * @param variant - A built-in's name, a built-in with changes, or the data of your own variant.
 * @throws `VariantError` if a variant is invalid.
 * @throws `ArgumentError` if a text of `words` is not a string.
 * @example
 * ```ts
 * import { describeRules, en } from "morabaraba/mancala/rulebook";
 *
 * describeRules(en, "congkak")[0]?.text;
 * // => "Each side has a row of 7 houses and a store. At the beginning, each house holds 7 seeds."
 * ```
 */
export function describeRules(words: PartialWords<Words>, variant: StoredVariant): readonly RuleText[] {
  return rulesIn(variantFrom(variant)).map((rule) => renderRule(en, words, rule));
}
