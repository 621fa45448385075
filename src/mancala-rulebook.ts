/**
 * The rules of any variant of mancala in sentences, with their sources, and an arbiter's rulings.
 *
 * @module morabaraba/mancala/rulebook
 */

export { af } from "./languages/af/mancala/rulebook.ts";
export { de } from "./languages/de/mancala/rulebook.ts";
export {
  type Count,
  en,
  type PromptSentence,
  type RuleSection,
  type SentenceName,
  type Words,
} from "./languages/en/mancala/rulebook.ts";
export type { Words as GameWords } from "./languages/en/mancala/words.ts";
export type { Plural, RulebookWords } from "./languages/en/shape.ts";
export { id } from "./languages/id/mancala/rulebook.ts";
export type { RuleSource } from "./rulebook/describe.ts";
export {
  type ArbiterRuling,
  arbitrate,
  formatRuling,
  type RulingConsequence,
  type RulingText,
} from "./rulebook/mancala/arbiter.ts";
export { describeRules, type RuleName, type RuleText } from "./rulebook/mancala/describeRules.ts";
export { formatPrompt, type PromptOptions } from "./rulebook/mancala/formatPrompt.ts";
export { sources } from "./rulebook/mancala/sources.ts";
export type { Game, IllegalMoveCode, MoveLike, Outcome, Player } from "./rules/mancala/data/state.ts";
export type { StoredVariant } from "./rules/mancala/data/variant.ts";
export type { PartialWords } from "./words/sentences.ts";
