/* Lists the rules of any variant of mancala in sentences. */

import { en, type RuleSection, type Words } from "../../languages/en/mancala/rulebook.ts";
import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { StoredVariant } from "../../rules/mancala/data/variant.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { renderRule, type RuleText as Text } from "../describe.ts";
import { type RuleName, rulesIn } from "./rules.ts";

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
