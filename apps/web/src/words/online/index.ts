import { wordsOf } from "../../core/language.ts";
import type { OnlineWords } from "./en.ts";

export const useOnlineWords = wordsOf<OnlineWords>({
  en: () => import("./en.ts"),
  af: () => import("./af.ts"),
});
