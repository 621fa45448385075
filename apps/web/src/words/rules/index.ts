import { wordsOf } from "../../core/language.ts";
import type { RulesWords } from "./en.ts";

export const useRulesWords = wordsOf<RulesWords>({
  en: () => import("./en.ts"),
  af: () => import("./af.ts"),
});
