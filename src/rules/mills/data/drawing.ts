/*
 * Computes where each point of a board is drawn, and the straight strokes between points. `ascii.ts` draws
 * them as characters, the feature `picture` as shapes.
 */
import { type Board, neighborPairs, spotOf } from "./board.ts";
import type { Point } from "./terms.ts";

/** Where a point is drawn: `x` from the board's left edge to the right, `y` from its top edge downwards. */
export type Spot = readonly [x: number, y: number];

/** Maps each point of the board to where it is drawn, in the board's order. */
export function spotsOf(board: Board): ReadonlyMap<Point, Spot> {
  const drawn = board.points.map((point) => spotOf(board, point));
  const left = Math.min(...drawn.map(([x]) => x));
  const top = Math.max(...drawn.map(([, y]) => y));
  return new Map(drawn.map(([x, y], i) => [board.points[i] as Point, [x - left, top - y]]));
}

/** A straight stroke between two points, perhaps through others. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  /** `"line"` if mills lie on it, `"link"` if cows only step along it; draw links, say, dashed. */
  readonly kind: "line" | "link";
}

/** One end of a step between neighbours: its place on the track, what it adds to `open`, and its point. */
type End = readonly [along: number, change: number, point: Point];

/**
 * What a step along a line adds to `open` where it begins, and takes away where it ends. A step along a link
 * adds 1. Boards have fewer links than this number.
 */
const LINE = 1000;

/**
 * Lists what to draw between the points: the longest strokes that join all neighbours and never overlap.
 * Where a line and a link overlap, the stroke is a line.
 */
export function strokesOf(board: Board): readonly Stroke[] {
  const spots = spotsOf(board);
  const tracks = new Map<string, End[]>();
  neighborPairs(board).forEach(([from, to], i) => {
    const [x, y] = spots.get(from) as Spot;
    const [toX, toY] = spots.get(to) as Spot;
    const [dx, dy] = [toX - x, toY - y];
    const upright = dx === 0;
    // Equal fractions of whole numbers stay equal as floating-point numbers.
    const track = upright ? `${x}` : `${dy / dx} ${(x * dy - y * dx) / dx}`;
    const change = (i < 2 * board.lines.length ? LINE : 1) * Math.sign(upright ? dy : dx);
    tracks.set(track, [
      ...(tracks.get(track) ?? []),
      [upright ? y : x, change, from],
      [upright ? toY : toX, -change, to],
    ]);
  });
  return [...tracks.values()].flatMap(strokesAlong);
}

/**
 * Sweeps along one straight track; `open` is the sum of the steps that have begun and not ended. At the same
 * place, steps that begin come before steps that end.
 */
function strokesAlong(ends: readonly End[]): Stroke[] {
  const strokes: Stroke[] = [];
  let open = 0;
  let from = "";
  for (const [, change, to] of [...ends].sort(([a, first], [b, second]) => a - b || second - first)) {
    const kind = kindOf(open);
    open += change;
    if (kindOf(open) === kind) continue;
    if (kind !== undefined) strokes.push({ from, to, kind });
    from = to;
  }
  return strokes;
}

const kindOf = (open: number): Stroke["kind"] | undefined =>
  open >= LINE ? "line" : open > 0 ? "link" : undefined;
