/** The sentence on how a match ended. */
import type { Outcome } from "morabaraba";
import type { Words as MancalaWords } from "morabaraba/mancala/words";
import { announceEnd, type Words } from "morabaraba/words";
import { outcomeOf } from "morabaraba-protocol/match";
import type { Match } from "morabaraba-protocol/protocol";

/** Returns how a match ended, in the library's words; empty if it was aborted. */
export function endText(match: Match, words: Words | MancalaWords): string {
  const end = outcomeOf(match);
  return end === undefined ? "" : announceEnd(words as Words, end as Outcome);
}
