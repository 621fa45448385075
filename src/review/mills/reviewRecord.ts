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
 * A record with comments and marks on the moves of its main line: a move that is proved to give something away, or that the
 * search thinks worse of, gets `??`, `?` or `?!` and what speaks against it.
 *
 * What a person wrote stays. A comment comes first, and a move that has a mark keeps it: the mark of the review then stands
 * in the comment, before its sentences. What an earlier review in the same language wrote is replaced, so a second review
 * with the same limits changes nothing.
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
