/**
 * The library's words for mancala in the page's language, letters of houses, and seeds of scores. Mill boards
 * do not need to load this file.
 */
import * as words from "morabaraba/mancala/words";
import type { Language } from "../core/languages.ts";
import { useLanguage } from "../core/settings.ts";

const texts: Readonly<Record<Language, words.Words>> = words;

export const useMancalaWords = (): words.Words => texts[useLanguage()];

/** Returns the letter of a house in drawings by its move: `A` is south's first house, `a` is north's. */
export const houseLetter = (isSouth: boolean, move: string): string =>
  String.fromCharCode((isSouth ? 64 : 96) + Number(move));

/** Returns the lead in seeds of a proved score. A win has a million more, a loss a million less. */
export const leadOf = (score: number): number => (score - Math.sign(score) * 1_000_000) / 100;
