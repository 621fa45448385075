/**
 * A board is a list of points and a list of lines; which points are neighbours follows from them. Here are the type,
 * its checks, and the three boards the built-in variants are played on. What the engine makes of a board is in
 * `compile.ts`, which moves leave it alike in `symmetry.ts`.
 */
import type { Fault } from "../errors.ts";
import { type Check, isRecord, list, record, show, text, whole } from "../schema.ts";
import type { Point } from "./terms.ts";

/** Where cows can stand and what makes a mill. */
export interface Board {
  /** 3 to 31 points, ring after ring; this is the order of `Game.board` and of the legal moves. */
  readonly points: readonly Point[];
  /** How many points each ring holds, outermost first, as the position string divides them: `[8, 8, 8]`. */
  readonly rings: readonly number[];
  /** The triples that make a mill, 1 to 200; consecutive points of a line are neighbours. */
  readonly lines: readonly (readonly [Point, Point, Point])[];
  /** Neighbours on no line of three, 0 to 200. */
  readonly links: readonly (readonly [Point, Point])[];
  /** Where to draw each point, x to the right and y upwards, each 0 to 99; without it, file and rank of its name. */
  readonly at?: Readonly<Record<Point, readonly [x: number, y: number]>>;
}

const triples = (lines: string): [Point, Point, Point][] =>
  lines.split(", ").map((line) => line.split(" ") as [Point, Point, Point]);

/** GAR's order: exterior, principle and restricted ring, each clockwise from its top left corner. */
const threeRings: string[] =
  /* @__PURE__ */ "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4".split(" ");

const straightLines: [Point, Point, Point][] = /* @__PURE__ */ triples(
  "a7 d7 g7, g7 g4 g1, g1 d1 a1, a1 a4 a7, b6 d6 f6, f6 f4 f2, f2 d2 b2, b2 b4 b6, " +
    "c5 d5 e5, e5 e4 e3, e3 d3 c3, c3 c4 c5, d7 d6 d5, g4 f4 e4, d1 d2 d3, a4 b4 c4",
);

/** 24 points and 20 lines: the Morabaraba board, with mills on its diagonals. GAR; WP-en. */
export const diagonalBoard: Board = {
  points: threeRings,
  rings: [8, 8, 8],
  lines: /* @__PURE__ */ straightLines.concat(
    /* @__PURE__ */ triples("a7 b6 c5, g7 f6 e5, g1 f2 e3, a1 b2 c3"),
  ),
  links: [],
};

/** 24 points and 16 lines, no diagonals: nine men's morris (WMD), and the Sesotho board of this library. */
export const straightBoard: Board = { points: threeRings, rings: [8, 8, 8], lines: straightLines, links: [] };

/** 25 points and 22 lines: a centre, and diagonals that are steps but no mills. LUD, GMO, PORGES. */
export const centreBoard: Board = {
  points: /* @__PURE__ */ threeRings.concat("d4"),
  rings: [8, 8, 8, 1],
  lines: /* @__PURE__ */ straightLines.concat(
    /* @__PURE__ */ triples("d6 d5 d4, d5 d4 d3, d4 d3 d2, b4 c4 d4, c4 d4 e4, d4 e4 f4"),
  ),
  links: [
    ["a7", "b6"],
    ["g7", "f6"],
    ["g1", "f2"],
    ["a1", "b2"],
  ],
};

/** Every pair of neighbours once: the consecutive points of the lines, then the links. */
export function neighbourPairs(board: Board): (readonly [Point, Point])[] {
  const pairs = board.lines.flatMap(([a, b, c]): [Point, Point][] => [
    [a, b],
    [b, c],
  ]);
  const seen = new Set<string>();
  return [...pairs, ...board.links].filter((pair) => {
    const name = nameOf(pair);
    return !seen.has(name) && seen.add(name);
  });
}

/** Where to draw a point of this board, x to the right and y upwards. */
export function whereToDraw(board: Board, point: Point): readonly [x: number, y: number] {
  return board.at?.[point] ?? [point.charCodeAt(0) - 96, Number(point.slice(1))];
}

/** The same name for the same points in any order. */
const nameOf = (points: readonly unknown[]): string => [...points].sort().join(" ");

const point: Check = text(/^[a-w][1-9][0-9]?$/, "a point: a letter a to w and a number 1 to 99");

const coordinate: Check = (value, at, faults) => {
  if (typeof value !== "number" || !(value >= 0 && value <= 99)) {
    faults.push({ at, message: `must be a number from 0 to 99, not ${show(value)}` });
  }
};

const shape: Check = record(
  {
    points: list(3, 31, point),
    rings: list(1, 31, whole(1, 31)),
    lines: list(1, 200, list(3, 3, point)),
    links: list(0, 200, list(2, 2, point)),
    at: (value, at, faults) => {
      if (!isRecord(value))
        faults.push({ at, message: `must be an object of coordinates by point, not ${show(value)}` });
    },
  },
  ["at"],
);

/** Checks a board: its shape first, then, if that holds, that its parts fit each other. */
export const boardCheck: Check = (value, at, faults) => {
  const before = faults.length;
  shape(value, at, faults);
  if (faults.length === before) fitting(value as Board, at, faults);
};

function fitting(board: Board, at: string, faults: Fault[]): void {
  const known = new Set(board.points);
  doubled(
    board.points.map((name) => [name]),
    `${at}.points`,
    faults,
  );
  const sum = board.rings.reduce((total, size) => total + size, 0);
  if (sum !== board.points.length) {
    faults.push({
      at: `${at}.rings`,
      message: `must add up to the ${board.points.length} points, not to ${sum}`,
    });
  }
  for (const part of ["lines", "links"] as const) {
    const groups: readonly (readonly Point[])[] = board[part];
    groups.forEach((group, i) => {
      const path = `${at}.${part}[${i}]`;
      group.forEach((name, j) => {
        if (!known.has(name))
          faults.push({ at: `${path}[${j}]`, message: `"${name}" is no point of this board` });
        else if (group.indexOf(name) < j)
          faults.push({ at: `${path}[${j}]`, message: `"${name}" stands there twice` });
      });
    });
    doubled(groups, `${at}.${part}`, faults);
  }
  const reached = new Set(neighbourPairs(board).flat());
  board.points.forEach((name, i) => {
    if (!reached.has(name))
      faults.push({
        at: `${at}.points[${i}]`,
        message: `"${name}" has no neighbour; put it on a line or a link`,
      });
  });
  if (board.at !== undefined) drawable(board.at, board.points, `${at}.at`, faults);
}

function doubled(groups: readonly (readonly Point[])[], at: string, faults: Fault[]): void {
  const first = new Map<string, number>();
  groups.forEach((group, i) => {
    const earlier = first.get(nameOf(group));
    if (earlier === undefined) first.set(nameOf(group), i);
    else faults.push({ at: `${at}[${i}]`, message: `is the same as number ${earlier}; remove one` });
  });
}

function drawable(
  places: Readonly<Record<Point, unknown>>,
  points: readonly Point[],
  at: string,
  faults: Fault[],
): void {
  const each = list(2, 2, coordinate);
  record(Object.fromEntries(points.map((name) => [name, each])))(places, at, faults);
}
