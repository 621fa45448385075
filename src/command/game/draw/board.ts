/* Draws the board of a mill game as rows of characters, in the largest size that fits. */
import {
  type Board,
  closedMills,
  formatMove,
  type Game,
  type Move,
  type MoveLike,
  standingMills,
  variantOf,
} from "../../../index.ts";
import { spotOf, strokes } from "../../../svg.ts";
import { beginTurn, pointMark, shownPieces, type TurnState } from "../../../turn.ts";
import { type Canvas, canvas, type Marks, type Painter, put, type Role, rowsOf } from "./canvas.ts";

/** Columns and rows between points, from large to small. A character is twice as high as wide. */
const SCALES = [
  [8, 4],
  [6, 3],
  [4, 2],
  [3, 1],
  [2, 1],
] as const;
/** Names on the points need more columns. */
const NAMED = [[8, 4], [6, 3], [6, 2], ...SCALES.slice(2)] as const;

/** Lines, heavy ones in mills; then points: empty, left by the last move, crossed by it, shot, playable. */
const SHAPES = { lines: "─│╲╱", mills: "━┃╲╱", point: "•", left: "◦", way: "·", gone: "×", open: "○" };

interface Drawing extends Marks {
  readonly game: Game;
  readonly turn: TurnState | null;
  /** The step that still needs a shot, or the last move. */
  readonly move: MoveLike | undefined;
  /** The notation of names on the points; undefined if files and ranks at the edge are enough. */
  readonly names: "wmd" | "mssa" | undefined;
}
type Place = readonly [x: number, y: number];
type At = (point: string) => Place;

export function boardPainter(
  game: Game,
  { last, points }: Marks,
  turn: TurnState | null,
  notation: "wmd" | "mssa",
): Painter {
  const { board } = variantOf(game);
  const { from, to } = turn?.pending ?? {};
  const move = to === undefined ? (last?.move as Move | undefined) : { from, to };
  const names = board.at ? "wmd" : notation === "mssa" ? "mssa" : undefined;
  const drawing: Drawing = { game, turn, last: turn ? undefined : last, points, move, names };
  const places = new Map(board.points.map((point) => [point, spotOf(game, point)]));
  const [across, down] = [0, 1].map((part) =>
    Math.max(...[...places.values()].map((place) => place[part] as number)),
  ) as [number, number];
  return ({ columns, rows }) => {
    // Ranks are at the left and files below, on the same ground as the lines.
    const sizes = (names ? NAMED : SCALES).map(([x, y]) => ({
      ...{ x, y, width: Math.round(across * x) + 8, height: Math.round(down * y) + 3 },
    }));
    const fitting = sizes.find(({ width, height }) => width <= columns && height <= rows) ?? sizes.at(-1);
    const { x, y, width, height } = fitting as (typeof sizes)[number];
    const at: At = (point) => {
      const [right, low] = places.get(point) as Place;
      return [4 + Math.round(right * x), 1 + Math.round(low * y)];
    };
    const draw = () => {
      const on = canvas(width, height);
      if (board.at === undefined) nameFiles(on, board, at);
      drawLines(on, drawing, at);
      for (const point of board.points) drawPoint(on, drawing, point, at(point), x);
      return rowsOf(on);
    };
    return { width, height, draw };
  };
}

/** Ranks at the left, files below. */
function nameFiles(on: Canvas, { points }: Board, at: At): void {
  for (const point of points) {
    const [x, y] = at(point);
    put(on, 1, y, point.slice(1), "name");
    put(on, x, on.height - 1, point.slice(0, 1), "name");
  }
}

function drawLines(on: Canvas, { game, turn, move }: Drawing, at: At): void {
  const lines = strokes(game).map(({ from, to }) => [at(from), at(to)] as const);
  for (const [a, b] of lines) stroke(on, a, b, SHAPES.lines, "line");
  for (const [a, b, c] of turn && move ? closedMills(game, move) : standingMills(game))
    for (const [from, to] of [
      [a, b],
      [b, c],
    ] as const)
      stroke(on, at(from), at(to), SHAPES.mills, "mill");
  if (move?.from === undefined) return;
  const [from, to] = [at(move.from), at(move.to)];
  // Only steps leave dots: those of a flight would cross other lines.
  if (lines.some(([a, b]) => isBetween(a, b, from) && isBetween(a, b, to)))
    stroke(on, from, to, SHAPES.way.repeat(4), "mark");
}

/** Whether a place is on the line between two others. */
const isBetween = ([ax, ay]: Place, [bx, by]: Place, [x, y]: Place): boolean =>
  Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) < 1 &&
  x >= Math.min(ax, bx) &&
  x <= Math.max(ax, bx) &&
  y >= Math.min(ay, by) &&
  y <= Math.max(ay, by);

function stroke(on: Canvas, a: Place, b: Place, shapes: string, role: Role): void {
  /** The distance of a place from the middle of the drawing, in columns. */
  const distance = ([x, y]: Place): number => Math.abs(x - on.width / 2) + 2 * Math.abs(y - on.height / 2);
  // Drawn from the outer end inwards, so that all four corners look the same after rounding.
  const [[x0, y0], [x1, y1]] = distance(a) >= distance(b) ? [a, b] : [b, a];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const shape = shapes[dy === 0 ? 0 : dx === 0 ? 1 : dx > 0 === dy > 0 ? 2 : 3] as string;
  const count = dy === 0 ? Math.abs(dx) : Math.abs(dy);
  const part = (whole: number, i: number): number =>
    Math.sign(whole) * Math.round((Math.abs(whole) * i) / count);
  for (let i = 1; i < count; i++) put(on, x0 + part(dx, i), y0 + part(dy, i), shape, role);
}

function drawPoint(on: Canvas, drawing: Drawing, point: string, [x, y]: Place, across: number): void {
  const { game, turn, last, move, points, names } = drawing;
  const state = turn ?? beginTurn(game);
  const name = names && across >= 6 ? formatMove(game, { to: point }, { notation: names }) : "";
  const owner = shownPieces(state).get(point);
  if (owner !== undefined) {
    const isTarget = turn !== null && pointMark(state, point) === "target";
    const edge = isTarget ? "target" : point === move?.to ? "last" : owner;
    const letter = name || (owner === "light" ? "L" : "D");
    if (across < 3) {
      put(on, x, y, letter, isTarget ? "target" : owner);
      return;
    }
    const [open, close] = { target: "××", last: "><", light: "()", dark: "[]" }[edge];
    const left = x - 1 - Math.floor((letter.length - 1) / 2);
    put(on, left, y, open as string, edge);
    put(on, left + 1, y, letter, owner);
    put(on, left + 1 + letter.length, y, close as string, edge);
    return;
  }
  const isLeft = point === move?.from;
  const wasShot = (last?.move as MoveLike | undefined)?.shots?.includes(point);
  if (points.includes(point)) put(on, x, y, SHAPES.open, "mark");
  else if (wasShot) put(on, x, y, SHAPES.gone, "mark");
  else if (name) put(on, x - Math.floor((name.length - 1) / 2), y, name, isLeft ? "mark" : "point");
  else put(on, x, y, isLeft ? SHAPES.left : SHAPES.point, isLeft ? "mark" : "point");
}
