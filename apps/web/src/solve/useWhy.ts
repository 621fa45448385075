/** Why a wrong move of a puzzle fails, in the sentences of the library's reviews. */
import type { Game } from "morabaraba";
import { useEffect, useState } from "react";
import { useLanguage } from "../app/language.ts";
import { useSettings } from "../app/settings.ts";
import { useMillWords } from "../boards/words.ts";

/** Sentences that are told. */
const TOLD = 2;

/** Why the last wrong move fails: `undefined` while that is being found out, null if there is none or nobody can say. */
export function useWhy(game: Game, wrong: string | undefined): string | undefined | null {
  const names = useMillWords();
  const language = useLanguage();
  const { notation } = useSettings();
  const [known, setKnown] = useState<{ readonly move: string; readonly why: string | null }>();
  useEffect(() => {
    if (wrong === undefined) return;
    const search = new AbortController();
    const { signal } = search;
    const find = async (move: string): Promise<string> => {
      const { af, en, reviewMove, tellFinding } = await import("morabaraba/review");
      const { findings } = await reviewMove(game, move, { most: TOLD, signal });
      const words = language === "af" ? af : en;
      return findings
        .map((each) => tellFinding(words, names, game, each, { notation, lines: true }))
        .join(" ");
    };
    find(wrong).then(
      (why) => signal.aborted || setKnown({ move: wrong, why }),
      () => signal.aborted || setKnown({ move: wrong, why: null }),
    );
    return () => search.abort();
  }, [game, wrong, names, language, notation]);
  if (wrong === undefined) return null;
  return known?.move === wrong ? known.why : undefined;
}
