/** The rules of any variant of mancala in sentences, and what two variants do not share. */

import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { IllegalMoveCode } from "../../rules/mancala/data/state.ts";
import type { StoredVariant } from "../../rules/mancala/data/variant.ts";
import { titleOf } from "../../words/mancala/turns.ts";
import type { Words as GameWords } from "../../words/mancala/words.ts";
import { namesOf, type PartialWords, textOf } from "../../words/sentences.ts";
import {
  compared,
  type RuleDifference as Difference,
  type RulebookWords,
  type RuleText as Text,
  told,
} from "../describe.ts";
import { en, type SentenceName } from "./en.ts";
import { type RuleName, type RuleSection, rulesIn } from "./rules.ts";

/** Things that are counted. */
type Count = "houses" | "seeds" | "times";

/**
 * One language of rulebooks. Every rule is a whole sentence, with `{houses}`, `{seeds}` and `{times}` for numbers of things,
 * which `counts` has in words.
 */
export interface Words extends RulebookWords<RuleSection, SentenceName, Count> {
  /** The words of games in the same language, for the sides, titles and how games end. */
  readonly names: GameWords;
  /**
   * What an arbiter says of a ply: that it stands, that it does not, and what may follow, with `{player}` and `{winner}`.
   */
  readonly arbiter: Readonly<Record<"stands" | "falls" | "out-of-turn" | "put-back" | "forfeit", string>>;
  /**
   * Why a ply does not stand, about `{player}`, with `{house}`, the `{move}` as it came, and an `{example}` of a legal one.
   */
  readonly faults: Readonly<Record<IllegalMoveCode, string>>;
}

/** A rule of a variant in words. */
export interface RuleText extends Text<RuleSection, RuleName> {}

/** A rule that two variants do not share. */
export interface RuleDifference extends Difference<RuleSection, RuleName> {}

/**
 * Lists the rules of a variant as sentences, in reading order. Rules of one section stand together, and every field of
 * the variant is covered.
 *
 * @param words - The sentences of rulebooks in one language, `en` or `af` of `morabaraba/mancala/rulebook`.
 * @param variant - A built-in's name, a built-in with changes, or the data of a variant of your own.
 * @throws `VariantError` for a variant with faults, `ArgumentError` for words with anything but texts.
 * @example
 * ```ts
 * import { describeRules, en } from "morabaraba/mancala/rulebook";
 *
 * describeRules(en, "congkak")[0]?.text;
 * // => "Each side has a row of 7 houses and a store. At the beginning each house holds 7 seeds."
 * ```
 */
export function describeRules(words: PartialWords<Words>, variant: StoredVariant): readonly RuleText[] {
  return rulesIn(variantFrom(variant)).map((rule) => told(en, words, rule));
}

/**
 * Lists the rules of a variant that another variant lacks or has in another form.
 *
 * @param other - The variant to compare with; `"kalah"` if left out.
 * @throws `VariantError` for a variant with faults, `ArgumentError` for words with anything but texts.
 * @example
 * ```ts
 * import { compareRules, en } from "morabaraba/mancala/rulebook";
 *
 * const [first] = compareRules(en, "kalahEmptyCapture");
 * first?.unlike; // => "Unlike Kalah: If the house opposite is empty, the last seed alone is captured."
 * ```
 */
export function compareRules(
  words: PartialWords<Words>,
  variant: StoredVariant,
  other: StoredVariant = "kalah",
): readonly RuleDifference[] {
  const unlike = textOf(en, words, "unlike");
  const game = titleOf(namesOf<GameWords>(words), variantFrom(other));
  return compared(unlike, game, describeRules(words, variant), describeRules(words, other));
}
