/** The library's own words in the language of the page. */
import { type Words as MancalaWords, af as mancalaAf, en as mancalaEn } from "morabaraba/mancala/words";
import { af, en, type Words as MillWords } from "morabaraba/words";
import { useLanguage } from "../app/language.ts";

const mills = { af, en };
const mancala = { af: mancalaAf, en: mancalaEn };

export const useMillWords = (): MillWords => mills[useLanguage()];

export const useMancalaWords = (): MancalaWords => mancala[useLanguage()];
