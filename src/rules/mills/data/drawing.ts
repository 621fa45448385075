/**
 * A board as a drawing: where each point is drawn, and the straight strokes that join them. Measures only; `ascii.ts` puts
 * characters there, and the feature `picture` shapes.
 */
import { type Board, neighbourPairs, spotOf } from "./board.ts";
import type { Point } from "./terms.ts";

/**
 * Where a point is drawn: `x` from the board's left edge to the right, `y` from its top edge downwards, as screens count.
 */
export type Spot = readonly [x: number, y: number];

/** Where each point of the board is drawn, in the order of its points. */
export function spotsOf(board: Board): ReadonlyMap<Point, Spot> {
  const drawn = board.points.map((point) => spotOf(board, point));
  const left = Math.min(...drawn.map(([x]) => x));
  const top = Math.max(...drawn.map(([, y]) => y));
  return new Map(drawn.map(([x, y], i) => [board.points[i] as Point, [x - left, top - y]]));
}

/** A straight stroke between two points, perhaps over others. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  /** `"line"` where mills lie on it; `"link"` where cows step and make no mill, to be drawn apart, such as in dashes. */
  readonly kind: "line" | "link";
}

/**
 * An end of the step between two neighbours: how far along its straight line, what begins (below 0: ends) there, at which
 * point.
 */
type End = readonly [along: number, change: number, point: Point];

/** What a step along a line changes; a step along a link changes 1, and there are fewer links than this. */
const LINE = 1000;

/**
 * What to draw between the points: strokes as long as they can be, which together join any two neighbours and never
 * lie on each other. Where a line and a link do, it is a line.
 */
export function strokesOf(board: Board): readonly Stroke[] {
  const spots = spotsOf(board);
  const tracks = new Map<string, End[]>();
  neighbourPairs(board).forEach(([from, to], i) => {
    const [x, y] = spots.get(from) as Spot;
    const [toX, toY] = spots.get(to) as Spot;
    const [dx, dy] = [toX - x, toY - y];
    const upright = dx === 0;
    // Equal fractions of whole numbers are equal here too, since division rounds them alike.
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

/** The strokes of one straight line, by going along it: what begins at a place comes before what ends there. */
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
