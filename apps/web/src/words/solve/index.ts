import { wordsOf } from "../../core/language.ts";
import type { SolveWords } from "./en.ts";

export const useSolveWords = wordsOf<SolveWords>({
  en: () => import("./en.ts"),
  af: () => import("./af.ts"),
});
