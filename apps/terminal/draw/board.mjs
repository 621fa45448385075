// The board of a mill game as rows of characters, in the largest of several sizes that fits.

import { closedMills, formatMove, standingMills, variantOf } from "morabaraba";
import { spotOf, strokes } from "morabaraba/svg";
import { beginTurn, pointMark, shownPieces } from "morabaraba/turn";
import { canvas, put, rowsOf } from "./canvas.mjs";

/** @import { BoardStyle, Canvas, Marks, Painter, Role } from "../types.ts" */

/** Columns and rows from one point to the next, from large to small: a character is twice as high as wide. */
const SCALES = /** @type {const} */ ([
  [8, 4],
  [6, 3],
  [4, 2],
  [3, 1],
  [2, 1],
]);
/** Names on the points need more room between them. */
const NAMED = /** @type {const} */ ([[8, 4], [6, 3], [6, 2], ...SCALES.slice(2)]);

/** The lines, and in mills heavy ones; then points: empty, left by the last move, crossed by it, playable. */
const SHAPES = {
  fine: { lines: "─│╲╱", mills: "━┃╲╱", point: "•", left: "◦", way: "·", gone: "×", open: "○" },
  ascii: { lines: "-|\\/", mills: "=H\\/", point: ".", left: ":", way: ":", gone: "x", open: "o" },
};

/**
 * @param {import("morabaraba").Game} game
 * @param {Marks} marks
 * @param {BoardStyle} style
 * @returns {Painter}
 */
export function boardPainter(game, marks, style) {
  const { board } = variantOf(game);
  const places = new Map(board.points.map((point) => [point, spotOf(game, point)]));
  const [across, down] = [0, 1].map((part) =>
    Math.max(...[...places.values()].map((place) => Number(place[part]))),
  );
  const scales = isNamed(board, style.notation) ? NAMED : SCALES;
  return ({ columns, rows }) => {
    const sizes = scales.map(([x, y]) => ({
      x,
      y,
      // The ranks stand at the left and the files below, on the ground as the lines are.
      width: Math.round(Number(across) * x) + 8,
      height: Math.round(Number(down) * y) + 3,
    }));
    const size = sizes.find(({ width, height }) => width <= columns && height <= rows) ?? sizes.at(-1);
    if (size === undefined) throw new Error("There is a smallest size.");
    const { x, y, width, height } = size;
    /** @param {string} point @returns {readonly [number, number]} */
    const at = (point) => {
      const [right, low] = places.get(point) ?? [0, 0];
      return [4 + Math.round(right * x), 1 + Math.round(low * y)];
    };
    const draw = () => {
      const on = canvas(width, height, "ground");
      if (board.at === undefined) nameFiles(on, board.points, at);
      drawLines(on, game, marks, style, at);
      drawPoints(on, game, marks, style, at, x);
      return rowsOf(on);
    };
    return { width, height, draw };
  };
}

/** @typedef {(point: string) => readonly [x: number, y: number]} At */

/** Ranks at the left, files below. @param {Canvas} on @param {readonly string[]} points @param {At} at */
function nameFiles(on, points, at) {
  for (const point of points) {
    const [x, y] = at(point);
    put(on, 1, y, point.slice(1), "name");
    put(on, x, on.height - 1, point.slice(0, 1), "name");
  }
}

/** @param {Canvas} on @param {import("morabaraba").Game} game @param {Marks} marks @param {BoardStyle} style @param {At} at */
function drawLines(on, game, { last, turn }, { ascii }, at) {
  const shapes = ascii ? SHAPES.ascii : SHAPES.fine;
  for (const { from, to } of strokes(game)) stroke(on, at(from), at(to), shapes.lines, "line");
  const step = stepOf(turn);
  for (const [a, b, c] of step ? closedMills(game, step) : standingMills(game)) {
    stroke(on, at(a), at(b), shapes.mills, "mill");
    stroke(on, at(b), at(c), shapes.mills, "mill");
  }
  const move = step ?? last?.move;
  if (move?.from === undefined) return;
  const dots = shapes.way.repeat(4);
  // A flight would cross other lines: only a step leaves dots.
  const near = strokes(game).some(
    ({ from, to }) => between(at(from), at(to), at(move.from)) && between(at(from), at(to), at(move.to)),
  );
  if (near) stroke(on, at(move.from), at(move.to), dots, "mark");
}

