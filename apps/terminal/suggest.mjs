// What can be typed next: moves, shots, commands, answers. The list gets shorter with every letter.

import { pointMark } from "morabaraba/turn";
import { wordsFor } from "./speak.mjs";
import { botToMove, endOf, gameOf, isShow } from "./table.mjs";

/** @import { Anything, Suggestion, Table } from "./types.ts" */

/**
 * @param {Table} table
 * @param {string} typed
 * @returns {readonly Suggestion[]}
 */
export function suggestions(table, typed) {
  const text = typed.trim();
  if (table.question)
    return starting([{ text: wordsFor(table).own.yes }, { text: wordsFor(table).own.no }], text);
  if (text.includes(" ")) return [];
  const moves = starting(playable(table), text);
  // Commands would crowd out the moves before anything is typed.
  return text === "" && moves.length > 0 ? moves : [...moves, ...starting(commands(table), text)];
}

/** The points to highlight: those of the moves that begin with the text. @param {Table} table @param {string} typed @returns {readonly string[]} */
export function pointsFor(table, typed) {
  const { family, turn } = table;
  const text = typed.trim();
  if (text === "" || turn || endOf(table) || botToMove(table) !== undefined) return [];
  const game = gameOf(table);
  /** @type {readonly Anything[]} */
  const legal = family.rules.legalMoves(game);
  const found = legal.filter((move) => written(table, move).startsWith(text));
  return found.map((move) => (family.shoots ? move.to : family.write(move, game, table.notation)));
}

/** A move as it is typed: without its shot, for which the game asks. @param {Table} table @param {Anything} move */
function written(table, move) {
  const { family, notation } = table;
  const { shots: _, ...bare } = move;
  return family.write(family.shoots ? bare : move, gameOf(table), notation);
}

/** @param {Table} table @returns {Suggestion[]} */
function playable(table) {
  const { family, turn, notation } = table;
  if (endOf(table) || botToMove(table) !== undefined) return [];
  const game = gameOf(table);
  if (turn) {
    const { points } = family.rules.variantOf(game).board;
    const targets = points.filter((/** @type {string} */ point) => pointMark(turn, point) === "target");
    return targets.map((/** @type {string} */ to) => ({ text: family.write({ to }, game, notation) }));
  }
  const all = family.rules.legalMoves(game).map((/** @type {Anything} */ move) => written(table, move));
  return [...new Set(all)].map((text) => ({ text }));
}

/** @param {Table} table @returns {Suggestion[]} */
export function commands(table) {
  const { own } = wordsFor(table);
  return Object.entries(own.commands)
    .filter(([name]) => isUseful(table, name))
    .map(([, [word, note, after]]) => ({ text: String(word), note: String(note), ...(after && { after }) }));
}

/** @param {Table} table @param {string} name */
function isUseful(table, name) {
  const { shoots } = table.family;
  const over = endOf(table) !== undefined;
  if (name === "claim") return shoots && !over && table.strictness === "claim";
  if (name === "pickup") return shoots && !over && table.strictness !== "refuse";
  if (name === "draw" || name === "resign") return !over && !isShow(table);
  if (name === "hint" || name === "analyse") return !over;
  return name !== "notation" || shoots;
}

/** @param {readonly Suggestion[]} all @param {string} text */
const starting = (all, text) =>
  all.filter(
    (one) =>
      one.text !== text && one.text.toLowerCase().startsWith(text.toLowerCase()) && sameCase(one.text, text),
  );

/** Moves care for case, commands do not. @param {string} text @param {string} typed */
const sameCase = (text, typed) => !/\d/.test(text) || text.startsWith(typed);

/** The longest text with which all suggestions begin. @param {readonly Suggestion[]} all */
export function common(all) {
  const [first, ...others] = all.map(({ text }) => text);
  if (first === undefined) return "";
  let length = first.length;
  while (!others.every((text) => text.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
}
