// A table where a game is played: the record, the players, the messages. Every function here leads from one table to the next;
// time, files and the terminal are handled elsewhere.

import { announceEnd, fill } from "morabaraba/words";
import { wordsFor } from "./speak.mjs";

/** @import { Anything, Beginning, Said, Seat, Strictness, Table } from "./types.ts" */

/**
 * @param {Beginning} beginning
 * @param {{ seats: readonly Seat[], strictness?: Strictness, notation?: "wmd" | "mssa", language?: "en" | "af", ascii?: boolean }} options -
 * `seats` in the order of the family's sides.
 * @returns {Table}
 */
export function tableOf({ family, variant }, { seats, ...options }) {
  return {
    family,
    record: family.records.createRecord(variant),
    seats: Object.fromEntries(family.players.map((side, i) => [side, seats[i] ?? "person"])),
    strictness: options.strictness ?? "refuse",
    notation: options.notation ?? "wmd",
    language: options.language ?? "en",
    ascii: options.ascii ?? false,
    turn: null,
    said: [],
    question: null,
    offence: null,
    hint: [],
    help: false,
    paused: false,
    unsaved: false,
  };
}

/** @param {Table} table @returns {Anything} */
export const placeOf = ({ family, record }) => family.records.currentNode(record);

/** @param {Table} table @returns {Anything} */
export const gameOf = (table) => placeOf(table).game;

/** How the game ended; `undefined` while it goes on. @param {Table} table @returns {Anything} */
export const endOf = (table) => table.family.rules.outcome(gameOf(table));

/** The level of the bot that has to move; `undefined` for a person and after the end. @param {Table} table */
export function botToMove(table) {
  const seat = /** @type {Seat} */ (table.seats[gameOf(table).turn]);
  return seat === "person" || endOf(table) ? undefined : seat;
}

/** Whether both sides are bots. @param {Table} table */
export const isShow = ({ seats }) => Object.values(seats).every((seat) => seat !== "person");

/** The side that the typed line speaks for: the side to move, or the person if a bot has to move. @param {Table} table */
export function speaker(table) {
  const { turn } = gameOf(table);
  if (table.seats[turn] === "person") return turn;
  return table.family.players.find((side) => table.seats[side] === "person") ?? turn;
}

/** @param {Table} table @param {string} side @returns {string} */
export const otherSide = ({ family }, side) =>
  family.players[0] === side ? family.players[1] : family.players[0];

/** The table with these messages in place of the old ones. @param {Table} table @param {...(Said | string | undefined)} said @returns {Table} */
export function saying(table, ...said) {
  const all = said.filter((one) => one !== undefined && one !== "");
  return {
    ...table,
    said: all.map((one) => (typeof one === "object" ? one : { text: String(one), tone: "plain" })),
  };
}

/** @param {string} text @returns {Said} */
export const bad = (text) => ({ text, tone: "bad" });
/** @param {string} text @returns {Said} */
export const good = (text) => ({ text, tone: "good" });

/** What is cleared by every change of the game. */
const FRESH = { turn: null, question: null, offence: null, hint: [], said: [] };

/** A legal move is played, and told. @param {Table} table @param {Anything} move @returns {Table} */
export function played(table, move) {
  const { family, record } = table;
  const before = gameOf(table);
  const told = family.told(wordsFor(table).ofFamily, before, move);
  const next = { ...table, ...FRESH, record: family.records.playMove(record, move), unsaved: true };
  return saying(next, told, ending(next));
}

/** Records a game that a decision has ended. @param {Table} table @param {Anything} decided @param {...Said} said @returns {Table} */
export function decided(table, decided, ...said) {
  const { family, record } = table;
  const next = { ...table, ...FRESH, record: family.records.conclude(record, decided), unsaved: true };
  return saying(next, ...said, ending(next));
}

/** @param {Table} table @returns {Said | undefined} */
function ending(table) {
  const end = endOf(table);
  return end && good(announceEnd(wordsFor(table).ofFamily, end));
}

/** How the game ended, or who has to do what. @param {Table} table @returns {string} */
export function asking(table) {
  const { own, ofFamily } = wordsFor(table);
  if (table.question) return table.question.text;
  if (endOf(table)) return own.over;
  if (table.turn) {
    return table.family.asks(ofFamily, gameOf(table), table.turn);
  }
  const player = ofFamily.players[gameOf(table).turn];
  if (isShow(table)) return table.paused ? own.paused : own.running;
  return botToMove(table) === undefined
    ? table.family.asks(ofFamily, gameOf(table))
    : fill(own.thinking, { player });
}

/** Back to the last position where a person has to move; one ply if no bot plays, or only bots. @param {Table} table @returns {Table} */
export function undone(table) {
  if (table.turn) return { ...table, ...FRESH };
  return walked(table, table.family.records.goBack, wordsFor(table).own.nothingToUndo);
}

/** @param {Table} table @returns {Table} */
export const redone = (table) =>
  walked(table, table.family.records.goForward, wordsFor(table).own.nothingToRedo);

/** @param {Table} table @param {(record: Anything) => Anything} walk @param {string} otherwise @returns {Table} */
function walked(table, walk, otherwise) {
  const mixed = !isShow(table) && Object.values(table.seats).some((seat) => seat !== "person");
  /** @param {Anything} record */
  const at = (record) => table.family.records.currentNode(record);
  const start = at(table.record).id;
  let record = walk(table.record);
  // The answer of a bot goes with the move before it. If the bot began, there is nothing before its first move.
  while (mixed && table.seats[at(record).game.turn] !== "person") {
    const further = walk(record);
    if (at(further).id === at(record).id) break;
    record = further;
  }
  const stuck =
    mixed && walk === table.family.records.goBack && table.seats[at(record).game.turn] !== "person";
  if (at(record).id === start || stuck) return saying(table, bad(otherwise));
  return { ...table, ...FRESH, record, paused: isShow(table) };
}
