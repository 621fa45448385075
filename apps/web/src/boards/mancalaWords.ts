/** The library's words for mancala in the page's language, apart because mill boards do not need them. */
import { af, en, type Words } from "morabaraba/mancala/words";
import { useLanguage } from "../core/language.ts";

const words = { af, en };

export const useMancalaWords = (): Words => words[useLanguage()];
