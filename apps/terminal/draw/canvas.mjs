// A rectangle of characters to draw on, and helpers for rows of text.

/** @import { Canvas, Role, Row, Span } from "../types.ts" */

/** @param {number} width @param {number} height @param {Role} role @returns {Canvas} */
export function canvas(width, height, role) {
  const cells = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => ({ text: " ", role })),
  );
  return { width, height, cells };
}

/** Writes text from a place to the right and drops what does not fit. @param {Canvas} on @param {number} x @param {number} y @param {string} text @param {Role} role */
export function put(on, x, y, text, role) {
  [...text].forEach((character, i) => {
    const cell = on.cells[y]?.[x + i];
    if (cell) Object.assign(cell, { text: character, role });
  });
}

/** @param {Canvas} on @returns {Row[]} */
export const rowsOf = (on) => on.cells.map(joined);

/** Joins neighbours that have the same role. @param {Row} row @returns {Row} */
function joined(row) {
  /** @type {Span[]} */
  const spans = [];
  for (const { text, role } of row) {
    const last = spans.at(-1);
    if (last?.role === role) spans[spans.length - 1] = { text: last.text + text, role };
    else spans.push({ text, role });
  }
  return spans;
}

/** @param {Row} row */
export const widthOf = (row) => row.reduce((sum, { text }) => sum + [...text].length, 0);

/** A row of exactly this width, cut off or filled with blanks. @param {Row} row @param {number} width @returns {Row} */
export function fitted(row, width) {
  /** @type {Span[]} */
  const spans = [];
  let left = width;
  for (const { text, role } of row) {
    const part = [...text].slice(0, left).join("");
    left -= [...part].length;
    if (part !== "") spans.push({ text: part, role });
  }
  return left > 0 ? [...spans, { text: " ".repeat(left), role: "plain" }] : spans;
}

/** Text in lines of at most `width` characters, broken at blanks if there are any. @param {string} text @param {number} width */
export function wrapped(text, width) {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    let rest = word;
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + 1 + rest.length <= width) {
      lines[lines.length - 1] = `${line} ${rest}`;
      continue;
    }
    if (line !== "") lines.push("");
    for (; rest.length > width; rest = rest.slice(width)) lines.splice(-1, 1, rest.slice(0, width), "");
    lines[lines.length - 1] = rest;
  }
  return lines;
}

/** @param {string} text @param {Role} [role] @returns {Row} */
export const row = (text, role = "plain") => [{ text, role }];

/** @param {Row} line */
export const plainText = (line) => line.map(({ text }) => text).join("");
