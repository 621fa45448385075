import { wordsOf } from "../../core/language.ts";
import type { GamesWords } from "./en.ts";

export const useGamesWords = wordsOf<GamesWords>({
  en: () => import("./en.ts"),
  af: () => import("./af.ts"),
});
