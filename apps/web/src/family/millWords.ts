/** The library's words for mill games, with other words for games without cattle. */
import * as words from "morabaraba/words";
import { usualPieces, type Words } from "morabaraba/words";
import type { Language } from "../core/language.ts";
import type { StoredVariant } from "./kit.ts";
import { nameOf } from "./nameOf.ts";

/** Returns whether a mill game is played without cattle. */
export const isMorris = (variant: StoredVariant): boolean =>
  usualPieces({ name: nameOf(variant) }) === "stones";

/** The words for a variant, of those that an entry point has. */
export const wordsFor = <Texts>(
  all: Readonly<Record<"af" | "afMorris" | "en" | "enMorris", Texts>>,
  language: Language,
  variant: StoredVariant,
): Texts => all[isMorris(variant) ? (`${language}Morris` as const) : language];

/** The words for a variant of mills; those of Morabaraba where none is named. */
export const millWords = (language: Language, variant: StoredVariant = "standard"): Words =>
  wordsFor(words, language, variant);
