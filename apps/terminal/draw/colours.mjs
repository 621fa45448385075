// What each role looks like on a terminal: in 16 million colours, 256, 16, or none. The board has its own ground, so that it
// looks the same on a light and on a dark terminal; everything beside it is in the terminal's own colours.

/** @import { Role, Row } from "../types.ts" */

/** @typedef {{ fg?: number, bg?: number, sixteen?: string, bold?: boolean, faint?: boolean, reverse?: boolean }} Look */

const EARTH = 0x9c4526;
const LINE = 0x2a0e04;
const LIGHT = 0xfff1dc;
const DARK = 0x1a0f0a;
const MARK = 0xffe680;
const MILL = 0xffc65c;
const PIT = 0x5e2612;

/** `sixteen` replaces the colours on a terminal that has only sixteen. @type {Readonly<Record<Role, Look>>} */
const looks = {
  plain: {},
  strong: { bold: true },
  faint: { faint: true },
  bad: { sixteen: "31", bold: true },
  good: { sixteen: "32", bold: true },
  picked: { reverse: true },
  ground: { fg: LINE, bg: EARTH, sixteen: "30;41" },
  name: { fg: LIGHT, bg: EARTH, sixteen: "37;41" },
  line: { fg: LINE, bg: EARTH, sixteen: "30;41" },
  mill: { fg: MILL, bg: EARTH, sixteen: "93;41", bold: true },
  point: { fg: LINE, bg: EARTH, sixteen: "30;41", bold: true },
  mark: { fg: MARK, bg: EARTH, sixteen: "93;41", bold: true },
  light: { fg: DARK, bg: LIGHT, sixteen: "30;107", bold: true },
  dark: { fg: LIGHT, bg: DARK, sixteen: "97;40", bold: true },
  last: { fg: DARK, bg: MARK, sixteen: "30;103", bold: true },
  target: { fg: LIGHT, bg: 0xc1121f, sixteen: "97;45", bold: true },
  pit: { fg: LIGHT, bg: PIT, sixteen: "97;40" },
  // Visible only without colours.
  edge: { fg: EARTH, bg: EARTH, sixteen: "31;41" },
  seeds: { fg: MILL, bg: PIT, sixteen: "93;40", bold: true },
};

const RESET = "\x1b[0m";

/**
 * Turns rows into text for the terminal, in as many colours as it has.
 *
 * @param {number} depth - Bits of colour: 1 for none, 4, 8 or 24, as `getColorDepth` of a terminal says.
 */
export function painterFor(depth) {
  /** @type {Map<Role, string>} */
  const codes = new Map(
    Object.entries(looks).map(([role, look]) => [/** @type {Role} */ (role), codeOf(look, depth)]),
  );
  /** @param {Row} row */
  return (row) =>
    row
      .map(({ text, role }) => {
        const code = codes.get(role);
        return code ? `\x1b[${code}m${harmless(text)}${RESET}` : harmless(text);
      })
      .join("");
}

/** Text without the characters that steer a terminal, hide others or reorder a line. @param {string} text */
export const harmless = (text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "?");

/** @param {Look} look @param {number} depth */
function codeOf({ fg, bg, sixteen, bold, faint, reverse }, depth) {
  const parts = [bold && "1", faint && "2", reverse && "7"];
  if (depth >= 8 && fg !== undefined) parts.push(`38;${colour(fg, depth)}`);
  if (depth >= 8 && bg !== undefined) parts.push(`48;${colour(bg, depth)}`);
  if (depth > 1 && (depth < 8 || fg === undefined)) parts.push(sixteen);
  return parts.filter(Boolean).join(";");
}

/** @param {number} rgb @param {number} depth */
function colour(rgb, depth) {
  const parts = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  if (depth >= 24) return `2;${parts.join(";")}`;
  // The cube of 256 colours has six steps a part: 0, 95, 135 and so on in forties.
  const [r, g, b] = parts.map((part) => (part < 48 ? 0 : part < 115 ? 1 : Math.round((part - 55) / 40)));
  return `5;${16 + 36 * Number(r) + 6 * Number(g) + Number(b)}`;
}
