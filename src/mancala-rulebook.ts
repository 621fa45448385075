/**
 * The rules of any variant of mancala in sentences, with their sources, and an arbiter's rulings.
 *
 * @module morabaraba/mancala/rulebook
 */
export type { RuleSource } from "./rulebook/describe.ts";
export { af } from "./rulebook/mancala/af.ts";
export {
  type ArbiterRuling,
  arbitrate,
  formatRuling,
  type RulingConsequence,
  type RulingText,
} from "./rulebook/mancala/arbiter.ts";
export {
  describeRules,
  type RuleText,
  type Words,
} from "./rulebook/mancala/describeRules.ts";
export { en } from "./rulebook/mancala/en.ts";
export type { RuleName, RuleSection } from "./rulebook/mancala/rules.ts";
export { sources } from "./rulebook/mancala/sources.ts";
export type { Game, IllegalMoveCode, Outcome, Player } from "./rules/mancala/data/state.ts";
export type { Words as GameWords } from "./words/mancala/words.ts";
