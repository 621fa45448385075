/** How a match ended, in the words of the library; empty for one that was aborted. */
import { announceEnd } from "morabaraba/words";
import { outcomeOf } from "../../../server/src/shared/match.ts";
import type { Match } from "../../../server/src/shared/protocol.ts";

type EndWords = Parameters<typeof announceEnd<string, string>>[0];

export function endText(match: Match, words: EndWords): string {
  const end = outcomeOf(match);
  return end === undefined ? "" : announceEnd(words, end);
}
