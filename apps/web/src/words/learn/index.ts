import { wordsOf } from "../../core/language.ts";
import type { LearnWords } from "./en.ts";

export const useLearnWords = wordsOf<LearnWords>({
  en: () => import("./en.ts"),
  af: () => import("./af.ts"),
});
