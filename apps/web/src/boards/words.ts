/** The library's words for mills in the language of the page. */
import type { Words } from "morabaraba/words";
import { useLanguage } from "../app/language.ts";
import type { StoredVariant } from "../games/family.ts";
import { millWords } from "../games/millWords.ts";

export const useMillWords = (variant?: StoredVariant): Words => millWords(useLanguage(), variant);
