/**
 * A board is a list of points and a list of lines; which points are neighbours follows from them. Here are the type,
 * its checks, and the boards the built-in variants are played on. What the engine makes of a board is in
 * `compile.ts`, which moves leave it alike in `symmetry.ts`.
 */
import { type Check, inspect, mustBe, report, type Spec, text } from "../../../base/checks.ts";
import type { Point } from "./terms.ts";

/** Three points in a row, which make a mill. */
export type Line = readonly [Point, Point, Point];

/** Where cows can stand and what makes a mill. */
export interface Board {
  /** 6 to 31 points, ring after ring; this is the order of `Game.board` and of the legal moves. */
  readonly points: readonly Point[];
  /** How many points each ring holds, outermost first, as the position string divides them: `[8, 8, 8]`. */
  readonly rings: readonly number[];
  /** The triples that make a mill, 1 to 200; consecutive points of a line are neighbours. */
  readonly lines: readonly Line[];
  /** Further pairs of neighbours, such as those on no line of three, 0 to 200. */
  readonly links: readonly (readonly [Point, Point])[];
  /**
   * Where to draw each point, x to the right and y upwards, whole numbers 0 to 99, no two points at the same place; without it,
   * file and rank of its name.
   */
  readonly at?: Readonly<Record<Point, readonly [x: number, y: number]>>;
}

/**
 * The 24 points of three rings: exterior, principle and restricted, as GAR names and orders them, each clockwise from its
 * top left corner.
 */
const threeRings: readonly Point[] = [
  ...["a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4"],
  ...["b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4"],
  ...["c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4"],
];

/** The sides of each ring, then the lines across the rings from the middles of the sides. */
const straightLines: readonly Line[] = [
  ["a7", "d7", "g7"],
  ["g7", "g4", "g1"],
  ["g1", "d1", "a1"],
  ["a1", "a4", "a7"],

  ["b6", "d6", "f6"],
  ["f6", "f4", "f2"],
  ["f2", "d2", "b2"],
  ["b2", "b4", "b6"],

  ["c5", "d5", "e5"],
  ["e5", "e4", "e3"],
  ["e3", "d3", "c3"],
  ["c3", "c4", "c5"],

  ["d7", "d6", "d5"],
  ["g4", "f4", "e4"],
  ["d1", "d2", "d3"],
  ["a4", "b4", "c4"],
];

/** 24 points and 20 lines: the Morabaraba board, with mills on its diagonals. GAR; WP-en. */
export const diagonalBoard: Board = {
  points: threeRings,
  rings: [8, 8, 8],
  lines: [...straightLines, ["a7", "b6", "c5"], ["g7", "f6", "e5"], ["g1", "f2", "e3"], ["a1", "b2", "c3"]],
  links: [],
};

/** 24 points and 16 lines, no diagonals: nine men's morris (WMD), and the Sesotho board of this library. */
export const straightBoard: Board = { points: threeRings, rings: [8, 8, 8], lines: straightLines, links: [] };

/** 25 points and 22 lines: a centre, and diagonals that are steps but no mills. LUD, GMO, PORGES. */
export const centreBoard: Board = {
  points: [...threeRings, "d4"],
  rings: [8, 8, 8, 1],
  lines: [
    ...straightLines,
    ["d6", "d5", "d4"],
    ["d5", "d4", "d3"],
    ["d4", "d3", "d2"],
    ["b4", "c4", "d4"],
    ["c4", "d4", "e4"],
    ["d4", "e4", "f4"],
  ],
  links: [
    ["a7", "b6"],
    ["g7", "f6"],
    ["g1", "f2"],
    ["a1", "b2"],
  ],
};

/** 16 points and 8 lines: two rings, the middles of their sides linked. Six men's morris; CYN, BEAD, LUD. */
export const twoRings: Board = {
  points: [
    ...["a5", "c5", "e5", "e3", "e1", "c1", "a1", "a3"],
    ...["b4", "c4", "d4", "d3", "d2", "c2", "b2", "b3"],
  ],
  rings: [8, 8],
  lines: [
    ["a5", "c5", "e5"],
    ["e5", "e3", "e1"],
    ["e1", "c1", "a1"],
    ["a1", "a3", "a5"],
    ["b4", "c4", "d4"],
    ["d4", "d3", "d2"],
    ["d2", "c2", "b2"],
    ["b2", "b3", "b4"],
  ],
  links: [
    ["c5", "c4"],
    ["e3", "d3"],
    ["c1", "c2"],
    ["a3", "b3"],
  ],
};

/** The nine points of a square of three by three: a ring from the top left corner, and the centre. */
const ninePoints: readonly Point[] = ["a3", "b3", "c3", "c2", "c1", "b1", "a1", "a2", "b2"];

/** Nine points and 6 lines, the rows and files of a square: nine holes; LUD, after Murray. */
export const squareBoard: Board = {
  points: ninePoints,
  rings: [8, 1],
  lines: [
    ["a3", "b3", "c3"],
    ["a2", "b2", "c2"],
    ["a1", "b1", "c1"],
    ["a3", "a2", "a1"],
    ["b3", "b2", "b1"],
    ["c3", "c2", "c1"],
  ],
  links: [],
};

/** Nine points and 8 lines, the long diagonals too: three men's morris and achi; WP, LUD. */
export const crossedBoard: Board = {
  ...squareBoard,
  lines: [...squareBoard.lines, ["a3", "b2", "c1"], ["c3", "b2", "a1"]],
};

