/**
 * What there is to say about a move: what it does, allows and misses, each with its proof, as plain data and
 * in sentences.
 *
 * @module morabaraba/review
 */
export type { GameRecord } from "./records/mills/records.ts";
export type { ReviewLimits } from "./review/limits.ts";
export { af, afMorris } from "./review/mills/af.ts";
export { en, enMorris } from "./review/mills/en.ts";
export {
  type Finding,
  type FindingKind,
  type MillMove,
  type Proof,
  type Review,
  speaksAgainst,
} from "./review/mills/finding.ts";
export { type ReviewOptions, reviewMove } from "./review/mills/reviewMove.ts";
export { type RecordReviewOptions, reviewRecord } from "./review/mills/reviewRecord.ts";
export { formatFinding, type TellOptions, type Words } from "./review/mills/words.ts";
export type { RecordLimits } from "./review/record.ts";
