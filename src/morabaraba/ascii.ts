/** A game as a drawing in plain text, for terminals, logs and documents. */
import { type Board, neighbourPairs, whereToDraw } from "./data/board.ts";
import type { Game } from "./data/state.ts";
import { readPresent } from "./reading.ts";
import { cowsOn } from "./view.ts";

/** Characters from one file or rank to the next. */
const ACROSS = 4;
const DOWN = 2;

/**
 * The board as text with its lines, its ranks at the left and its files below: `L` and `D` for cows, `.` for empty points.
 *
 * @example
 * ```ts
 * import { ascii, parsePosition } from "morabaraba";
 *
 * const text = ascii(parsePosition("LL5D/7D/8 l 10,10 - 0 4"));
 * text.split("\n")[0]; // => "7  L-----------L-----------."
 * ```
 */
export function ascii(game: Game): string {
  const reading = readPresent(game);
  const { board } = reading.engine.variant;
  const cows = cowsOn(reading);
  const places = new Map(board.points.map((point) => [point, whereToDraw(board, point)]));
  const [left, right] = range([...places.values()].map(([x]) => x));
  const [bottom, top] = range([...places.values()].map(([, y]) => y));
  const cell = ([x, y]: readonly [number, number]): Cell => [
    Math.round((x - left) * ACROSS),
    Math.round((top - y) * DOWN),
  ];
  const rows = Array.from({ length: Math.round((top - bottom) * DOWN) + 1 }, () =>
    Array.from({ length: Math.round((right - left) * ACROSS) + 1 }, () => " "),
  );
  const put = ([column, row]: Cell, character: string): void => {
    (rows[row] as string[])[column] = character;
  };
  for (const [a, b] of neighbourPairs(board)) {
    for (const [at, character] of between(cell(placeOf(places, a)), cell(placeOf(places, b))))
      put(at, character);
  }
  for (const [point, place] of places) put(cell(place), letter(cows.get(point)));
  return board.at === undefined ? labelled(board, rows, left, top).join("\n") : rows.map(join).join("\n");
}

type Cell = readonly [column: number, row: number];

const range = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
const placeOf = (
  places: ReadonlyMap<string, readonly [number, number]>,
  point: string,
): readonly [number, number] => places.get(point) as readonly [number, number];
const letter = (player: string | undefined): string =>
  player === undefined ? "." : player === "light" ? "L" : "D";
const join = (row: readonly string[]): string => row.join("").trimEnd();

/** The cells of a line strictly between its ends, with the character for its direction. */
function between([x0, y0]: Cell, [x1, y1]: Cell): [Cell, string][] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const character = dy === 0 ? "-" : dx === 0 ? "|" : dx > 0 === dy > 0 ? "\\" : "/";
  // A slanted line gets one character a row, a level one a character a column.
  const count = dy === 0 ? Math.abs(dx) : Math.abs(dy);
  return Array.from({ length: Math.max(count - 1, 0) }, (_, i) => {
    const part = (i + 1) / count;
    return [[Math.round(x0 + dx * part), Math.round(y0 + dy * part)], character];
  });
}

/** With ranks before the rows and files below, as the names of the points have them. */
function labelled(board: Board, rows: readonly string[][], left: number, top: number): string[] {
  const ranks = new Set(board.points.map((point) => whereToDraw(board, point)[1]));
  const files = new Map(board.points.map((point) => [whereToDraw(board, point)[0], point[0] as string]));
  const body = rows.map((row, i) => {
    const rank = top - i / DOWN;
    return join([(ranks.has(rank) ? String(rank) : "").padEnd(3), ...row]);
  });
  const below = Array.from(rows[0] as string[], (_, column) => files.get(left + column / ACROSS) ?? " ");
  return [...body, join(["   ", ...below])];
}
