/**
 * The rules of any variant of mills in sentences, with their sources, and an arbiter's answer.
 *
 * @module morabaraba/rulebook
 */
export * from "./base/publicErrors.ts";
export { af } from "./rulebook/mills/af.ts";
export {
  arbitrate,
  type Consequence,
  type Ruling,
  type RulingText,
  tellRuling,
} from "./rulebook/mills/arbiter.ts";
export {
  compareRules,
  describeRules,
  type RuleDifference,
  type RuleText,
} from "./rulebook/mills/describeRules.ts";
export { en } from "./rulebook/mills/en.ts";
export type { RuleName, Section } from "./rulebook/mills/rules.ts";
export { type Source, type SourceTag, sources } from "./rulebook/mills/sources.ts";
export type { Words } from "./rulebook/mills/words.ts";
