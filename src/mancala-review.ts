/**
 * What there is to say about a ply of mancala: what it takes, allows and misses, each with its proof, as
 * plain data and in sentences.
 *
 * @module morabaraba/mancala/review
 */

export type { Signal } from "./base/clock.ts";
export { af } from "./languages/af/mancala/review.ts";
export { de } from "./languages/de/mancala/review.ts";
export { en, type SentenceName, type Words } from "./languages/en/mancala/review.ts";
export type { Words as GameWords } from "./languages/en/mancala/words.ts";
export type { Plural } from "./languages/en/shape.ts";
export { id } from "./languages/id/mancala/review.ts";
export type { GameRecord } from "./records/mancala/records.ts";
export type { StoredNode } from "./records/tree/record.ts";
export {
  type Finding,
  type FindingDetails,
  type FindingKind,
  type Proof,
  type Review,
  speaksAgainst,
} from "./review/mancala/finding.ts";
export {
  type RecordReviewOptions,
  type ReviewOptions,
  reviewMove,
  reviewRecord,
} from "./review/mancala/review.ts";
export { formatFinding, type TellOptions } from "./review/mancala/words.ts";
export type { RecordLimits, ReviewLimits } from "./review/record.ts";
export type {
  Game,
  IllegalMoveCode,
  Move,
  MoveLike,
  Outcome,
  Player,
  Reason,
} from "./rules/mancala/data/state.ts";
export type { StoredVariant, VariantName } from "./rules/mancala/data/variant.ts";
export type { Tablebase } from "./rules/mancala/engine/tablebase.ts";
export type { PartialWords } from "./words/sentences.ts";
