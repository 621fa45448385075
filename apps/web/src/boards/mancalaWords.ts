/** The library's words for mancala, in the page's language. Mill boards do not need to load this file. */
import * as words from "morabaraba/mancala/words";
import type { Language } from "../core/languages.ts";
import { useLanguage } from "../core/settings.ts";

const texts: Readonly<Record<Language, words.Words>> = words;

export const useMancalaWords = (): words.Words => texts[useLanguage()];
