/** Hooks for the texts of the shell and of each part, in the page's language. Each part loads its own. */
import { wordsOf } from "../core/language.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import type { AppWords } from "../languages/en/app.ts";
import type { GamesWords } from "../languages/en/games.ts";
import type { LearnWords } from "../languages/en/learn.ts";
import type { OnlineWords } from "../languages/en/online.ts";
import type { PlayWords } from "../languages/en/play.ts";
import type { RulesWords } from "../languages/en/rules.ts";
import type { SettingsWords } from "../languages/en/settings.ts";
import type { SolveWords } from "../languages/en/solve.ts";

export const useAppWords = wordsOf<AppWords>({
  en: () => import("../languages/en/app.ts"),
  af: () => import("../languages/af/app.ts"),
});
export const usePlayWords = wordsOf<PlayWords>({
  en: () => import("../languages/en/play.ts"),
  af: () => import("../languages/af/play.ts"),
});
export const useSolveWords = wordsOf<SolveWords>({
  en: () => import("../languages/en/solve.ts"),
  af: () => import("../languages/af/solve.ts"),
});
export const useLearnWords = wordsOf<LearnWords>({
  en: () => import("../languages/en/learn.ts"),
  af: () => import("../languages/af/learn.ts"),
});
export const useAnalyzeWords = wordsOf<AnalyzeWords>({
  en: () => import("../languages/en/analyze.ts"),
  af: () => import("../languages/af/analyze.ts"),
});
export const useGamesWords = wordsOf<GamesWords>({
  en: () => import("../languages/en/games.ts"),
  af: () => import("../languages/af/games.ts"),
});
export const useOnlineWords = wordsOf<OnlineWords>({
  en: () => import("../languages/en/online.ts"),
  af: () => import("../languages/af/online.ts"),
});
export const useRulesWords = wordsOf<RulesWords>({
  en: () => import("../languages/en/rules.ts"),
  af: () => import("../languages/af/rules.ts"),
});
export const useSettingsWords = wordsOf<SettingsWords>({
  en: () => import("../languages/en/settings.ts"),
  af: () => import("../languages/af/settings.ts"),
});
