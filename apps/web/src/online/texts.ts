/** The library's words for matches: how one ended, and the variants' titles. */
import type { Outcome } from "morabaraba";
import type { Words as MancalaWords } from "morabaraba/mancala/words";
import { announceEnd, type Words } from "morabaraba/words";
import { outcomeOf } from "morabaraba-protocol/match";
import type { FamilyName, Match } from "morabaraba-protocol/protocol";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";

/** Returns how a match ended, in the library's words; empty if it was aborted. */
export function endText(match: Match, words: Words | MancalaWords): string {
  const end = outcomeOf(match);
  return end === undefined ? "" : announceEnd(words as Words, end as Outcome);
}

/** The variants' titles in the page's language. */
export function useVariantTitle(): (family: FamilyName, variant: string) => string {
  const mills = useMillWords();
  const mancala = useMancalaWords();
  return (family, variant) => {
    const titles: Readonly<Record<string, string>> = (family === "mancala" ? mancala : mills).variants;
    return titles[variant] ?? variant;
  };
}
