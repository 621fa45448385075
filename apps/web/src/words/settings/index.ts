import { wordsOf } from "../../core/language.ts";
import type { SettingsWords } from "./en.ts";

export const useSettingsWords = wordsOf<SettingsWords>({
  en: () => import("./en.ts"),
  af: () => import("./af.ts"),
});
