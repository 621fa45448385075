import { wordsOf } from "../../app/language.ts";
import type { SolveWords } from "./en.ts";

export const useSolveWords = wordsOf<SolveWords>({
  en: () => import("./en.ts"),
  af: () => import("./af.ts"),
});
