/**
 * Both families of games as values, for apps that serve both. The rules are there from the start; words,
 * records, pictures, bots, reviews, rules in sentences and boards are loaded when you ask for them. The guide
 * "One app, both families" shows how.
 *
 * @module morabaraba/families
 */

export type { Signal } from "./base/clock.ts";
export type { RememberingBot, StatefulBot } from "./bots/bot.ts";
export type {
  BotChoice,
  BotLine,
  BotProgress,
  BotSettings,
  MoveLimits,
  Rules,
  SearchLimits,
} from "./bots/options.ts";
export {
  type Family,
  type FamilyParts,
  type FamilyTypes,
  type LoadedFamily,
  loadFamily,
} from "./families/family.ts";
export { type MancalaTypes, mancala } from "./families/mancala/mancala.ts";
export { type MillTypes, mills } from "./families/mills/mills.ts";
export type { MoveReading } from "./formats/reading.ts";
export type { Language } from "./languages/list.ts";
export type { SharedOptions } from "./picture/toSvg.ts";
export type { CommentParts } from "./records/text/comments.ts";
export type { End, Notes, RecordTree, Tags, TreeNode } from "./records/tree/record.ts";
export type { RecordError } from "./records/tree/recordError.ts";
export type { RecordLimits, ReviewLimits } from "./review/record.ts";
export type { RuleText } from "./rulebook/describe.ts";
