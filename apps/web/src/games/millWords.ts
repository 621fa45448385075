/** The library's words for mill games: those without cattle have words of their own. */
import { af, afMorris, en, enMorris, usualPieces, type Words } from "morabaraba/words";
import type { Language } from "../app/language.ts";
import type { StoredVariant } from "./family.ts";
import { nameOf } from "./nameOf.ts";

/** Whether a mill game is played without cattle. */
export const isMorris = (variant: StoredVariant): boolean =>
  usualPieces({ name: nameOf(variant) }) === "stones";

/** The words for a variant of mills; those of Morabaraba where none is named. */
export const millWords = (language: Language, variant: StoredVariant = "standard"): Words =>
  isMorris(variant) ? { af: afMorris, en: enMorris }[language] : { af, en }[language];

/** A sentence of the rulebook, which speaks of cows, in the words for a variant. */
export function inWordsOf(variant: StoredVariant, text: string, language: Language): string {
  if (!isMorris(variant)) return text;
  return language === "af"
    ? text
        .replaceAll("koeie", "stukke")
        .replaceAll("koei", "stuk")
        .replaceAll("Koeie", "Stukke")
        .replaceAll("Koei", "Stuk")
    : text.replaceAll("cow", "piece").replaceAll("Cow", "Piece");
}
