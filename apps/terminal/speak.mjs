// The words of a session: those of the library and this game's own, in one language.

import * as ofMancala from "morabaraba/mancala/words";
import * as ofMills from "morabaraba/words";
import { own as afrikaansOwn } from "./words/af.mjs";
import { own as englishOwn } from "./words/en.mjs";

/** @import { Family, Seat, Table } from "./types.ts" */

/** @param {"en" | "af"} language @param {Family["name"]} family */
export function wordsOf(language, family) {
  const own = language === "af" ? afrikaansOwn : englishOwn;
  /** @type {import("./types.ts").Anything} */
  const ofFamily = (family === "mancala" ? ofMancala : ofMills)[language];
  return { own, ofFamily };
}

/** @param {Table} table */
export const wordsFor = ({ language, family }) => wordsOf(language, family.name);

/** The title of a variant, or its own name if it is not a built-in. @param {Table} table @param {import("./types.ts").Anything} game @returns {string} */
export function titleOf(table, game) {
  return ofMills.titleOf(wordsFor(table).ofFamily, table.family.rules.variantOf(game));
}

/** The name of a side in the language of the table. @param {Table} table @param {string} side @returns {string} */
export const nameOf = (table, side) => wordsFor(table).ofFamily.players[side];

/** Who plays a side. @param {Table} table @param {string} side */
export function seatName(table, side) {
  const { own } = wordsFor(table);
  const seat = /** @type {Seat} */ (table.seats[side]);
  return seat === "person" ? own.you : ofMills.fill(own.bot, { level: seat });
}
