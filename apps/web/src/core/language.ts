/** The page's texts in the player's language. Each part loads its file from `src/words/<part>`. */
import { use } from "react";
import { type Settings, useSettings } from "./settings.ts";

export type Language = "en" | "af";

export function languageOf({ language }: Pick<Settings, "language">): Language {
  if (language !== "system") return language;
  return navigator.languages.some((tag) => /^af\b/i.test(tag)) ? "af" : "en";
}

export const useLanguage = (): Language => languageOf(useSettings());

type Loaders<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

/** Creates the hook that returns a part's words. It suspends the part while they load. */
export function wordsOf<Words>(loaders: Loaders<Words>): () => Words {
  const loaded = new Map<Language, Promise<Words>>();
  return () => {
    const language = useLanguage();
    let words = loaded.get(language);
    if (words === undefined) {
      words = loaders[language]().then((module) => module.words);
      loaded.set(language, words);
    }
    return use(words);
  };
}
