import { wordsOf } from "../../core/language.ts";
import type { AnalyseWords } from "./en.ts";

export const useAnalyseWords = wordsOf<AnalyseWords>({
  en: () => import("./en.ts"),
  af: () => import("./af.ts"),
});
