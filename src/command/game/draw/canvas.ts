/* Rows of text with roles, a rectangle of characters to draw on, and functions that fit text to a width. */

/** What a piece of text shows; `colors.ts` has its look. */
export type Role =
  | ("plain" | "strong" | "faint" | "bad" | "good" | "picked")
  | ("ground" | "name" | "line" | "mill" | "point" | "mark" | "light" | "dark" | "last" | "target")
  | ("pit" | "seeds" | "edge");

export interface Span {
  readonly text: string;
  readonly role: Role;
}
/** One line of the screen. */
export type Row = readonly Span[];

export interface Size {
  readonly columns: number;
  readonly rows: number;
}
/** A drawing whose size is known before it is drawn. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  draw(): readonly Row[];
}
/** Chooses the largest picture that fits, or the smallest there is. */
export type Painter = (room: Size) => Picture;

/** What a board marks besides the position. */
export interface Marks {
  /** The last move, with the game before it. */
  readonly last?: { readonly before: unknown; readonly move: unknown } | undefined;
  /** Where the person could play, or what a hint names. */
  readonly points: readonly string[];
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly cells: Span[][];
}

export const canvas = (width: number, height: number): Canvas => ({
  width,
  height,
  cells: Array.from({ length: height }, () => Array<Span>(width).fill({ text: " ", role: "ground" })),
});

/** Writes text from left to right, beginning at a place; drops characters outside the canvas. */
export function put({ cells }: Canvas, x: number, y: number, text: string, role: Role): void {
  [...text].forEach((character, i) => {
    const row = cells[y];
    if (row?.[x + i]) row[x + i] = { text: character, role };
  });
}

/** The rows of a canvas, with neighbours of the same role joined. */
export const rowsOf = ({ cells }: Canvas): readonly Row[] =>
  cells.map((row) => {
    const spans: Span[] = [];
    for (const { text, role } of row) {
      const last = spans.at(-1);
      if (last?.role === role) spans[spans.length - 1] = { text: last.text + text, role };
      else spans.push({ text, role });
    }
    return spans;
  });

export const row = (text: string, role: Role = "plain"): Row => [{ text, role }];
export const widthOf = (line: Row): number => line.reduce((sum, { text }) => sum + [...text].length, 0);

/** Cuts a row off at a width, or fills it with blanks. */
export function fitted(line: Row, width: number): Row {
  const spans: Span[] = [];
  let left = width;
  for (const { text, role } of line) {
    const part = [...text].slice(0, left).join("");
    left -= [...part].length;
    if (part !== "") spans.push({ text: part, role });
  }
  return left > 0 ? [...spans, { text: " ".repeat(left), role: "plain" }] : spans;
}

/** Breaks text into lines of at most `width` characters, at blanks if there are any. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines = [""];
  for (const word of text.trimEnd().split(" ")) {
    const line = lines.at(-1) as string;
    if (lines.length === 1 && line === "" && word === "") continue;
    if (line !== "" && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
      continue;
    }
    if (line !== "") lines.push("");
    let rest = word;
    for (; rest.length > width; rest = rest.slice(width)) lines.splice(-1, 1, rest.slice(0, width), "");
    lines[lines.length - 1] = rest;
  }
  return lines;
}
