/**
 * The rules of any mill game in sentences, with their sources, and an arbiter's rulings.
 *
 * @module morabaraba/rulebook
 */
export type { RulebookWords, RuleSource } from "./rulebook/describe.ts";
export { af, afMorris } from "./rulebook/mills/af.ts";
export {
  type ArbiterRuling,
  arbitrate,
  formatRuling,
  type RulingConsequence,
  type RulingText,
} from "./rulebook/mills/arbiter.ts";
export { describeRules, type RuleText } from "./rulebook/mills/describeRules.ts";
export {
  type Count,
  en,
  enMorris,
  type RuleSection,
  type SentenceName,
  type Words,
} from "./rulebook/mills/en.ts";
export type { RuleName } from "./rulebook/mills/rules.ts";
export { sources } from "./rulebook/mills/sources.ts";
export type { Game, IllegalMoveCode, MoveLike, Outcome } from "./rules/mills/data/state.ts";
export type { Player } from "./rules/mills/data/terms.ts";
export type { StoredVariant } from "./rules/mills/data/variant.ts";
export type { NotationOptions } from "./rules/mills/notation.ts";
export type { Words as GameWords } from "./words/mills/words.ts";
export type { PartialWords } from "./words/sentences.ts";
