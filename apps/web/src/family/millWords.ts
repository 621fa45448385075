/** The library's words for mill games. Games without cows have words of their own. */
import type { StoredVariant as MillVariant } from "morabaraba";
import * as words from "morabaraba/words";
import { usualPieces, type Words } from "morabaraba/words";
import type { Language } from "../core/languages.ts";
import { useLanguage } from "../core/settings.ts";
import type { StoredVariant } from "./kit.ts";

/** Returns whether a mill game is played with pieces other than cows. */
export const isMorris = (variant: StoredVariant): boolean => usualPieces(variant as MillVariant) === "stones";

/** Picks the words for a variant from those of an entry point. */
export const wordsFor = <Texts>(
  all: Readonly<Record<Language | `${Language}Morris`, Texts>>,
  language: Language,
  variant: StoredVariant,
): Texts => all[isMorris(variant) ? (`${language}Morris` as const) : language];

/** Returns the words for a mill game, Morabaraba by default. */
export const millWords = (language: Language, variant: StoredVariant = "standard"): Words =>
  wordsFor(words, language, variant);

/** Returns them in the page's language. */
export const useMillWords = (variant?: StoredVariant): Words => millWords(useLanguage(), variant);
