// The words of a session: those of the library and this game's own, in one language.

import * as mancalaRulebook from "morabaraba/mancala/rulebook";
import * as millRulebook from "morabaraba/rulebook";
import { fill, titleOf as titleIn, usualPieces } from "morabaraba/words";
import { own as afrikaansOwn } from "./words/af.mjs";
import { own as englishOwn } from "./words/en.mjs";

/** @import { Anything, Family, Seat, Table } from "./types.ts" */

/** @param {"en" | "af"} language */
export const ownWords = (language) => (language === "af" ? afrikaansOwn : englishOwn);

/** @param {"en" | "af"} language @param {Family} family */
export const wordsOf = (language, family) => ({ own: ownWords(language), ofFamily: family.words[language] });

/** The words for a game: mill games without cattle have words of their own. @param {Table} table */
export const wordsFor = ({ language, family, record }) => ({
  own: ownWords(language),
  ofFamily: wordsIn(family.words, language, family, family.records.currentNode(record).game),
});

/**
 * The words of an entry point for a game.
 *
 * @param {Anything} all - The entry point, which has `en`, `af` and for mills `enMorris` and `afMorris`.
 * @param {"en" | "af"} language @param {Family} family @param {Anything} game @returns {Anything}
 */
export function wordsIn(all, language, family, game) {
  const isMorris = family.shoots && usualPieces(family.rules.variantOf(game)) === "stones";
  return all[isMorris ? `${language}Morris` : language];
}

/** The title of a variant, or its own name if it is not a built-in. @param {Table} table @param {Anything} game @returns {string} */
export function titleOf(table, game) {
  return titleIn(wordsFor(table).ofFamily, table.family.rules.variantOf(game));
}

/** The name of a side in the language of the table. @param {Table} table @param {string} side @returns {string} */
export const nameOf = (table, side) => wordsFor(table).ofFamily.players[side];

/** Who plays a side. @param {Table} table @param {string} side */
export function seatName(table, side) {
  const { own } = wordsFor(table);
  const seat = /** @type {Seat} */ (table.seats[side]);
  return seat === "person" ? own.you : fill(own.bot, { level: seat });
}

/** The rules of the game on the table, a paragraph for each section. @param {Table} table @returns {string[]} */
export function rulesTold({ family, language, record }) {
  const { variant } = record;
  const rulebook = /** @type {Anything} */ (family.name === "mancala" ? mancalaRulebook : millRulebook);
  const words = wordsIn(rulebook, language, family, family.records.currentNode(record).game);
  const rules = rulebook.describeRules(words, variant);
  return Object.entries(/** @type {Record<string, string>} */ (words.sections)).map(([section, title]) => {
    const told = rules.filter((/** @type {{ section: string }} */ rule) => rule.section === section);
    return `${title}: ${told.map((/** @type {{ text: string }} */ { text }) => text).join(" ")}`;
  });
}
