// The words of a session: those of the library and this game's own, in one language.

import * as mancalaRulebook from "morabaraba/mancala/rulebook";
import * as millRulebook from "morabaraba/rulebook";
import { fill, titleOf as titleIn } from "morabaraba/words";
import { own as afrikaansOwn } from "./words/af.mjs";
import { own as englishOwn } from "./words/en.mjs";

/** @import { Family, Seat, Table } from "./types.ts" */

/** @param {"en" | "af"} language */
export const ownWords = (language) => (language === "af" ? afrikaansOwn : englishOwn);

/** @param {"en" | "af"} language @param {Family} family */
export const wordsOf = (language, family) => ({ own: ownWords(language), ofFamily: family.words[language] });

/** @param {Table} table */
export const wordsFor = ({ language, family }) => wordsOf(language, family);

/** The title of a variant, or its own name if it is not a built-in. @param {Table} table @param {import("./types.ts").Anything} game @returns {string} */
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
  const rulebook = /** @type {import("./types.ts").Anything} */ (
    family.name === "mancala" ? mancalaRulebook : millRulebook
  );
  const words = rulebook[language];
  const rules = rulebook.describeRules(words, variant);
  return Object.entries(words.sections).map(([section, title]) => {
    const told = rules.filter((/** @type {{ section: string }} */ rule) => rule.section === section);
    return `${title}: ${told.map((/** @type {{ text: string }} */ { text }) => text).join(" ")}`;
  });
}
