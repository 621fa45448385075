// Pictures of text side by side, as many as the terminal is wide.

const GAP = 4;

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
          .map((lines) => (lines[i] ?? "").padEnd(widthOf(lines) + GAP))
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
    const taken = row.reduce((sum, earlier) => sum + widthOf(earlier) + GAP, 0);
    if (taken + widthOf(lines) > width) end();
    row.push(lines);
  };

  return { show, end };
}

/** @param {readonly string[]} lines */
const widthOf = (lines) => Math.max(...lines.map((line) => line.length));

/**
 * Prints short texts in columns, row by row.
 *
 * @param {readonly string[]} texts
 * @param {number} width
 */
export function columns(texts, width) {
  const cell = widthOf(texts) + 2;
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
