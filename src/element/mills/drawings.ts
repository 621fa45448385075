/* The arrows and rings on a board: those of the program, and those that people draw one by one. */
import type { Arrow, Drawings, ShapeColor } from "../../base/drawings.ts";
import type { PictureDrawings } from "../../picture/mills/drawings.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";

/** The drawings of people: only arrows and rings. */
export type DrawingsOfPeople = {
  readonly [Part in keyof Drawings]-?: NonNullable<Drawings[Part]>;
};

/** Adds a stroke, a ring if it ends where it begins; removes it if it is there in the same colour. */
export function toggled({ arrows, rings }: DrawingsOfPeople, stroke: Arrow): DrawingsOfPeople {
  const { from, to, color } = stroke;
  const toggle = <Shape extends { readonly color?: ShapeColor | undefined }>(
    shapes: readonly Shape[],
    shape: Shape,
    isThere: (other: Shape) => boolean,
  ): readonly Shape[] => {
    const others = shapes.filter((other) => !isThere(other));
    return shapes.some((other) => isThere(other) && other.color === color) ? others : [...others, shape];
  };
  return from === to
    ? { arrows, rings: toggle(rings, { point: to, ...(color && { color }) }, ({ point }) => point === to) }
    : { rings, arrows: toggle(arrows, stroke, (other) => other.from === from && other.to === to) };
}

/** Joins the drawings of the program and of people, without points that the board lacks. */
export function drawingsOn(
  game: Game,
  { arrows = [], rings = [], shut = [], labels = {} }: PictureDrawings,
  ofPeople: DrawingsOfPeople,
): PictureDrawings {
  const { points } = variantFrom(game.variant).board;
  const has = (point: Point): boolean => points.includes(point);
  return {
    arrows: [...arrows.filter(({ from, to }) => has(from) && has(to)), ...ofPeople.arrows],
    rings: [...rings.filter(({ point }) => has(point)), ...ofPeople.rings],
    shut: shut.filter(has),
    labels: Object.fromEntries(Object.entries(labels).filter(([point]) => has(point))),
  };
}
