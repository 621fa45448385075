/** The library's words for mancala, in the page's language. Mill boards do not need to load this file. */
import { af, en, type Words } from "morabaraba/mancala/words";
import { useLanguage } from "../core/language.ts";

const words = { af, en };

export const useMancalaWords = (): Words => words[useLanguage()];
