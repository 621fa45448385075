// A list of moves, one for each row: its number, its side, and how it is written.

/** @import { Role, Row } from "../types.ts" */

/** How a side looks in a list: a cow of its own, or an arrow from its row of houses. @type {Readonly<Record<string, { readonly mark: string, readonly role: Role }>>} */
export const marks = {
  light: { mark: "(L)", role: "light" },
  dark: { mark: "[D]", role: "dark" },
  south: { mark: " v ", role: "seeds" },
  north: { mark: " ^ ", role: "seeds" },
};

/**
 * @param {number} ply - Its number, from 1 on.
 * @param {string} side
 * @param {readonly string[]} texts - The move in every notation of its game.
 * @returns {Row}
 */
export function moveRow(ply, side, [first = "", second = ""]) {
  const { mark, role } = marks[side] ?? { mark: "", role: "plain" };
  return [
    { text: `${String(ply).padStart(3)}. `, role: "faint" },
    { text: mark, role },
    { text: ` ${first.padEnd(9)}`, role: "plain" },
    { text: second === "" ? "" : ` ${second}`, role: "faint" },
  ];
}
