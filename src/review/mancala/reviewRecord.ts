/* Reviews of whole mancala games. */

import type { Words } from "../../languages/en/mancala/review.ts";
import type { GameRecord } from "../../records/mancala/records.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { type RecordLimits, reviewMainline } from "../record.ts";
import { speaksAgainst } from "./finding.ts";
import { type ReviewOptions, reviewMove, reviewOptions } from "./reviewMove.ts";
import { formatFinding, type TellOptions, tellOptions } from "./words.ts";

/** The options of {@link reviewRecord}: limits for each move, and how findings are worded. */
export interface RecordReviewOptions extends ReviewOptions, RecordLimits, TellOptions {}

/**
 * Reviews the main line of a record, and returns the record with comments and marks on its moves. A move that
 * gives something away, or that the search rates lower than another, gets `??`, `?` or `?!` and the reasons.
 *
 * A person's comments and marks stay. The review's text follows their comment, and begins with the review's
 * mark if the move already has one. A command that other programs hide, `[%review]` with a checksum, stands
 * before that text, so a later review replaces it; `parseComment` returns it as `review`. Text that a
 * person has changed since is theirs, and stays. A second review with the same limits changes nothing.
 *
 * @param record - The record of a game, from `morabaraba/mancala/records`.
 * @param words - The sentences of reviews in one language, `en` or `af` of `morabaraba/mancala/review`.
 * @throws `ArgumentError` if an option is unknown or out of its range.
 * @throws `MorabarabaError` `aborted` after an abort.
 * @throws `RecordError` of `morabaraba/mancala/records` if `record` is not a valid record. The promise
 * rejects with each of these errors.
 * @example
 * ```ts
 * import { createRecord, formatRecord, playMove } from "morabaraba/mancala/records";
 * import { en, reviewRecord } from "morabaraba/mancala/review";
 *
 * const record = playMove(createRecord(), "3");
 * const reviewed = await reviewRecord(en, record, { nodes: 2000, all: true });
 * formatRecord(reviewed).includes("South wins by 8 seeds"); // => true
 * ```
 */
export async function reviewRecord(
  words: PartialWords<Words>,
  record: GameRecord,
  options: RecordReviewOptions = {},
): Promise<GameRecord> {
  return reviewMainline(reviewer, words, record, options);
}

const reviewer = { reviewOptions, tellOptions, reviewMove, formatFinding, speaksAgainst };
