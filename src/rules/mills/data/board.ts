/*
 * A board is a list of points, lines and links; the lines and links decide which points are neighbours. This
 * file has the type, its checks, and the boards of the built-in variants, written as text. Capital letters
 * such as GAR name sources, listed in docs/guides/rules-and-variants.md.
 */
import { type Check, inspect, mustBe, report, type Spec, text } from "../../../base/checks.ts";
import type { Point } from "./terms.ts";

/** Three points in a row that can be a mill. */
export type Line = readonly [Point, Point, Point];

/** The points where cows can stand, the lines that make mills, and the steps between neighbours. */
export interface Board {
  /** 6 to 31 points, ring after ring, in the order of `Game.board` and of the legal moves. */
  readonly points: readonly Point[];
  /**
   * The number of points in each ring, outermost first: `[8, 8, 8]`. Position strings have the same rings.
   */
  readonly rings: readonly number[];
  /** 1 to 200 lines that make a mill; consecutive points of a line are neighbours. */
  readonly lines: readonly Line[];
  /** 0 to 200 more pairs of neighbours. */
  readonly links: readonly (readonly [Point, Point])[];
  /**
   * Where to draw each point: x to the right and y upwards, whole numbers 0 to 99, and no two points at the
   * same place. Without this field, points are drawn at the file and rank of their names.
   */
  readonly at?: Readonly<Record<Point, readonly [x: number, y: number]>>;
}

/**
 * Makes a board from text: rings separated by `/`, lines and links separated by spaces. Each board is one
 * pure call, so a bundle contains only the boards that it uses.
 */
function boardOf(
  rings: readonly string[],
  lines: readonly string[],
  links: string = "",
  at?: Board["at"],
): Board {
  const names = rings.flatMap((text) => text.split("/").map(namesIn));
  const groups = (texts: readonly string[]): Point[][] =>
    texts.flatMap((text) => text.split(" ").map(namesIn));
  return {
    points: names.flat(),
    rings: names.map((ring) => ring.length),
    lines: groups(lines) as unknown as Board["lines"],
    links: (links === "" ? [] : groups([links])) as unknown as Board["links"],
    ...(at && { at }),
  };
}

/** Lists the points in a text such as `a7d7g7`. */
const namesIn = (text: string): Point[] => text.match(/[a-w]\d+/g) ?? [];

/**
 * The 24 points of three rings: exterior, principle and restricted, as GAR names and orders them, each
 * clockwise from its top left corner.
 */
const threeRings = "a7d7g7g4g1d1a1a4/b6d6f6f4f2d2b2b4/c5d5e5e4e3d3c3c4";

/** The sides of each ring, then the lines across the rings from the middles of the sides. */
const straightLines =
  "a7d7g7 g7g4g1 g1d1a1 a1a4a7 b6d6f6 f6f4f2 f2d2b2 b2b4b6 c5d5e5 e5e4e3 e3d3c3 c3c4c5 d7d6d5 g4f4e4 d1d2d3 a4b4c4";

/** 24 points and 20 lines: the Morabaraba board, with mills on its diagonals. GAR; WP-en. */
export const diagonalBoard: Board = /* @__PURE__ */ boardOf(
  [threeRings],
  [straightLines, "a7b6c5 g7f6e5 g1f2e3 a1b2c3"],
);

/** 24 points and 16 lines, no diagonals: nine men's morris (WMD), and the Sesotho board of this library. */
export const straightBoard: Board = /* @__PURE__ */ boardOf([threeRings], [straightLines]);

/** 25 points and 22 lines: a centre, and diagonals that are steps but not mills. LUD, GMO, PORGES. */
export const centerBoard: Board = /* @__PURE__ */ boardOf(
  [threeRings, "d4"],
  [straightLines, "d6d5d4 d5d4d3 d4d3d2 b4c4d4 c4d4e4 d4e4f4"],
  "a7b6 g7f6 g1f2 a1b2",
);

/** 16 points and 8 lines: two rings, the middles of their sides linked. Six men's morris; CYN, BEAD, LUD. */
export const twoRings: Board = /* @__PURE__ */ boardOf(
  ["a5c5e5e3e1c1a1a3/b4c4d4d3d2c2b2b3"],
  ["a5c5e5 e5e3e1 e1c1a1 a1a3a5 b4c4d4 d4d3d2 d2c2b2 b2b3b4"],
  "c5c4 e3d3 c1c2 a3b3",
);

/** The nine points of a square of three by three: a ring from the top left corner, and the centre. */
const ninePoints = "a3b3c3c2c1b1a1a2/b2";

/** The rows and files of a square. */
const squareLines = "a3b3c3 a2b2c2 a1b1c1 a3a2a1 b3b2b1 c3c2c1";

/** The long diagonals of a square. */
const diagonals = "a3b2c1 c3b2a1";

/** Nine points and 6 lines, the rows and files of a square: nine holes; LUD, after Murray. */
export const squareBoard: Board = /* @__PURE__ */ boardOf([ninePoints], [squareLines]);

/** Nine points and 8 lines, the long diagonals too: three men's morris and achi; WP, LUD. */
export const crossedBoard: Board = /* @__PURE__ */ boardOf([ninePoints], [squareLines, diagonals]);

