/**
 * What there is to say about a move: what it does, allows and misses, each with its proof, as plain data and
 * in sentences.
 *
 * @module morabaraba/review
 */

export type { Signal } from "./base/clock.ts";
export { af, afMorris } from "./languages/af/mills/review.ts";
export { de, deMorris } from "./languages/de/mills/review.ts";
export { en, enMorris, type SentenceName, type Words } from "./languages/en/mills/review.ts";
export type { Words as GameWords } from "./languages/en/mills/words.ts";
export type { Plural } from "./languages/en/shape.ts";
export { id, idMorris } from "./languages/id/mills/review.ts";
export type { GameRecord } from "./records/mills/records.ts";
export type { End, StoredNode } from "./records/tree/record.ts";
export {
  type Avoidable,
  type Finding,
  type FindingDetails,
  type FindingKind,
  type MillMove,
  type Proof,
  type Review,
  speaksAgainst,
} from "./review/mills/finding.ts";
export {
  type RecordReviewOptions,
  type ReviewOptions,
  reviewMove,
  reviewRecord,
} from "./review/mills/review.ts";
export { formatFinding, type TellOptions } from "./review/mills/words.ts";
export type { RecordLimits, ReviewLimits } from "./review/record.ts";
export type { Line } from "./rules/mills/data/board.ts";
export type { Game, IllegalMoveCode, Move, MoveLike, Outcome, Reason } from "./rules/mills/data/state.ts";
export type { Player } from "./rules/mills/data/terms.ts";
export type { StoredVariant, VariantName } from "./rules/mills/data/variant.ts";
export type { Tablebase } from "./rules/mills/engine/tablebase.ts";
export type { Notation } from "./rules/mills/notation.ts";
export type { Phase } from "./rules/mills/queries.ts";
export type { PartialWords } from "./words/sentences.ts";
