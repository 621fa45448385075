/* Draws a game in plain text, for terminals, logs and documents. */

import { neighborPairs } from "./data/board.ts";
import { type Spot, spotsOf } from "./data/drawing.ts";
import type { Game } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import { pointsIn } from "./engine/compile.ts";
import { cowsOn } from "./queries.ts";
import { readGame } from "./read.ts";

/** Characters from one file or rank to the next. */
const ACROSS = 4;
const DOWN = 2;

/**
 * Draws the board as text. Ranks are on the left, files below; `L` and `D` are cows, `x` dead ones, `.`
 * empty points.
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
  const state = readGame(game);
  const { board } = state.ruleset.variant;
  const cows = cowsOn(state);
  const dead = pointsIn(state.ruleset, state.position.dead);
  const spots = spotsOf(board);
  const cells = new Map(
    Array.from(spots, ([point, [x, y]]): [Point, Cell] => [point, [x * ACROSS, y * DOWN]]),
  );
  const cellOf = (point: Point): Cell => cells.get(point) as Cell;
  const [width, height] = [0, 1].map(
    (part) => 1 + Math.max(...Array.from(cells.values(), (cell) => cell[part] as number)),
  );
  const rows = Array.from({ length: height as number }, () => Array<string>(width as number).fill(" "));
  const put = ([column, row]: Cell, character: string): void => {
    (rows[row] as string[])[column] = character;
  };
  for (const [a, b] of neighborPairs(board)) {
    for (const [at, character] of between(cellOf(a), cellOf(b))) put(at, character);
  }
  for (const [point, cell] of cells) put(cell, dead.includes(point) ? "x" : letter(cows.get(point)));
  return (board.at === undefined ? labeled(rows, spots) : rows)
    .map((row) => row.join("").trimEnd())
    .join("\n");
}

type Cell = readonly [column: number, row: number];

const letter = (player: string | undefined): string =>
  player === undefined ? "." : player === "light" ? "L" : "D";

/** The cells strictly between two cells, each with the character for the line's direction. */
function between([x0, y0]: Cell, [x1, y1]: Cell): [Cell, string][] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const character = dy === 0 ? "-" : dx === 0 ? "|" : dx > 0 === dy > 0 ? "\\" : "/";
  // A horizontal line has a character in each column, any other line has one in each row.
  const count = dy === 0 ? Math.abs(dx) : Math.abs(dy);
  return Array.from({ length: Math.max(count - 1, 0) }, (_, i) => {
    const part = (i + 1) / count;
    return [[Math.round(x0 + dx * part), Math.round(y0 + dy * part)], character];
  });
}

/** Adds the names of ranks to the left of the rows and the names of files below, as in the points' names. */
function labeled(rows: readonly string[][], spots: ReadonlyMap<Point, Spot>): string[][] {
  const ranks = new Map(Array.from(spots, ([point, [, y]]) => [y * DOWN, point.slice(1)]));
  const files = new Map(Array.from(spots, ([point, [x]]) => [x * ACROSS, point.slice(0, 1)]));
  const below = Array.from(rows[0] as string[], (_, column) => files.get(column) ?? " ");
  return [...rows.map((row, i) => [(ranks.get(i) ?? "").padEnd(3), ...row]), ["   ", ...below]];
}
