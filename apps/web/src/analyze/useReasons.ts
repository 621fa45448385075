/** The reasons for the mistakes of a game, found one after the other. */
import { useEffect, useMemo, useState } from "react";
import { reasonsOf } from "../boards/reasons.ts";
import { useLanguage, useSettings } from "../core/settings.ts";
import type { Kit } from "../family/family.ts";
import type { Mistake, Reasons } from "./review.ts";

/** Returns the reasons found so far. */
export function useReasons({ name: family }: Kit, mistakes: readonly Mistake[]): Reasons {
  const language = useLanguage();
  const { notation } = useSettings();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = ({ key }: Mistake) => `${language} ${notation} ${key}`;
  const missing = mistakes.find((mistake) => !texts.has(nameOf(mistake)));
  const name = missing && nameOf(missing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name holds all inputs.
  useEffect(() => {
    if (missing === undefined || name === undefined) return;
    const search = new AbortController();
    const { signal } = search;
    const { game, played: move, seeds } = missing;
    reasonsOf({ family, game, move, side: "against", seeds }, { language, notation, signal })
      .catch(() => "")
      .then((text) => {
        if (!signal.aborted) setTexts((before) => new Map([...before, [name, text]]));
      });
    return () => search.abort();
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on language and notation.
  return useMemo(
    () => new Map(mistakes.map((mistake) => [mistake.id, texts.get(nameOf(mistake)) ?? ""])),
    [mistakes, texts, language, notation],
  );
}
