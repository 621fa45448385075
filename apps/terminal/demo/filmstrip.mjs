// Pictures of text side by side, as many as fit the terminal.

const GAP = 4;

/**
 * Columns to fill: those of the terminal, or 100 if there is none or it does not know its width, which some report as 0.
 *
 * @param {{ readonly columns?: number | undefined }} terminal
 */
export function widthOf({ columns = 0 }) {
  return columns > 0 ? columns : 100;
}

/**
 * Prints pictures in rows; call `end` after the last.
 *
 * @param {number} width - Columns of the terminal.
 */
export function filmstrip(width) {
  /** @type {string[][]} */
  let row = [];

  const end = () => {
    const height = Math.max(0, ...row.map((lines) => lines.length));
    for (let i = 0; i < height; i++) {
      console.log(
        row
          .map((lines) => (lines[i] ?? "").padEnd(longestOf(lines) + GAP))
          .join("")
          .trimEnd(),
      );
    }
    if (height > 0) console.log();
    row = [];
  };

  /** @param {string} caption @param {string} picture */
  const show = (caption, picture) => {
    const lines = [caption, ...picture.split("\n")];
    const taken = row.reduce((sum, earlier) => sum + longestOf(earlier) + GAP, 0);
    if (taken + longestOf(lines) > width) end();
    row.push(lines);
  };

  return { show, end };
}

/** @param {readonly string[]} lines */
const longestOf = (lines) => Math.max(...lines.map((line) => line.length));

/**
 * Prints short texts in columns, row by row.
 *
 * @param {readonly string[]} texts
 * @param {number} width
 */
export function columns(texts, width) {
  const cell = longestOf(texts) + 2;
  const perRow = Math.max(1, Math.floor(width / cell));
  for (let i = 0; i < texts.length; i += perRow) {
    console.log(
      texts
        .slice(i, i + perRow)
        .map((text) => text.padEnd(cell))
        .join("")
        .trimEnd(),
    );
  }
}
