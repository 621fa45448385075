/* Marks of the game on the board: mills, the last move, the chosen cow, its destinations and targets. */
import type { Line } from "../../rules/mills/data/board.ts";
import type { MoveLike } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { CROSS, circle, cross, disc, group, ring, type Shape, type Spot, stroke } from "../shapes.ts";

/** Four arcs, open above, below, at the left and at the right. */
const ARCS = { "stroke-dasharray": "53 20.8", "stroke-dashoffset": 63.4, "stroke-linecap": "butt" };

const pathOver = (...spots: readonly Spot[]): string => `M${spots.map(([x, y]) => `${x} ${y}`).join("L")}`;

/** Marks a mill with a band behind it and a line through it. */
export function millMark(line: Line, spots: readonly Spot[]): Shape {
  const d = pathOver(...spots);
  return group(
    `mill:${line.join("-")}`,
    [0, 0],
    [stroke("band", d, "mark", 90, { opacity: 0.3 }), stroke("line", d, "mark", 9)],
  );
}

/** Marks a move with its path, the point that it left, and a halo around its destination. */
export function moveMarks({ from, to }: MoveLike, spotOf: (point: Point) => Spot): Shape[] {
  const end = spotOf(to);
  const halo = group("last:to", end, [
    disc("halo", [0, 0], 50, "mark", 0.32),
    ring("ring", [0, 0], 45, "mark", 3),
  ]);
  if (from === undefined) return [halo];
  const start = spotOf(from);
  return [
    stroke("last:way", pathOver(start, end), "mark", 11, { opacity: 0.6 }),
    circle("last:from", start, 15, { fill: "ground", stroke: "mark", "stroke-width": 6 }),
    halo,
  ];
}

/** Marks a dead cow, which keeps its point but no longer belongs to a side. */
export function deadMark(point: Point, spot: Spot): Shape {
  return group(`dead:${point}`, spot, [
    disc("disc", [0, 0], 34, "wall"),
    ring("edge", [0, 0], 32, "line", 3),
    stroke("cross", CROSS, "line", 7),
  ]);
}

export const chosenShadow = (point: Point, spot: Spot): Shape =>
  disc(`below:${point}`, spot, 52, "shade", 0.3);

export const chosenRing = (point: Point, spot: Spot): Shape => ring(`chosen:${point}`, spot, 46, "mark", 8);

/** Draws a dot where a cow may go. */
export function destinationDot(point: Point, spot: Spot): Shape {
  return group(`destination:${point}`, spot, [
    disc("edge", [0, 2], 18, "shade", 0.3),
    disc("dot", [0, 0], 16, "mark"),
  ]);
}

/** Draws four arcs around a cow that may be shot, or a ring and a cross if the pointer aims at it. */
export function targetMark(point: Point, spot: Spot, aimed: boolean): Shape {
  const arcs = aimed ? {} : ARCS;
  const rings = [
    ring("edge", [0, 0], 47, "shade", 12, { ...arcs, opacity: 0.4 }),
    ring("arcs", [0, 0], 47, "mark", 7, arcs),
  ];
  if (!aimed) return group(`target:${point}`, spot, rings);
  // Without a dark veil, the cross would not show on the cow's head, which is just as light.
  const veil = disc("veil", [0, 0], 40, "shade", 0.45);
  return group(`target:${point}`, spot, [veil, ...rings, cross("cross", [0, 0], { opacity: 0.9 })]);
}

/** Draws a thin ring around a point under the pointer where a cow may go. */
export const hoverRing = (point: Point, spot: Spot): Shape => ring(`hover:${point}`, spot, 44, "mark", 4);

/** Draws a disc and a ring below a cow that is held over a point where it may go. */
export function landing(point: Point, spot: Spot): Shape {
  return group(`over:${point}`, spot, [
    disc("halo", [0, 0], 56, "mark", 0.3),
    ring("ring", [0, 0], 46, "mark", 7),
  ]);
}

/** Draws a dashed ring around a cow that was refused. */
export const refusedRing = (point: Point, spot: Spot): Shape =>
  ring(`refused:${point}`, spot, 45, "mark", 6, { "stroke-dasharray": "4 12" });
