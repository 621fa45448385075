/* The arrows and rings on a board: those of the program, and those that people draw one by one. */
import type { Drawings } from "../../picture/mills/drawings.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";

/** The drawings of people: only arrows and rings. */
export type DrawingsOfPeople = {
  readonly [Part in "arrows" | "rings"]: NonNullable<Drawings[Part]>;
};

/** One drawing: an arrow, or a ring if both points are the same. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

/** Adds a stroke, or removes it if it is there. */
export function toggled({ arrows, rings }: DrawingsOfPeople, { from, to }: Stroke): DrawingsOfPeople {
  if (from === to)
    return { arrows, rings: rings.includes(to) ? rings.filter((point) => point !== to) : [...rings, to] };
  const others = arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  return { rings, arrows: others.length < arrows.length ? others : [...arrows, { from, to }] };
}

/** Joins the drawings of the program and of people, without points that the board lacks. */
export function drawingsOn(
  game: Game,
  { arrows = [], rings = [], shut = [], labels = {} }: Drawings,
  ofPeople: DrawingsOfPeople,
): Drawings {
  const { points } = variantFrom(game.variant).board;
  const has = (point: Point): boolean => points.includes(point);
  return {
    arrows: [...arrows.filter(({ from, to }) => has(from) && has(to)), ...ofPeople.arrows],
    rings: [...rings.filter(has), ...ofPeople.rings],
    shut: shut.filter(has),
    labels: Object.fromEntries(Object.entries(labels).filter(([point]) => has(point))),
  };
}
