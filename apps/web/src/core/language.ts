/**
 * The texts of the page in the language that the player chose. Each part has a file per language in `src/words/<part>`, which is loaded
 * with the part.
 */
import { use } from "react";
import { type Settings, useSettings } from "./settings.ts";

export type Language = "en" | "af";

export function languageOf({ language }: Pick<Settings, "language">): Language {
  if (language !== "system") return language;
  return navigator.languages.some((tag) => /^af\b/i.test(tag)) ? "af" : "en";
}

export const useLanguage = (): Language => languageOf(useSettings());

type Loaders<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

/** Makes the hook that gives the words of one part; the part is suspended while they load. */
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