/** {@link crossedBoard} with steps between the middles of neighbouring sides: picaria; WP, LIQ. */
export const picariaBoard: Board = {
  ...crossedBoard,
  links: [
    ["a2", "b3"],
    ["b3", "c2"],
    ["c2", "b1"],
    ["b1", "a2"],
  ],
};

/** Nine points, 4 lines through the centre and 8 steps around it: shisima, drawn as an octagon; WP, KRU. */
export const octagon: Board = {
  points: ninePoints,
  rings: [8, 1],
  lines: [
    ["a3", "b2", "c1"],
    ["b3", "b2", "b1"],
    ["c3", "b2", "a1"],
    ["a2", "b2", "c2"],
  ],
  links: ninePoints.slice(0, 8).map((point, i) => [point, ninePoints[(i + 1) % 8] as Point]),
  at: {
    a3: [1, 5],
    b3: [3, 6],
    c3: [5, 5],
    c2: [6, 3],
    c1: [5, 1],
    b1: [3, 0],
    a1: [1, 1],
    a2: [0, 3],
    b2: [3, 3],
  },
};

/**
 * Seven points and 5 lines: tsoro yematatu. A jump over a cow is a step between the ends of a line: six of the seven points are
 * always taken, so there is a cow to jump over; WP, PCG.
 */
export const triangle: Board = {
  points: ["c3", "d2", "e1", "c1", "a1", "b2", "c2"],
  rings: [6, 1],
  lines: [
    ["c3", "b2", "a1"],
    ["c3", "c2", "c1"],
    ["c3", "d2", "e1"],
    ["b2", "c2", "d2"],
    ["a1", "c1", "e1"],
  ],
  links: [
    ["c3", "a1"],
    ["c3", "c1"],
    ["c3", "e1"],
    ["b2", "d2"],
    ["a1", "e1"],
  ],
};

/**
 * The labels of Mind Sports South Africa for the 24 points of its board: E, A and R for GAR's exterior, principle and restricted
 * ring, and the point's number in its ring, `E1` to `R8`.
 */
export const labels: ReadonlyMap<Point, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ threeRings.map((point, i) => [point, `${"EAR"[i >> 3]}${(i & 7) + 1}`]),
);

const noLabels: ReadonlyMap<Point, string> = /* @__PURE__ */ new Map();

/** The {@link labels} of a board that has the 24 points first, in their order; other boards have none, even for points called alike. */
export function labelsOf(points: readonly Point[]): ReadonlyMap<Point, string> {
  return threeRings.every((point, i) => points[i] === point) ? labels : noLabels;
}

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
export function spotOf(board: Board, point: Point): readonly [x: number, y: number] {
  return board.at?.[point] ?? [point.charCodeAt(0) - 96, Number(point.slice(1))];
}

/** The name of a point of whichever board: a file and a rank. */
export const pointName: Check = /* @__PURE__ */ text(
  /^[a-w][1-9][0-9]?$/,
  "a letter a to w and a number 1 to 99, such as d6",
);

/** A name in a line or a link: one of the points, if those are valid. */
const point: Check = (value, at, faults, siblings) => {
  const valid = pointName(value, at, faults, siblings) as Point | undefined;
  const { points } = siblings as Partial<Board>;
  if (valid && points?.includes(valid) === false) mustBe("a point of the board", value, at, faults);
  return valid;
};

/** Each side has at least three cows, and half of the points at most. */
const FEWEST_POINTS = 6;

const shape: { readonly [Part in keyof Required<Board>]: Spec } = {
  points: (value, at, faults) => {
    const isSmall = Array.isArray(value) && value.length < FEWEST_POINTS;
    if (!isSmall) return inspect([pointName, FEWEST_POINTS, 31], value, at, faults);
    return report(
      faults,
      at,
      `has ${value.length} points, so the board is too small: it needs ${FEWEST_POINTS}, two for each of 3 cows`,
    );
  },
  rings: ["1..31", 1, 31],
  lines: [[point, 3, 3], 1, 200],
  links: [[point, 2, 2], 0, 200],
  at: (value, at, faults, { points }) => {
    if (value === undefined || points === undefined) return undefined;
    const places = (points as Board["points"]).map((each) => [each, ["0..99", 2, 2]]);
    return inspect(Object.fromEntries(places), value, at, faults);
  },
};

/** Checks a board: its parts first, then whether the valid parts fit each other. */
export const boardCheck: Check = (value, at, faults) => {
  const board = inspect(shape, value, at, faults) as Partial<Board> | undefined;
  if (board?.points === undefined) return board;
  const { points, rings, lines, links } = board;
  const fault = (path: string, message: string): void => report(faults, `${at}.${path}`, message);
  const firsts: Record<string, string> = {};
  const once = (path: string, key: string, remedy: string): void => {
    firsts[key] ??= path;
    if (firsts[key] !== path) fault(path, `is the same as ${at}.${firsts[key]}; ${remedy} one of them`);
  };
  const parts = { points: points.map((each) => [each]), lines, links };
  for (const [part, all = []] of Object.entries(parts)) {
    all.forEach((group, i) => {
      const path = `${part}[${i}]`;
      once(path, part + [...group].sort(), "remove");
      if (new Set(group).size < group.length) fault(path, "has one point twice; name another");
    });
  }
  for (const [each, place] of Object.entries(board.at ?? {})) once(`at.${each}`, `${place}`, "move");
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
