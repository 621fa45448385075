/** Hooks for the texts of the shell and of each part, in the page's language. Each part loads its own. */
import { wordsOf } from "../core/language.ts";
import type { AnalyzeWords } from "./analyze/en.ts";
import type { AppWords } from "./app/en.ts";
import type { GamesWords } from "./games/en.ts";
import type { LearnWords } from "./learn/en.ts";
import type { OnlineWords } from "./online/en.ts";
import type { PlayWords } from "./play/en.ts";
import type { RulesWords } from "./rules/en.ts";
import type { SettingsWords } from "./settings/en.ts";
import type { SolveWords } from "./solve/en.ts";

export const useAppWords = wordsOf<AppWords>({
  en: () => import("./app/en.ts"),
  af: () => import("./app/af.ts"),
});
export const usePlayWords = wordsOf<PlayWords>({
  en: () => import("./play/en.ts"),
  af: () => import("./play/af.ts"),
});
export const useSolveWords = wordsOf<SolveWords>({
  en: () => import("./solve/en.ts"),
  af: () => import("./solve/af.ts"),
});
export const useLearnWords = wordsOf<LearnWords>({
  en: () => import("./learn/en.ts"),
  af: () => import("./learn/af.ts"),
});
export const useAnalyzeWords = wordsOf<AnalyzeWords>({
  en: () => import("./analyze/en.ts"),
  af: () => import("./analyze/af.ts"),
});
export const useGamesWords = wordsOf<GamesWords>({
  en: () => import("./games/en.ts"),
  af: () => import("./games/af.ts"),
});
export const useOnlineWords = wordsOf<OnlineWords>({
  en: () => import("./online/en.ts"),
  af: () => import("./online/af.ts"),
});
export const useRulesWords = wordsOf<RulesWords>({
  en: () => import("./rules/en.ts"),
  af: () => import("./rules/af.ts"),
});
export const useSettingsWords = wordsOf<SettingsWords>({
  en: () => import("./settings/en.ts"),
  af: () => import("./settings/af.ts"),
});
