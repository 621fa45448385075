/** How a match ended, in the words of the library; empty for one that was aborted. */
import type { Outcome } from "morabaraba";
import type { Words as MancalaWords } from "morabaraba/mancala/words";
import { announceEnd, type Words } from "morabaraba/words";
import { outcomeOf } from "../../../server/src/shared/match.ts";
import type { Match } from "../../../server/src/shared/protocol.ts";

export function endText(match: Match, words: Words | MancalaWords): string {
  const end = outcomeOf(match);
  return end === undefined ? "" : announceEnd(words as Words, end as Outcome);
}
