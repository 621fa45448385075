/** The arrows and rings on a board: those of the program, and those of people, who draw one after the other. */
import type { Drawings } from "../../picture/mills/drawings.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";

/** What is drawn by people: always arrows and rings. */
export type DrawingsOfPeople = {
  readonly [Part in "arrows" | "rings"]: NonNullable<Drawings[Part]>;
};

/** From where to where a person draws: an arrow, or a ring where it goes nowhere. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

/** Drawings with one more stroke; without it if it was there before. */
export function toggled({ arrows, rings }: DrawingsOfPeople, { from, to }: Stroke): DrawingsOfPeople {
  if (from === to)
    return { arrows, rings: rings.includes(to) ? rings.filter((each) => each !== to) : [...rings, to] };
  const others = arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  return { rings, arrows: others.length < arrows.length ? others : [...arrows, { from, to }] };
}

/** What a program and people have drawn, without what is at points that the board lacks. */
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
