// What a table shows: the view that `frame.mjs` lays out.

import { nameOf, seatName, titleOf, wordsFor } from "../speak.mjs";
import { commands, pointsFor, suggestions } from "../suggest.mjs";
import { asking, endOf, placeOf } from "../table.mjs";
import { marks, moveRow } from "./moves.mjs";

/** @import { Anything, Row, Table } from "../types.ts" */
/** @import { View } from "./frame.mjs" */

/** The most moves of the record that are shown. */
const SHOWN = 60;

/**
 * @param {Table} table
 * @param {{ text: string, cursor: number, picked: number, busy?: string | undefined }} line - What is typed, which suggestion is
 * picked, and what is being thought about.
 * @returns {View}
 */
export function viewOf(table, { text, cursor, picked, busy }) {
  const { family, turn, hint, notation, ascii, strictness } = table;
  const { own, ofFamily } = wordsFor(table);
  const place = placeOf(table);
  const { game } = place;
  const list = suggestions(table, text);
  const last = place.move && { before: place.before, move: place.move };
  const chosen = list[picked]?.text;
  const points = hint.length > 0 ? hint : pointsFor(table, chosen ?? text);
  return {
    title: titleOf(table, game),
    ...(family.shoots && strictness !== "refuse" && { note: own.strictness[strictness] }),
    sides: family.players.map((side) => ({
      ...(marks[side] ?? { mark: "", role: /** @type {const} */ ("plain") }),
      name: nameOf(table, side),
      seat: seatName(table, side),
      holds: family.holds(ofFamily, game, side, own),
      turn: game.turn === side && endOf(table) === undefined,
    })),
    moves: moveRows(table),
    board: family.paint(
      game,
      { last: turn ? undefined : last, turn: turn ?? undefined, points },
      { notation, ascii },
    ),
    said: table.said,
    asks: busy ?? asking(table),
    typed: { text, cursor },
    suggestions: list,
    picked,
    keys: ascii ? own.keysAscii : own.keys,
    ascii,
    ...(table.help && { help: commands(table) }),
    tooSmall: own.tooSmall,
  };
}

/** The moves up to here, each with its number and in every notation the game has. @param {Table} table @returns {Row[]} */
function moveRows({ family, record }) {
  const { ply } = family.records.currentNode(record);
  /** @type {Anything[]} */
  const places = [];
  for (let at = record, n = 0; n < Math.min(ply, SHOWN); n++, at = family.records.goBack(at)) {
    places.unshift(family.records.currentNode(at));
  }
  return places.map(({ ply: number, before, move }) => {
    const [wmd, mssa] = [family.write(move, before, "wmd"), family.write(move, before, "mssa")];
    return moveRow(number, before.turn, mssa === wmd ? [wmd] : [wmd, mssa]);
  });
}
