/* The motions of cows, and of appearing mills, arrows and marks. All times are in milliseconds. */

import type { Spot } from "../../picture/shapes.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { transformOf } from "../motion.ts";
import type { RenderedNode } from "../patch.ts";
import type { Stage } from "../Stage.ts";
import type { Change } from "./changes.ts";

/** How long shapes of each kind take to appear. */
const [MILL_LINE, MILL_BAND, ARROW] = [240, 200, 220];
const APPEARING: Readonly<Record<string, number>> = {
  target: 140,
  last: 120,
  ring: 220,
  // The mark on a point that is shut.
  shut: 120,
};

/** The scale of a lifted cow, the time it takes to rise, and the scale at which its shadows start to grow. */
const [LIFTED, LIFTING, SHADOW] = [1.12, 120, 0.6];

/** Steps longer than this, in units of the picture, take more time. */
const FAR = 320;

/** A board, and the point at each of its spots. */
export interface Board {
  readonly stage: Stage;
  readonly points: readonly Point[];
}

/** A dropped cow: where it was dropped, as a transform, and where it was lifted. */
export interface Dropped {
  readonly at: string;
  readonly from: Point | "hand";
}

/** Where an arriving cow was visible before. */
export interface Origin {
  readonly dropped: Dropped | undefined;
  /** Whether its ghost, the translucent cow under the pointer, was on the point. */
  readonly ghost: boolean;
  /** The place of the next cow in its hand, as a transform. */
  readonly seat: string | undefined;
}

const spotOf = ({ stage, points }: Board, point: Point): Spot => stage.spots[points.indexOf(point)] as Spot;

/** Returns the transform of a lifted cow. */
export const liftedAt = (spot: Spot): string => transformOf(spot, LIFTED);

/** The shadows of a lifted cow grow out from below it. */
const startScaleOf = (part: Element): number => (part.matches("[class^=shadow]") ? SHADOW : 1 / LIFTED);

/** Animates a new shape, according to its kind. */
export function appear(board: Board, { node, shape }: RenderedNode): void {
  const { motion } = board.stage;
  const [kind, , way] = `${shape?.key}`.split(":") as [string, string, string];
  const duration = APPEARING[kind];
  if (kind === "lifted") motion.lift(node, startScaleOf, LIFTING);
  else if (kind === "arrow") motion.growFrom(node, spotOf(board, way.split("-")[0] as Point), ARROW);
  else if (duration !== undefined) motion.appear(node, duration);
}

/** Fades out a cow that was shot, and removes any other shape immediately. */
export function disappear(board: Board, { node, shape }: RenderedNode, gone: readonly Point[]): void {
  const shotAt = gone.find((point) => shape?.key === `cow:${point}`);
  if (shotAt === undefined) node.remove();
  else board.stage.motion.vanish(node, 260, spotOf(board, shotAt));
}

/** Moves a cow to its point from where it was visible before. Returns the duration. */
export function arrive(board: Board, { to, from }: NonNullable<Change["came"]>, origin: Origin): number {
  const { picture, motion } = board.stage;
  const spot = spotOf(board, to);
  const { dropped, ghost, seat } = origin;
  if (ghost && dropped === undefined && from === undefined) {
    const { node } = picture.drawn.get(`cow:${to}`) as RenderedNode;
    const keyframes = { opacity: [0.55, 1], transform: [transformOf(spot, 1.06), transformOf(spot)] };
    return motion.travel(node, keyframes, 120) ? 120 : 0;
  }
  const left = from === undefined ? undefined : spotOf(board, from);
  const start = dropped?.at ?? (left ? transformOf(left) : seat);
  // Without a start, the cow just appears, as when a program sets a position.
  if (start === undefined) return 0;
  const isFar = left && Math.hypot(spot[0] - left[0], spot[1] - left[1]) > FAR;
  return travel(board, to, start, dropped ? 140 : from === undefined ? 220 : isFar ? 280 : 200);
}

/** Returns a cow to its point after an invalid drop. Returns the duration. */
export function goHome(board: Board, dropped: Dropped | undefined): number {
  const { at, from = "hand" } = dropped ?? {};
  // The program may have set a game without this cow.
  const isThere = at !== undefined && board.stage.picture.drawn.has(`cow:${from}`);
  return isThere ? travel(board, from, at, 240) : 0;
}

/** Draws a mill once its last cow has arrived: the line grows out of that cow. */
export function drawMill(board: Board, { drawn, shape }: RenderedNode, last: Point, arrival: number): void {
  const { motion } = board.stage;
  const ends = `${shape?.key.slice("mill:".length)}`.split("-");
  const [start, , end] = ends.map((point) => spotOf(board, point)) as [Spot, Spot, Spot];
  const length = (to: Spot): number => Math.hypot(to[0] - start[0], to[1] - start[1]);
  const [line, band] = [drawn.get("line") as RenderedNode, drawn.get("band") as RenderedNode];
  motion.drawOut(line.node, length(end), length(spotOf(board, last)), MILL_LINE, arrival);
  motion.appear(band.node, MILL_BAND, arrival);
}

/** Shakes a cow in place. */
export function shake(board: Board, point: Point): void {
  const node = board.stage.picture.drawn.get(`cow:${point}`)?.node;
  if (node) board.stage.motion.shake(node, spotOf(board, point));
}

/** Moves a cow to its point, above everything else. Returns the duration. */
function travel(board: Board, to: Point, start: string, duration: number): number {
  const { picture, motion } = board.stage;
  const { node } = picture.drawn.get(`cow:${to}`) as RenderedNode;
  const transform = [start, transformOf(spotOf(board, to))];
  const next = node.nextSibling;
  const land = (): void => {
    // A redraw during the motion may already have put the node back in its place.
    if (node === picture.node.lastChild && next?.parentNode === picture.node) next.before(node);
  };
  if (!motion.travel(node, { transform }, duration, land)) return 0;
  picture.node.append(node);
  return duration;
}
