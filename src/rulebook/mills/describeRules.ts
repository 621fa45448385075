/* Lists the rules of any mill game in sentences. */

import { variantFrom } from "../../rules/mills/data/define.ts";
import type { IllegalMoveCode } from "../../rules/mills/data/state.ts";
import type { StoredVariant } from "../../rules/mills/data/variant.ts";
import type { Words as GameWords } from "../../words/mills/words.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { type RulebookWords, renderRule, type RuleText as Text } from "../describe.ts";
import { en, type SentenceName } from "./en.ts";
import { type RuleName, type RuleSection, rulesIn } from "./rules.ts";

/** What the sentences count. */
export type Count = "points" | "lines" | "links" | "cows" | "plies" | "times";

/**
 * One language of rulebooks. Every rule is a whole sentence. `counts` has the words for numbers of things,
 * such as `{cows}` and `{plies}`.
 */
export interface Words extends RulebookWords<RuleSection, SentenceName, Count> {
  /** The game words of the same language, with the names of sides and variants and the ways a game ends. */
  readonly names: GameWords;
  /** The arbiter's sentences: whether a move stands and what may follow, with `{player}` and `{winner}`. */
  readonly arbiter: Readonly<Record<"stands" | "falls" | "out-of-turn" | "put-back" | "forfeit", string>>;
  /** Why a move by `{player}` does not stand, with the placeholders of `refusals` in the game words. */
  readonly faults: Readonly<Record<IllegalMoveCode | "shots-missing", string>>;
}

/** A rule of a variant in words. */
export interface RuleText extends Text<RuleSection, RuleName> {}

/**
 * Lists the rules of a variant as sentences, in reading order. The rules of each section stand together, and
 * every field of the variant is covered.
 *
 * @param words - The sentences of rulebooks in one language, `en` or `af` of `morabaraba/rulebook`.
 * @param variant - A built-in's name, a built-in with changes, or the data of your own variant.
 * @throws `VariantError` if a variant is invalid.
 * @throws `ArgumentError` if a text of `words` is not a string.
 * @example
 * ```ts
 * import { describeRules, en } from "morabaraba/rulebook";
 *
 * const rules = describeRules(en, "mssa");
 * rules.find(({ rule }) => rule === "first-player");
 * // => { section: "board", rule: "first-player", fields: ["firstPlayer"], text: "Dark begins.", sources: ["WP-en", "ZB"] }
 * en.sections.mills; // => "Mills and shots"
 * ```
 */
export function describeRules(words: PartialWords<Words>, variant: StoredVariant): readonly RuleText[] {
  return rulesIn(variantFrom(variant)).map((rule) => renderRule(en, words, rule));
}
