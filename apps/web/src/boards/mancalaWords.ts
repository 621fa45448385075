/** The library's words for mancala, in the page's language. Mill boards do not need to load this file. */
import * as words from "morabaraba/mancala/words";
import { useLanguage } from "../core/language.ts";

export const useMancalaWords = (): words.Words => words[useLanguage()];
