/** The words every file of this family shares: sides, points, steps. Types only. */

/** A side. GAR knows a light and a dark set of cows; who begins is the variant's `firstPlayer`. */
export type Player = "light" | "dark";

/** A point by its file (a letter a to w) and rank (1 to 99), as the Welt-Mühlespiel-Dachverband names them: `d6`. */
export type Point = string;

/** A way from one point to another. */
export interface Step {
  readonly from: Point;
  readonly to: Point;
}
