/* Arrows and rings, the same data in comments of records, in pictures and on boards of every family. */
import { type Fields, optional, type Spec, text } from "./checks.ts";

/** The colour of an arrow or a ring, as in the comments of chess programs. */
export type ShapeColor = "green" | "red" | "yellow" | "blue";

/** All colours, in the order of their letters in comments. */
export const shapeColors: readonly ShapeColor[] = ["green", "red", "yellow", "blue"];

/** A ring around a point, such as `d6`, or around a house of mancala, such as `C` or `c`. */
export interface Ring {
  readonly point: string;
  /** If left out, boards and pictures use the theme's `hint`, and comments green. */
  readonly color?: ShapeColor | undefined;
}

/** An arrow from one point or house to another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** If left out, boards and pictures use the theme's `hint`, and comments green. */
  readonly color?: ShapeColor | undefined;
}

/**
 * Arrows and rings. Comments, pictures and boards take the same drawings.
 * Points have their names, such as `d6`. Houses of mancala have letters on every board, from each player's
 * left to right: `A` is south's first house, `a` is north's.
 */
export interface Drawings {
  readonly arrows?: readonly Arrow[] | undefined;
  readonly rings?: readonly Ring[] | undefined;
}

/** The limit for arrows, and for rings: no comment can hold more. */
const MOST_SHAPES = 1_000_000;

/**
 * Returns the checks of arrows and rings; a function, so that bundlers drop it from apps without drawings.
 *
 * @param checkArrow - Adds to the check of an arrow.
 */
export function drawingFields(checkArrow = (arrow: Fields): Spec => arrow): Fields {
  const color = optional(shapeColors.join("|"));
  const point = text(/^[A-Za-z]\d{0,2}$/, "a point such as d6, or a house such as C");
  return {
    arrows: optional([checkArrow({ from: point, to: point, color }), 0, MOST_SHAPES]),
    rings: optional([{ point, color }, 0, MOST_SHAPES]),
  };
}

const SHAPE = /^([GRYB])([A-Za-z]\d{0,2})([A-Za-z]\d{0,2})?$/;

/** The shapes that a comment has, to add to. */
interface Found {
  readonly arrows: Arrow[];
  readonly rings: Ring[];
}

/** Reads the shapes in a comment's command, such as `Gd6,Rb4b6`. Returns false if one of them is invalid. */
export function readShapes(list: string, found: Found): boolean {
  const shapes = list.split(/, ?/).map((each) => SHAPE.exec(each));
  if (shapes.includes(null)) return false;
  for (const [, letter, from, to = from] of shapes as unknown as [string, string, string, string?][]) {
    const color = shapeColors["GRYB".indexOf(letter)] as ShapeColor;
    if (from === to) found.rings.push({ point: from, color });
    else found.arrows.push({ from, to: to as string, color });
  }
  return true;
}

/** Returns the drawings in a comment, without its words. */
export function drawingsIn(comment: string): Readonly<Found> {
  const found: Found = { arrows: [], rings: [] };
  for (const [, list = ""] of comment.matchAll(/\[%c[as]l\s+([^[\]]*)\]/g)) readShapes(list.trim(), found);
  return found;
}
