/* Advice on a board: arrows, rings, bars on points where no cow can go, and labels. */
import type { Drawings } from "../../base/drawings.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { adviceRing, arrowsOf, labelsOf } from "../drawings.ts";
import { group, ring, type Shape, type Spot, stroke } from "../shapes.ts";

/**
 * Advice to draw on a board, such as hints, threats, the best line or a teacher's notes.
 * Arrows and rings are as in comments; pictures and boards also have bars and labels.
 */
export interface PictureDrawings extends Drawings {
  /** Points to mark with a bar, because no cow can go there. */
  readonly shut?: readonly Point[] | undefined;
  /** Labels by point, such as `{ d6: "7" }`, each of at most 12 characters. */
  readonly labels?: Readonly<Record<Point, string>> | undefined;
}

const RADIUS = 46;

/** Draws all advice, from back to front. Of several rings around a point, the last is drawn. */
export function drawingsOf(
  { arrows = [], rings = [], shut = [], labels = {} }: PictureDrawings,
  spotOf: (point: Point) => Spot,
): Shape[] {
  return [
    ...Array.from(new Map(rings.map((each) => [each.point, each])).values(), ({ point, color }) => {
      const spot = spotOf(point);
      if (color === undefined) return ring(`ring:${point}`, spot, RADIUS, "hint", 8);
      // The key has the colour, because a ring in the theme's colour is another kind of node.
      return group(
        `ring:${point}:${color}`,
        spot,
        adviceRing(
          (key, paint, width, more) => ring(key, [0, 0], RADIUS, paint, width, more),
          2 * Math.PI * RADIUS,
          color,
        ),
      );
    }),
    ...Array.from(new Set(shut), (point) => shutMark(point, spotOf(point))),
    ...arrowsOf(arrows, spotOf),
    ...labelsOf(labels, spotOf),
  ];
}

/** Draws a bar in a circle: no cow can go there. */
export function shutMark(point: Point, spot: Spot): Shape {
  return group(`shut:${point}`, spot, [
    ring("circle", [0, 0], 20, "light", 5, { fill: "shade" }),
    stroke("bar", "M-9 0H9", "light", 6),
  ]);
}
