/** The page's texts in the player's language. Each part loads its file from the folder of the language. */
import { use } from "react";
import { type Language, languageAmong } from "./languages.ts";
import { type Settings, useSettings } from "./settings.ts";

export type { Language };

export const languageOf = ({ language }: Pick<Settings, "language">): Language =>
  language === "system" ? languageAmong(navigator.languages) : language;

export const useLanguage = (): Language => languageOf(useSettings());

const files = import.meta.glob<{ readonly words: unknown }>("../languages/*/*.ts");

/** Creates the hook that returns a part's words. It suspends the part while they load. */
export function wordsOf<Words>(part: string): () => Words {
  const loaded = new Map<Language, Promise<Words>>();
  return () => {
    const language = useLanguage();
    let words = loaded.get(language);
    if (words === undefined) {
      const load = files[`../languages/${language}/${part}.ts`] as () => Promise<{ readonly words: Words }>;
      words = load().then((module) => module.words);
      loaded.set(language, words);
    }
    return use(words);
  };
}
