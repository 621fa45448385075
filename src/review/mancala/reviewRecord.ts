/** A whole game of mancala with comments and marks on its moves. */
import type { GameRecord } from "../../records/mancala/records.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { reviewLimits } from "../limits.ts";
import { commented, type RecordLimits } from "../record.ts";
import { en } from "./en.ts";
import { speaksAgainst } from "./finding.ts";
import { type ReviewOptions, reviewMove } from "./reviewMove.ts";
import { formatFinding, type TellOptions, tellOptions, type Words } from "./words.ts";

/** How far a review of a game looks at each move, and how it is told. */
export interface RecordReviewOptions extends ReviewOptions, RecordLimits, TellOptions {}

/**
 * Reviews the main line of a record, and returns the record with comments and marks on its moves. A move gets `??`,
 * `?` or `?!`, and what speaks against it, if it is proved to give something away or if the search thinks worse of it.
 *
 * What a person wrote stays. Their comment comes first, and a move that has a mark keeps it: the mark of the review
 * then stands in the comment, before its sentences. A second review in the same language replaces what the first one
 * wrote; with the same limits it changes nothing.
 *
 * @param record - The record of a game, from `morabaraba/mancala/records`.
 * @param words - The sentences of reviews in one language, `en` or `af` of `morabaraba/mancala/review`.
 * @throws `ArgumentError` for an option that is unknown or out of its range, `MorabarabaError` `aborted`,
 * `RecordError` for anything but a record, as in `morabaraba/records`. The promise rejects with each of them.
 * @example
 * ```ts
 * import { createRecord, formatRecord, playMove } from "morabaraba/mancala/records";
 * import { en, reviewRecord } from "morabaraba/mancala/review";
 *
 * const record = playMove(createRecord(), "3");
 * const reviewed = await reviewRecord(en, record, { nodes: 2000, all: true });
 * formatRecord(reviewed).includes("3 {South moves again.}"); // => true
 * ```
 */
export async function reviewRecord(
  words: PartialWords<Words>,
  record: GameRecord,
  options: RecordReviewOptions = {},
): Promise<GameRecord> {
  return commented(reviewer, words, record, options);
}

const reviewer = {
  english: en,
  reviewOptions: reviewLimits,
  tellOptions,
  reviewMove,
  formatFinding,
  speaksAgainst,
};
