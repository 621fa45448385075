/* The arrows and rings on a board: those of the program, and those that people draw one by one. */
import type { Arrow, Drawings } from "../../base/drawings.ts";
import type { PictureDrawings } from "../../picture/mills/drawings.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";

/** The drawings of people: only arrows and rings. */
type DrawingsOfPeople = Required<{ readonly [Part in keyof Drawings]: NonNullable<Drawings[Part]> }>;

/** Adds a stroke, which is a ring if it ends where it begins. Removes it if it is there in the same colour. */
export function toggled(strokes: readonly Arrow[], stroke: Arrow): readonly Arrow[] {
  const old = strokes.find(({ from, to }) => from === stroke.from && to === stroke.to);
  const others = strokes.filter((other) => other !== old);
  return old && old.color === stroke.color ? others : [...others, stroke];
}

/** Returns strokes as arrows and rings. */
export function drawingsOf(strokes: readonly Arrow[]): DrawingsOfPeople {
  return {
    arrows: strokes.filter(({ from, to }) => from !== to),
    rings: strokes.filter(({ from, to }) => from === to).map(({ to, color }) => ({ point: to, color })),
  };
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
