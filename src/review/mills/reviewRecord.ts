/** A whole game of mills with comments and marks on its moves. */
import type { GameRecord } from "../../records/mills/records.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { commented, type RecordLimits } from "../record.ts";
import { en } from "./en.ts";
import { speaksAgainst } from "./finding.ts";
import { type ReviewOptions, reviewMove, reviewOptions } from "./reviewMove.ts";
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
 * @param record - The record of a game, from `morabaraba/records`.
 * @param words - The sentences of reviews in one language, `en` or `af` of `morabaraba/review`.
 * @throws `ArgumentError` for an option that is unknown or out of its range, `MorabarabaError` `aborted`,
 * `RecordError` for anything but a record, as in `morabaraba/records`. The promise rejects with each of them.
 * @example
 * ```ts
 * import { createRecord, mainline, playMove } from "morabaraba/records";
 * import { en, reviewRecord } from "morabaraba/review";
 *
 * const record = ["d6", "a1", "d7", "a4", "g1"].reduce(playMove, createRecord());
 * const last = mainline(await reviewRecord(en, record, { nodes: 2000 })).at(-1);
 * last?.glyphs; // => ["?!"]
 * last?.comment?.includes("Light could have closed the mill d7 d6 d5 with d5."); // => true
 * ```
 */
export async function reviewRecord(
  words: PartialWords<Words>,
  record: GameRecord,
  options: RecordReviewOptions = {},
): Promise<GameRecord> {
  return commented(reviewer, words, record, options);
}

const reviewer = { english: en, reviewOptions, tellOptions, reviewMove, formatFinding, speaksAgainst };
