/** How cows come and go on a board in a page, and how mills, arrows and marks appear. All times are in milliseconds. */

import type { Spot } from "../../picture/shapes.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { transformOf } from "../motion.ts";
import type { Drawn } from "../patch.ts";
import type { Stage } from "../Stage.ts";
import type { Change } from "./changes.ts";

/** How long it takes a shape to appear, by its kind. */
const [MILL_LINE, MILL_BAND, ARROW] = [240, 200, 220];
const APPEARING: Readonly<Record<string, number>> = {
  target: 140,
  last: 120,
  ring: 220,
  shut: 120,
};

/**
 * How much larger a lifted cow is, how long it takes to rise, and from which share of its size its shadows come out below
 * it.
 */
const [LIFTED, LIFTING, SHADOW] = [1.12, 120, 0.6];

/** How far a step may lead before it takes longer, in units of the picture. */
const FAR = 320;

/** The board on which something moves. */
export interface Board {
  readonly stage: Stage;
  readonly points: readonly Point[];
}

/** A cow that was let go: where it was then, as a transform, and where it was lifted. */
export interface Dropped {
  readonly at: string;
  readonly from: Point | "hand";
}

/** Where a cow that comes was seen before. */
export interface Origin {
  readonly dropped: Dropped | undefined;
  /** Whether its ghost was on its point, under the pointer. */
  readonly ghost: boolean;
  /** The place of the next cow in its hand, as a transform. */
  readonly seat: string | undefined;
}

const spotOf = ({ stage, points }: Board, point: Point): Spot => stage.spots[points.indexOf(point)] as Spot;

/** Where a lifted cow is, as a transform. */
export const liftedAt = (spot: Spot): string => transformOf(spot, LIFTED);

/** The shadows of a lifted cow come out from below it. */
const shareOf = (part: Element): number => (part.matches("[class^=shadow]") ? SHADOW : 1 / LIFTED);

/** A shape appears in the way of its kind. */
export function appear(board: Board, { node, shape }: Drawn): void {
  const { motion } = board.stage;
  const [kind, , way] = `${shape?.key}`.split(":") as [string, string, string];
  const duration = APPEARING[kind];
  if (kind === "lifted") motion.lift(node, shareOf, LIFTING);
  else if (kind === "arrow") motion.growFrom(node, spotOf(board, way.split("-")[0] as Point), ARROW);
  else if (duration !== undefined) motion.appear(node, duration);
}

/** A cow that is gone fades away, and every other shape is removed at once. */
export function disappear(board: Board, { node, shape }: Drawn, gone: readonly Point[]): void {
  const point = gone.find((each) => shape?.key === `cow:${each}`);
  if (point === undefined) node.remove();
  else board.stage.motion.vanish(node, 260, spotOf(board, point));
}

/** A cow comes to its point from where it was seen before. Gives how long that takes. */
export function arrive(board: Board, { to, from }: NonNullable<Change["came"]>, origin: Origin): number {
  const { picture, motion } = board.stage;
  const spot = spotOf(board, to);
  const { dropped, ghost, seat } = origin;
  if (ghost && dropped === undefined && from === undefined) {
    const { node } = picture.drawn.get(`cow:${to}`) as Drawn;
    const keyframes = { opacity: [0.55, 1], transform: [transformOf(spot, 1.06), transformOf(spot)] };
    return motion.travel(node, keyframes, 120) ? 120 : 0;
  }
  const left = from === undefined ? undefined : spotOf(board, from);
  const start = dropped?.at ?? (left ? transformOf(left) : seat);
  // Without a start it came from nowhere, as when a program sets a position.
  if (start === undefined) return 0;
  const isFar = left && Math.hypot(spot[0] - left[0], spot[1] - left[1]) > FAR;
  return travel(board, to, start, dropped ? 140 : from === undefined ? 220 : isFar ? 280 : 200);
}

/** A cow dropped where it may not go returns to its point. Gives how long that takes. */
export function goHome(board: Board, dropped: Dropped | undefined): number {
  const { at, from = "hand" } = dropped ?? {};
  // The program may have set a game without this cow meanwhile.
  const isThere = at !== undefined && board.stage.picture.drawn.has(`cow:${from}`);
  return isThere ? travel(board, from, at, 240) : 0;
}

/** A mill appears once its last cow has arrived: its line grows out of that cow. */
export function drawMill(board: Board, { drawn, shape }: Drawn, last: Point, arrival: number): void {
  const { motion } = board.stage;
  const ends = `${shape?.key.slice("mill:".length)}`.split("-");
  const [start, , end] = ends.map((point) => spotOf(board, point)) as [Spot, Spot, Spot];
  const length = (to: Spot): number => Math.hypot(to[0] - start[0], to[1] - start[1]);
  const [line, band] = [drawn.get("line") as Drawn, drawn.get("band") as Drawn];
  motion.drawOut(line.node, length(end), length(spotOf(board, last)), MILL_LINE, arrival);
  motion.appear(band.node, MILL_BAND, arrival);
}

/** A cow shakes where it stands. */
export function shake(board: Board, point: Point): void {
  const node = board.stage.picture.drawn.get(`cow:${point}`)?.node;
  if (node) board.stage.motion.shake(node, spotOf(board, point));
}

/** A cow travels to its point, above everything. Gives how long that takes. */
function travel(board: Board, to: Point, start: string, duration: number): number {
  const { picture, motion } = board.stage;
  const { node } = picture.drawn.get(`cow:${to}`) as Drawn;
  const transform = [start, transformOf(spotOf(board, to))];
  const next = node.nextSibling;
  const land = (): void => {
    // A drawing in the meantime has put it where it belongs.
    if (node === picture.node.lastChild && next?.parentNode === picture.node) next.before(node);
  };
  if (!motion.travel(node, { transform }, duration, land)) return 0;
  picture.node.append(node);
  return duration;
}
