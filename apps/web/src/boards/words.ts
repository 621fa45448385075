/** The library's words for mills in the page's language. */
import type { Words } from "morabaraba/words";
import { useLanguage } from "../core/settings.ts";
import type { StoredVariant } from "../family/family.ts";
import { millWords } from "../family/millWords.ts";

export const useMillWords = (variant?: StoredVariant): Words => millWords(useLanguage(), variant);