/** {@link crossedBoard} with steps between the middles of neighbouring sides: picaria; WP, LIQ. */
export const picariaBoard: Board = /* @__PURE__ */ boardOf(
  [ninePoints],
  [squareLines, diagonals],
  "a2b3 b3c2 c2b1 b1a2",
);

/** Nine points, 4 lines through the centre and 8 steps around it: shisima, drawn as an octagon; WP, KRU. */
export const octagon: Board = /* @__PURE__ */ boardOf(
  [ninePoints],
  ["a3b2c1 b3b2b1 c3b2a1 a2b2c2"],
  "a3b3 b3c3 c3c2 c2c1 c1b1 b1a1 a1a2 a2a3",
  {
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
);

/**
 * Seven points and 5 lines: tsoro yematatu. A jump over a cow is a link between the ends of a line. Once all
 * cows are placed, six of the seven points are taken, so there is a cow to jump over. WP, PCG.
 */
export const triangle: Board = /* @__PURE__ */ boardOf(
  ["c3d2e1c1a1b2/c2"],
  ["c3b2a1 c3c2c1 c3d2e1 b2c2d2 a1c1e1"],
  "c3a1 c3c1 c3e1 b2d2 a1e1",
);

/** The points with labels, in the labels' order. */
const labeled: readonly Point[] = /* @__PURE__ */ namesIn(threeRings);

/**
 * The labels of Mind Sports South Africa for the 24 points of its board: a letter for GAR's exterior (E),
 * principle (A) or restricted (R) ring, and the point's number in the ring, `E1` to `R8`.
 */
export const labels: ReadonlyMap<Point, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ labeled.map((point, i) => [point, `${"EAR"[i >> 3]}${(i & 7) + 1}`]),
);

const noLabels: ReadonlyMap<Point, string> = /* @__PURE__ */ new Map();

/**
 * Returns the {@link labels} of a board that begins with the 24 points, in their order. Other boards have no
 * labels, even for points with the same names.
 */
export function labelsOf(points: readonly Point[]): ReadonlyMap<Point, string> {
  return labeled.every((point, i) => points[i] === point) ? labels : noLabels;
}

/** Lists the pairs of neighbours: consecutive points of lines, then links. A pair may come twice. */
export function neighborPairs({ lines, links }: Pick<Board, "lines" | "links">): (readonly [Point, Point])[] {
  return [
    ...lines.flatMap(([a, b, c]): [Point, Point][] => [
      [a, b],
      [b, c],
    ]),
    ...links,
  ];
}

/** Returns where to draw a point, x to the right and y upwards. */
export function spotOf(board: Board, point: Point): readonly [x: number, y: number] {
  return board.at?.[point] ?? [point.charCodeAt(0) - 96, Number(point.slice(1))];
}

/** Checks a point's name, on any board: a file and a rank. */
export const pointName: Check = /* @__PURE__ */ text(
  /^[a-w][1-9][0-9]?$/,
  "a letter a to w and a number 1 to 99, such as d6",
);

/** Checks a name in a line or a link: it must be one of the board's points, if those are valid. */
const point: Check = (value, at, faults, siblings) => {
  const valid = pointName(value, at, faults, siblings) as Point | undefined;
  const { points } = siblings as Partial<Board>;
  if (valid && points?.includes(valid) === false) mustBe("a point of the board", value, at, faults);
  return valid;
};

/** Each side has at least three cows, and at most half as many cows as the board has points. */
const FEWEST_POINTS = 6;

const shape: { readonly [Part in keyof Required<Board>]: Spec } = {
  points: (value, at, faults) => {
    const isSmall = Array.isArray(value) && value.length < FEWEST_POINTS;
    if (!isSmall) return inspect([pointName, FEWEST_POINTS, 31], value, at, faults);
    return report(
      faults,
      at,
      `has ${value.length} points, so the board is too small: it needs ${FEWEST_POINTS} or more, two for each of 3 cows`,
    );
  },
  rings: ["1..31", 1, 31],
  lines: [[point, 3, 3], 1, 200],
  links: [[point, 2, 2], 0, 200],
  at: (value, at, faults, { points }) => {
    if (value === undefined || points === undefined) return undefined;
    const places = (points as Board["points"]).map((name) => [name, ["0..99", 2, 2]]);
    return inspect(Object.fromEntries(places), value, at, faults);
  },
};

/** Checks the parts of a board, then whether the valid parts fit each other. */
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
  const parts = { points: points.map((name) => [name]), lines, links };
  for (const [part, all = []] of Object.entries(parts)) {
    all.forEach((group, i) => {
      const path = `${part}[${i}]`;
      once(path, part + [...group].sort(), "remove");
      if (new Set(group).size < group.length) fault(path, "has one point twice; name another");
    });
  }
  for (const [name, place] of Object.entries(board.at ?? {})) once(`at.${name}`, `${place}`, "move");
  const sum = rings?.reduce((total, size) => total + size) ?? points.length;
  if (sum !== points.length) fault("rings", `must add up to the ${points.length} points, not to ${sum}`);
  if (lines && links) {
    const reached = neighborPairs({ lines, links }).flat();
    points.forEach((name, i) => {
      if (!reached.includes(name)) fault(`points[${i}]`, "has no neighbour; put it on a line or a link");
    });
  }
  return board;
};
