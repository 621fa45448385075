/** The library's own words in the language of the page. */
import { type Words as MancalaWords, af as mancalaAf, en as mancalaEn } from "morabaraba/mancala/words";
import { af, en, type Words as MillWords } from "morabaraba/words";
import { useLanguage } from "../app/language.ts";

export const millWords = { af, en };
export const mancalaWords = { af: mancalaAf, en: mancalaEn };

export const useMillWords = (): MillWords => millWords[useLanguage()];

export const useMancalaWords = (): MancalaWords => mancalaWords[useLanguage()];
