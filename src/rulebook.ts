/**
 * The rules of any variant of mills in sentences, with their sources, and an arbiter's answer.
 *
 * @module morabaraba/rulebook
 */
export * from "./base/publicErrors.ts";
export { af } from "./rulebook/morabaraba/af.ts";
export {
  arbitrate,
  type Consequence,
  type Ruling,
  type RulingText,
  tellRuling,
} from "./rulebook/morabaraba/arbiter.ts";
export {
  compareRules,
  describeRules,
  type RuleDifference,
  type RuleText,
} from "./rulebook/morabaraba/describeRules.ts";
export { en } from "./rulebook/morabaraba/en.ts";
export type { RuleName, Section } from "./rulebook/morabaraba/rules.ts";
export { type Source, type SourceTag, sources } from "./rulebook/morabaraba/sources.ts";
export type { Words } from "./rulebook/morabaraba/words.ts";
