// The whole screen as rows: the board, the sides and the moves beside or below it, and at the foot what was said, the line that
// is typed and what can be typed next. This file knows neither rules nor a terminal, only how much room there is.

import { fitted, row, widthOf, wrapped } from "./canvas.mjs";

/** @import { Painter, Role, Row, Said, Size, Suggestion } from "../types.ts" */

/**
 * @typedef {object} Side
 * @property {Role} role - How its cows look.
 * @property {string} mark - One of its cows.
 * @property {string} name
 * @property {string} seat - Who plays it.
 * @property {string} holds - Cows in hand or seeds in its store.
 * @property {boolean} turn
 */

/**
 * @typedef {object} View
 * @property {string} title
 * @property {string} [note] - A rule that is worth knowing, such as how strict the referee is.
 * @property {readonly Side[]} sides
 * @property {readonly Row[]} moves - Oldest first; as many of the last as fit are shown.
 * @property {Painter} board
 * @property {readonly Said[]} said
 * @property {string} asks - Who has to do what.
 * @property {{ text: string, cursor: number } | undefined} typed - The text on the line; `undefined` if there is no line.
 * @property {readonly Suggestion[]} suggestions
 * @property {number} picked - Which suggestion is picked; -1 for none.
 * @property {string} keys
 * @property {boolean} ascii - ASCII characters only.
 * @property {readonly Suggestion[]} [help] - Shown in place of the moves.
 * @property {string} tooSmall
 */

/** Columns that a list of moves needs beside a board. */
const LEAST_PANEL = 26;
/** Rows kept below the board if there are enough, so that messages do not move the line that is typed. */
const FOOT = 9;
/** Rows of the smallest board with its names. */
const SMALLEST = 10;
const GAP = 2;
const PROMPT = "> ";

/**
 * @param {View} view
 * @param {Size} size
 * @returns {{ rows: readonly Row[], cursor: readonly [x: number, y: number] | undefined }}
 */
export function frame(view, size) {
  const foot = footOf(view, size.columns, size.rows < 20 ? 1 : 2);
  // Room for messages is kept free, so that the board keeps its size when one appears.
  const kept = Math.max(foot.least, Math.min(FOOT - 1, size.rows - SMALLEST));
  const room = size.rows - kept;
  const beside = view.board({ columns: size.columns - LEAST_PANEL - GAP, rows: room });
  const fits = beside.width + GAP + LEAST_PANEL <= size.columns && beside.height <= room;
  const free = Math.max(0, size.rows - foot.rows.length);
  const most = view.help ? free : room;
  const top = fits ? wide(view, beside, size, most) : narrow(view, size, most);
  const space = Math.max(0, Math.min(size.rows, top.length + FOOT) - top.length - foot.rows.length);
  /** @type {Row[]} */
  const all = [...top.slice(0, free), ...Array(space).fill([]), ...foot.rows].slice(-size.rows);
  return {
    rows: all.map((line) => fitted(line, size.columns)),
    cursor: foot.cursor && [
      Math.min(foot.cursor[0], size.columns - 1),
      all.length - foot.rows.length + foot.cursor[1],
    ],
  };
}

/** @param {View} view @param {import("../types.ts").Picture} board @param {Size} size @param {number} room @returns {Row[]} */
function wide(view, board, size, room) {
  const width = size.columns - board.width - GAP;
  const panel = view.help ? helpRows(view.help) : panelRows(view, width, Math.min(room, board.height));
  const height = Math.min(room, Math.max(board.height, view.help ? panel.length : 0));
  const drawn = board.draw();
  return Array.from({ length: height }, (_, i) => [
    ...(drawn[i] ?? row(" ".repeat(board.width))),
    ...row(" ".repeat(GAP)),
    ...fitted(panel[i] ?? [], width),
  ]);
}

/** The sides, and below them as many of the last moves as fit. @param {View} view @param {number} width @param {number} height @returns {Row[]} */
function panelRows(view, width, height) {
  const head = [
    ...wrapped(view.title, width).map((line) => row(line, "strong")),
    ...view.sides.flatMap((side) => sideRows(side, width, view.ascii)),
    ...(view.note ? wrapped(view.note, width).map((line) => row(line, "faint")) : []),
    [],
  ];
  return [...head, ...view.moves.slice(Math.min(0, head.length - height) || view.moves.length)];
}