/** Whether a place is on the line between two others. @param {readonly [number, number]} a @param {readonly [number, number]} b @param {readonly [number, number]} place */
const between = ([ax, ay], [bx, by], [x, y]) =>
  Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) < 1 &&
  x >= Math.min(ax, bx) &&
  x <= Math.max(ax, bx) &&
  y >= Math.min(ay, by) &&
  y <= Math.max(ay, by);

/** The step that awaits its shot. @param {Marks["turn"]} turn */
function stepOf(turn) {
  const { from, to } = turn?.pending ?? {};
  return to === undefined ? undefined : { from, to };
}

/** @typedef {readonly [x: number, y: number]} Spot */

/** How far a place is from the middle of the drawing, in columns. @param {Canvas} on @param {Spot} spot */
const distance = ({ width, height }, [x, y]) => Math.abs(x - width / 2) + 2 * Math.abs(y - height / 2);

/** @param {Canvas} on @param {Spot} a @param {Spot} b @param {string} shapes @param {Role} role */
function stroke(on, a, b, shapes, role) {
  // From the outer end inwards, so that rounding looks the same in all four corners.
  const outer = [a, b].sort((one, other) => distance(on, other) - distance(on, one));
  const [[x0, y0], [x1, y1]] = /** @type {[Spot, Spot]} */ (outer);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const shape = shapes[dy === 0 ? 0 : dx === 0 ? 1 : dx > 0 === dy > 0 ? 2 : 3] ?? " ";
  const count = dy === 0 ? Math.abs(dx) : Math.abs(dy);
  for (let i = 1; i < count; i++) {
    const [right, low] = [dx, dy].map((part) => Math.sign(part) * Math.round((Math.abs(part) * i) / count));
    put(on, x0 + Number(right), y0 + Number(low), shape, role);
  }
}

/** Whether the names are not files and ranks, so that they must stand on the points. @param {import("morabaraba").Board} board @param {import("../types.ts").Notation} notation */
const isNamed = ({ points, at }, notation) =>
  at !== undefined || (notation === "mssa" && points.length === 24);

/** @param {Canvas} on @param {import("morabaraba").Game} game @param {Marks} marks @param {BoardStyle} style @param {At} at @param {number} across */
function drawPoints(on, game, { last, turn, points = [] }, { ascii, notation }, at, across) {
  const shapes = ascii ? SHAPES.ascii : SHAPES.fine;
  const state = turn ?? beginTurn(game);
  const cows = shownPieces(state);
  const step = stepOf(turn);
  const move = step ?? last?.move;
  const { board } = variantOf(game);
  const named = isNamed(board, notation);
  for (const point of board.points) {
    const [x, y] = at(point);
    const cow = cows.get(point);
    const isTarget = pointMark(state, point) === "target";
    const name =
      named && across >= 6 ? formatMove(game, { to: point }, { notation: board.at ? "wmd" : notation }) : "";
    if (cow !== undefined) {
      const letter = name || (cow === "light" ? "L" : "D");
      const wide = across >= 3;
      const [open, close] = isTarget
        ? [shapes.gone, shapes.gone]
        : point === move?.to
          ? [">", "<"]
          : cow === "light"
            ? ["(", ")"]
            : ["[", "]"];
      const left = x - 1 - Math.floor((letter.length - 1) / 2);
      if (wide) {
        const edge = isTarget ? "target" : point === move?.to ? "last" : cow;
        put(on, left, y, open, edge);
        put(on, left + 1, y, letter, cow);
        put(on, left + 1 + letter.length, y, close, edge);
      } else put(on, x, y, letter, isTarget ? "target" : cow);
    } else if (points.includes(point)) {
      put(on, x, y, shapes.open, "mark");
    } else if (last?.move?.shots?.includes(point) && !step) {
      put(on, x, y, shapes.gone, "mark");
    } else if (name) {
      put(on, x - Math.floor((name.length - 1) / 2), y, name, point === move?.from ? "mark" : "point");
    } else {
      const left = point === move?.from;
      put(on, x, y, left ? shapes.left : shapes.point, left ? "mark" : "point");
    }
  }
}
