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

export const useAppWords = wordsOf<AppWords>("app");
export const usePlayWords = wordsOf<PlayWords>("play");
export const useSolveWords = wordsOf<SolveWords>("solve");
export const useLearnWords = wordsOf<LearnWords>("learn");
export const useAnalyzeWords = wordsOf<AnalyzeWords>("analyze");
export const useGamesWords = wordsOf<GamesWords>("games");
export const useOnlineWords = wordsOf<OnlineWords>("online");
export const useRulesWords = wordsOf<RulesWords>("rules");
export const useSettingsWords = wordsOf<SettingsWords>("settings");
