/**
 * A board is a list of points and a list of lines; which points are neighbours follows from them. Here are the type,
 * its checks, and the three boards the built-in variants are played on. What the engine makes of a board is in
 * `compile.ts`, which moves leave it alike in `symmetry.ts`.
 */
import { type Check, inspect, mustBe, report, type Spec, text } from "../../ground/schema.ts";
import type { Point } from "./terms.ts";

/** Three points in a row, which make a mill. */
export type Line = readonly [Point, Point, Point];

/** Where cows can stand and what makes a mill. */
export interface Board {
  /** 3 to 31 points, ring after ring; this is the order of `Game.board` and of the legal moves. */
  readonly points: readonly Point[];
  /** How many points each ring holds, outermost first, as the position string divides them: `[8, 8, 8]`. */
  readonly rings: readonly number[];
  /** The triples that make a mill, 1 to 200; consecutive points of a line are neighbours. */
  readonly lines: readonly Line[];
  /** Neighbours besides, such as those on no line of three, 0 to 200. */
  readonly links: readonly (readonly [Point, Point])[];
  /** Where to draw each point, x to the right and y upwards, whole numbers 0 to 99; without it, file and rank of its name. */
  readonly at?: Readonly<Record<Point, readonly [x: number, y: number]>>;
}

/** GAR's order: exterior, principle and restricted ring, each clockwise from its top left corner. */
const threeRings: Point[] =
  /* @__PURE__ */ "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4".split(" ");

/** Every three points in a row of a longer line. */
const triples = (row: string): [Point, Point, Point][] =>
  [0, 3, 6].map((start) => row.slice(start, start + 8).split(" ") as [Point, Point, Point]);

const line = (a: number, b: number, c: number): [Point, Point, Point] =>
  [a, b, c].map((number) => threeRings[number]) as [Point, Point, Point];

/** The places of the corners on a ring, and of the middles of its sides. */
const corners: readonly number[] = [0, 2, 4, 6];
const middles: readonly number[] = [1, 3, 5, 7];

/** The sides of each ring, from corner to corner. */
const sides: [Point, Point, Point][] = /* @__PURE__ */ [0, 8, 16].flatMap((ring) =>
  corners.map((turn) => line(ring + turn, ring + turn + 1, ring + ((turn + 2) % 8))),
);

/** The lines across the rings at the given places of each, from the outside in. */
const across = (turns: readonly number[]): [Point, Point, Point][] =>
  turns.map((turn) => line(turn, turn + 8, turn + 16));

const straightLines: [Point, Point, Point][] = /* @__PURE__ */ sides.concat(/* @__PURE__ */ across(middles));

/** 24 points and 20 lines: the Morabaraba board, with mills on its diagonals. GAR; WP-en. */
export const diagonalBoard: Board = {
  points: threeRings,
  rings: [8, 8, 8],
  lines: /* @__PURE__ */ straightLines.concat(/* @__PURE__ */ across(corners)),
  links: [],
};

/** 24 points and 16 lines, no diagonals: nine men's morris (WMD), and the Sesotho board of this library. */
export const straightBoard: Board = { points: threeRings, rings: [8, 8, 8], lines: straightLines, links: [] };

/** 25 points and 22 lines: a centre, and diagonals that are steps but no mills. LUD, GMO, PORGES. */
export const centreBoard: Board = {
  points: /* @__PURE__ */ threeRings.concat("d4"),
  rings: [8, 8, 8, 1],
  lines: /* @__PURE__ */ straightLines.concat(
    /* @__PURE__ */ triples("d6 d5 d4 d3 d2"),
    /* @__PURE__ */ triples("b4 c4 d4 e4 f4"),
  ),
  links: /* @__PURE__ */ corners.map((turn) => [threeRings[turn] as Point, threeRings[turn + 8] as Point]),
};

/** The pairs of neighbours: the consecutive points of the lines, then the links. A pair may come twice. */
export function neighbourPairs({
  lines,
  links,
}: Pick<Board, "lines" | "links">): (readonly [Point, Point])[] {
  return [
    ...lines.flatMap(([a, b, c]): [Point, Point][] => [
      [a, b],
      [b, c],
    ]),
    ...links,
  ];
}

/** Where to draw a point of this board, x to the right and y upwards. */
export function whereToDraw(board: Board, point: Point): readonly [x: number, y: number] {
  return board.at?.[point] ?? [point.charCodeAt(0) - 96, Number(point.slice(1))];
}

/** The name of a point of whichever board: a file and a rank. */
export const POINT: RegExp = /^[a-w][1-9][0-9]?$/;

const name: Check = /* @__PURE__ */ text(POINT, "a letter a to w and a number 1 to 99, such as d6");

/** A name in a line or a link: one of the points, if those are sound. */
const point: Check = (value, at, faults, siblings) => {
  const sound = name(value, at, faults, siblings) as Point | undefined;
  const { points } = siblings as Partial<Board>;
  if (sound && points?.includes(sound) === false) mustBe("a point of the board", value, at, faults);
  return sound;
};

const shape: { readonly [Part in keyof Required<Board>]: Spec } = {
  points: [name, 3, 31],
  rings: ["1..31", 1, 31],
  lines: [[point, 3, 3], 1, 200],
  links: [[point, 2, 2], 0, 200],
  at: (value, at, faults, { points }) => {
    const place: Spec = ["0..99", 2, 2];
    const places = (points as Board["points"] | undefined)?.map((each) => [each, place]);
    if (value === undefined || places === undefined) return undefined;
    return inspect(Object.fromEntries(places), value, at, faults);
  },
};

/** Checks a board: its parts first, then how those that are sound fit each other. */
export const boardCheck: Check = (value, at, faults) => {
  const board = inspect(shape, value, at, faults) as Partial<Board> | undefined;
  if (board?.points === undefined) return board;
  const { points, rings, lines, links } = board;
  const fault = (path: string, message: string): void => report(faults, `${at}.${path}`, message);
  const groups = { points: points.map((each) => [each]), lines, links };
  for (const [part, all = []] of Object.entries(groups)) {
    const names = all.map((group) => [...group].sort().join());
    all.forEach((group, i) => {
      const first = names.indexOf(names[i] as string);
      if (first < i) fault(`${part}[${i}]`, `is the same as ${at}.${part}[${first}]; remove one of them`);
      if (new Set(group).size < group.length) fault(`${part}[${i}]`, "has one point twice; name another");
    });
  }
  const sum = rings?.reduce((total, size) => total + size) ?? points.length;
  if (sum !== points.length) fault("rings", `must add up to the ${points.length} points, not to ${sum}`);
  if (lines && links) {
    const reached = neighbourPairs({ lines, links }).flat();
    points.forEach((each, i) => {
      if (!reached.includes(each)) fault(`points[${i}]`, "has no neighbour; put it on a line or a link");
    });
  }
  return board;
};
