/**
 * The rules of any mill game in sentences, with their sources, and an arbiter's rulings.
 *
 * @module morabaraba/rulebook
 */

export { af, afMorris } from "./languages/af/mills/rulebook.ts";
export { de, deMorris } from "./languages/de/mills/rulebook.ts";
export {
  type Count,
  en,
  enMorris,
  type PromptSentence,
  type RuleSection,
  type SentenceName,
  type Words,
} from "./languages/en/mills/rulebook.ts";
export type { Words as GameWords } from "./languages/en/mills/words.ts";
export type { Plural, RulebookWords } from "./languages/en/shape.ts";
export { id, idMorris } from "./languages/id/mills/rulebook.ts";
export type { RuleSource } from "./rulebook/describe.ts";
export {
  type ArbiterRuling,
  arbitrate,
  formatRuling,
  type RulingConsequence,
  type RulingText,
} from "./rulebook/mills/arbiter.ts";
export { describeRules, type RuleName, type RuleText } from "./rulebook/mills/describeRules.ts";
export { formatPrompt, type PromptOptions } from "./rulebook/mills/formatPrompt.ts";
export { sources } from "./rulebook/mills/sources.ts";
export type { Game, IllegalMoveCode, MoveLike, Outcome } from "./rules/mills/data/state.ts";
export type { Player } from "./rules/mills/data/terms.ts";
export type { StoredVariant } from "./rules/mills/data/variant.ts";
export type { NotationOptions } from "./rules/mills/notation.ts";
export type { PartialWords } from "./words/sentences.ts";
