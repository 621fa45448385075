/* Advice on a board, in its own colour: arrows, rings, bars on points where no cow can go, and labels. */
import type { Point } from "../../rules/mills/data/terms.ts";
import { group, label, path, ring, rounded, type Shape, type Spot, stroke } from "../shapes.ts";

/** Advice to draw on a board, such as hints, threats, the best line or a teacher's notes. */
export interface Drawings {
  /** Arrows from point to point. */
  readonly arrows?: readonly { readonly from: Point; readonly to: Point }[] | undefined;
  /** Rings around points, such as where to place a cow. */
  readonly rings?: readonly Point[] | undefined;
  /** Points to mark with a bar, because no cow can go there. */
  readonly shut?: readonly Point[] | undefined;
  /** Labels by point, such as `{ d6: "7" }`, each of at most 12 characters. */
  readonly labels?: Readonly<Record<Point, string>> | undefined;
}

/** Draws all advice, from back to front. */
export function drawingsOf(
  { arrows = [], rings = [], shut = [], labels = {} }: Drawings,
  spotOf: (point: Point) => Spot,
): Shape[] {
  return [
    ...Array.from(new Set(rings), (point) => ring(`ring:${point}`, spotOf(point), 46, "hint", 8)),
    ...Array.from(new Set(shut), (point) => shutMark(point, spotOf(point))),
    ...arrows
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }, i) => arrow(`arrow:${i}:${from}-${to}`, spotOf(from), spotOf(to))),
    ...Object.entries(labels).map(([point, text]) => tag(`label:${point}`, spotOf(point), text)),
  ];
}

/** Draws a bar in a circle: no cow can go there. */
export function shutMark(point: Point, spot: Spot): Shape {
  return group(`shut:${point}`, spot, [
    ring("circle", [0, 0], 20, "light", 5, { fill: "shade" }),
    stroke("bar", "M-9 0H9", "light", 6),
  ]);
}

/** Draws an arrow over the cows, from beside the middle of one spot to just before the middle of another. */
function arrow(key: string, [x, y]: Spot, [toX, toY]: Spot): Shape {
  const length = Math.hypot(toX - x, toY - y);
  const [across, down] = [(toX - x) / length, (toY - y) / length];
  const at = (along: number, aside: number): string =>
    `${rounded(x + across * along - down * aside)} ${rounded(y + down * along + across * aside)}`;
  // A short arrow has a smaller head, so that it does not hide a cow.
  const head = Math.min(1, length / 150);
  const [neck, barb] = [length - 4 - 36 * head, length - 4 - 40 * head];
  const corners = [
    at(22, 4),
    at(neck, 9 * head),
    at(barb, 24 * head),
    at(length - 4, 0),
    at(barb, -24 * head),
    at(neck, -9 * head),
    at(22, -4),
  ];
  const d = `M${corners.join("L")}Z`;
  return group(
    key,
    [0, 0],
    [
      stroke("edge", d, "shade", 8, { opacity: 0.45 }),
      path("arrow", d, { fill: "hint", stroke: "hint", "stroke-width": 4 }),
    ],
  );
}

/** Draws a label in a pill, at the upper right of a spot. */
function tag(key: string, [x, y]: Spot, text: string): Shape {
  const half = Math.max(0, 5.5 * ([...text].length - 2));
  const pill = `M${-half} 0h${2 * half}`;
  return group(
    key,
    [x + 31, y - 31],
    [
      stroke("edge", pill, "hint", 44),
      stroke("pill", pill, "wall", 38),
      label("text", [0, 0], text, 19, { "font-weight": 600 }),
    ],
  );
}