/** The board above, the sides and the last moves below it, as far as there is room. @param {View} view @param {Size} size @param {number} room @returns {Row[]} */
function narrow(view, size, room) {
  if (view.help) return helpRows(view.help).slice(0, room);
  const sides = view.sides.map((side) => sideRow(side, size.columns, view.ascii));
  const least = view.board({ columns: size.columns, rows: Math.max(1, room - sides.length) });
  if (least.width > size.columns || least.height > room) {
    return wrapped(view.tooSmall, size.columns)
      .map((line) => row(line, "bad"))
      .slice(0, room);
  }
  const left = room - least.height;
  const extra =
    left >= sides.length + 1 ? [row(view.title, "strong"), ...sides] : left >= sides.length ? sides : [];
  const moves = view.moves.slice(-Math.max(0, Math.min(left - extra.length, 4)) || view.moves.length);
  return [...least.draw(), ...extra, ...(left > extra.length ? moves : [])];
}

/** A side and who plays it, in two rows if one is too narrow. @param {Side} side @param {number} width @param {boolean} ascii @returns {Row[]} */
function sideRows(side, width, ascii) {
  const first = sideRow(side, width, ascii);
  const complete = widthOf(first) === widthOf(sideRow(side, Number.POSITIVE_INFINITY, ascii));
  return complete ? [first] : [first, row(`${" ".repeat(2 + side.mark.length)} ${side.seat}`, "faint")];
}

/** @param {Side} side @param {number} width @param {boolean} ascii @returns {Row} */
function sideRow({ role, mark, name, seat, holds, turn }, width, ascii) {
  const dot = ascii ? ", " : " · ";
  /** @type {Row} */
  const whole = [
    { text: turn ? (ascii ? "> " : "▸ ") : "  ", role: "strong" },
    { text: mark, role },
    { text: ` ${name}`, role: turn ? "strong" : "plain" },
    { text: `${dot}${seat}${dot}${holds}`, role: "faint" },
  ];
  return widthOf(whole) <= width ? whole : [...whole.slice(0, 3), { text: `${dot}${holds}`, role: "faint" }];
}

/** @param {readonly Suggestion[]} help @returns {Row[]} */
const helpRows = (help) =>
  help.map(({ text, note, after = "" }) => [
    { text: text.padEnd(9), role: "strong" },
    { text: after.padEnd(6), role: "faint" },
    { text: note ?? "", role: "plain" },
  ]);

/** @param {View} view @param {number} width @param {number} listed @returns {{ rows: Row[], least: number, cursor: readonly [number, number] | undefined }} - `least` is how many rows it has when nothing is said. */
function footOf(view, width, listed) {
  /** @type {Row[]} */
  const said = view.said.flatMap(({ text, tone }) => wrapped(text, width).map((line) => row(line, tone)));
  const rows = [...said, ...wrapped(view.asks, width).map((line) => row(line, "strong"))];
  if (view.typed === undefined) {
    return { rows: [...rows, keysRow(view, width)], least: 2, cursor: undefined };
  }
  const room = Math.max(1, width - PROMPT.length - 1);
  const from = Math.max(0, view.typed.cursor - room);
  rows.push([
    { text: PROMPT, role: "strong" },
    { text: view.typed.text.slice(from, from + room), role: "plain" },
  ]);
  const cursor = /** @type {const} */ ([PROMPT.length + view.typed.cursor - from, rows.length - 1]);
  const list = suggestionRows(view.suggestions, view.picked, width, listed);
  // Always the same height, so that the board stays in place while the person types.
  while (list.length < listed) list.push([]);
  return { rows: [...rows, ...list, keysRow(view, width)], least: listed + 3, cursor };
}

/** As many of the keys as fit. @param {View} view @param {number} width @returns {Row} */
function keysRow({ keys }, width) {
  const parts = keys.split(/(?=,| · )/);
  while (parts.length > 1 && parts.join("").length > width) parts.pop();
  return row(parts.join(""), "faint");
}

/** Suggestions in rows; the picked one is always shown. @param {readonly Suggestion[]} all @param {number} picked @param {number} width @param {number} most @returns {Row[]} */
function suggestionRows(all, picked, width, most) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {import("../types.ts").Span[]} */
  let line = [];
  let pickedRow = 0;
  all.forEach(({ text, note }, i) => {
    const label = note !== undefined && all.length <= 3 ? `${text}: ${note}` : text;
    if (line.length > 0 && widthOf(line) + label.length + 2 > width) {
      rows.push(line);
      line = [];
    }
    if (i === picked) pickedRow = rows.length;
    line.push({ text: "  ", role: "plain" }, { text: label, role: i === picked ? "picked" : "faint" });
  });
  if (line.length > 0) rows.push(line);
  const first = Math.max(0, Math.min(pickedRow - most + 1, rows.length - most));
  return rows.slice(first, first + most);
}
