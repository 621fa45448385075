// The screen of a terminal, drawn over in place: only the lines that changed are written, so nothing flickers, and on leaving
// everything is as it was before.

/** @typedef {{ columns?: number, rows?: number, write(text: string): unknown }} Output */

// The other screen of the terminal, without line wrap; then back. Terminals that can, show each frame at once.
const ENTER = "\x1b[?1049h\x1b[?7l\x1b[2J\x1b[?25l";
const LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";
const BEGIN = "\x1b[?2026h\x1b[?25l";
const END = "\x1b[?2026l";

/** @param {Output} output */
export function openScreen(output) {
  /** @type {readonly string[]} */
  let shown = [];
  let open = false;

  const enter = () => {
    shown = [];
    open = true;
    output.write(ENTER);
  };
  const leave = () => {
    if (open) output.write(LEAVE);
    open = false;
  };
  /** Everything must be drawn again, as after a change of size. */
  const forget = () => {
    shown = [];
    if (open) output.write("\x1b[2J");
  };
  /** @param {readonly string[]} lines @param {readonly [x: number, y: number]} [cursor] */
  const draw = (lines, cursor) => {
    if (!open) return;
    const changed = lines
      // Erased before it is written: after a line as wide as the terminal, erasing would take its last character.
      .map((line, y) => (line === shown[y] ? "" : `\x1b[${y + 1};1H\x1b[K${line}`))
      .concat(shown.slice(lines.length).map((_, i) => `\x1b[${lines.length + i + 1};1H\x1b[K`))
      .join("");
    const at = cursor ? `\x1b[${cursor[1] + 1};${cursor[0] + 1}H\x1b[?25h` : "";
    output.write(BEGIN + changed + at + END);
    shown = lines;
  };
  enter();
  return { draw, forget, enter, leave };
}

/** How large a terminal is; 80 by 24 where it does not say. @param {Output} output */
export const sizeOf = ({ columns = 0, rows = 0 }) => ({ columns: columns || 80, rows: rows || 24 });

/**
 * How a program may speak to an output: with colours and all over the screen, or line by line, as to a pipe, a file, a terminal
 * without width or one that cannot move its cursor.
 *
 * @param {{ isTTY?: boolean, columns?: number, getColorDepth?: (env?: object) => number }} output
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function abilitiesOf(output, env) {
  const terminal = output.isTTY === true && env["TERM"] !== "dumb" && env["TERM"] !== "";
  const sized = (output.columns ?? 0) > 0;
  const colourless = env["NO_COLOR"] !== undefined && env["NO_COLOR"] !== "";
  const depth = colourless ? 1 : (output.getColorDepth?.(env) ?? 1);
  return { terminal: terminal && sized, depth };
}
