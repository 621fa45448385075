/** The library's own words in the language of the page. */
import type { Words as MancalaWords } from "morabaraba/mancala/words";
import type { Words as MillWords } from "morabaraba/words";
import { wordsOf } from "../app/language.ts";

export const useMillWords = wordsOf<MillWords>({
  en: () => import("morabaraba/words/en"),
  af: () => import("morabaraba/words/af"),
});

export const useMancalaWords = wordsOf<MancalaWords>({
  en: () => import("morabaraba/mancala/words/en"),
  af: () => import("morabaraba/mancala/words/af"),
});
