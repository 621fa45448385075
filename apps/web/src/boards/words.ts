/** The library's own words in the language of the page. */
import { type Words as MancalaWords, af as mancalaAf, en as mancalaEn } from "morabaraba/mancala/words";
import type { Words as MillWords } from "morabaraba/words";
import { useLanguage } from "../app/language.ts";
import type { StoredVariant } from "../games/family.ts";
import { millWords } from "../games/millWords.ts";

export const mancalaWords = { af: mancalaAf, en: mancalaEn };

export const useMillWords = (variant?: StoredVariant): MillWords => millWords(useLanguage(), variant);

export const useMancalaWords = (): MancalaWords => mancalaWords[useLanguage()];
