// What is to be seen of a table: the view that `frame.mjs` lays out.

import { nameOf, seatName, wordsFor } from "../speak.mjs";
import { commands, pointsFor, suggestions } from "../suggest.mjs";
import { asking, placeOf } from "../table.mjs";

/** @import { Anything, Row, Table } from "../types.ts" */
/** @import { View } from "./frame.mjs" */

/** Moves of the record that can be seen at most. */
const SHOWN = 60;

/**
 * @param {Table} table
 * @param {{ text: string, cursor: number, picked: number, busy?: string | undefined }} line - What is typed, which suggestion is
 * picked, and what is being thought about.
 * @returns {View}
 */
export function viewOf(table, { text, cursor, picked, busy }) {
  const { family, step, hint, notation, ascii, strictness } = table;
  const { own, ofFamily } = wordsFor(table);
  const place = placeOf(table);
  const { game } = place;
  const list = suggestions(table, text);
  const last = place.move && { before: place.before, move: place.move };
  const chosen = list[picked]?.text;
  const points = hint.length > 0 ? hint : pointsFor(table, chosen ?? text);
  return {
    title: family.title(ofFamily, game),
    ...(family.shoots && strictness !== "refuse" && { note: own.strictness[strictness] }),
    sides: family.sides.map((side) => ({
      ...(family.shoots
        ? side === "light"
          ? { role: "light", mark: "(L)" }
          : { role: "dark", mark: "[D]" }
        : { role: "seeds", mark: side === "south" ? " v " : " ^ " }),
      name: nameOf(table, side),
      seat: seatName(table, side),
      holds: family.holds(ofFamily, game, side, own),
      turn: game.turn === side,
    })),
    moves: moveRows(table),
    board: family.paint(
      game,
      { last: step ? undefined : last, step: step ?? undefined, points },
      { notation, ascii },
    ),
    said: table.said,
    asks: busy ?? asking(table),
    typed: { text, cursor },
    suggestions: list,
    picked,
    keys: ascii ? own.keysAscii : own.keys,
    ...(table.help && { help: commands(table) }),
    tooSmall: own.tooSmall,
  };
}

/** The moves up to here, each with its number and in every notation the game has. @param {Table} table @returns {Row[]} */
export function moveRows({ family, record }) {
  const { ply } = family.records.current(record);
  /** @type {Anything[]} */
  const places = [];
  for (let at = record, n = 0; n < Math.min(ply, SHOWN); n++, at = family.records.back(at)) {
    places.unshift(family.records.current(at));
  }
  return places.map((place) => moveRow(family, place));
}

/** @param {Table["family"]} family @param {Anything} place @returns {Row} */
export function moveRow(family, { ply, before, move }) {
  const [wmd, mssa] = [family.write(move, before, "wmd"), family.write(move, before, "mssa")];
  const [first] = family.sides;
  /** @type {Row[number]} */
  const mark = family.shoots
    ? before.turn === first
      ? { text: "(L)", role: "light" }
      : { text: "[D]", role: "dark" }
    : { text: before.turn === first ? " v " : " ^ ", role: "seeds" };
  return [
    { text: `${String(ply).padStart(3)}. `, role: "faint" },
    mark,
    { text: ` ${wmd.padEnd(9)}`, role: "plain" },
    { text: mssa === wmd ? "" : ` ${mssa}`, role: "faint" },
  ];
}
