/** Hooks for the texts of the shell and of each part, in the page's language. Each part loads its own. */
import { use } from "react";
import type { Language } from "../core/languages.ts";
import { useLanguage } from "../core/settings.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import type { AppWords } from "../languages/en/app.ts";
import type { GamesWords } from "../languages/en/games.ts";
import type { LearnWords } from "../languages/en/learn.ts";
import type { OnlineWords } from "../languages/en/online.ts";
import type { PlayWords } from "../languages/en/play.ts";
import type { RulesWords } from "../languages/en/rules.ts";
import type { SettingsWords } from "../languages/en/settings.ts";
import type { SolveWords } from "../languages/en/solve.ts";

const files = import.meta.glob<{ readonly words: unknown }>("../languages/*/*.ts");

/** Creates the hook that returns a part's words. It suspends the part while they load. */
function wordsOf<Words>(part: string): () => Words {
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

export const useAppWords = wordsOf<AppWords>("app");
export const usePlayWords = wordsOf<PlayWords>("play");
export const useSolveWords = wordsOf<SolveWords>("solve");
export const useLearnWords = wordsOf<LearnWords>("learn");
export const useAnalyzeWords = wordsOf<AnalyzeWords>("analyze");
export const useGamesWords = wordsOf<GamesWords>("games");
export const useOnlineWords = wordsOf<OnlineWords>("online");
export const useRulesWords = wordsOf<RulesWords>("rules");
export const useSettingsWords = wordsOf<SettingsWords>("settings");

/** Fills in the `{names}` of a text. With the library's `fill`, the shell would wait for the library. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
