/** Where houses, stores and figures lie in the picture of a mancala board. */
import type { Player } from "../../mancala/state.ts";
import type { Spot } from "../shapes.ts";
import { WALL } from "./kraal.ts";
import type { Place } from "./position.ts";

/** Half of a pit or a store across. */
const PIT = 58;

/** From the middle between the rows to the pits of each. */
const ROW = 114;
/** From one house to the next; from the edge of the picture to the middle of a store, and on to a house. */
const PITCH = 140;
const EDGE = WALL + 24 + PIT;
const BESIDE = PIT + 34 + PIT;
/** Half the height of the picture, with room for names. */
const MIDDLE = WALL + 228;

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Where a house or store has its middle, or a house something so much farther from the middle of the board. */
  readonly spotOf: (place: Place, farther?: number) => Spot;
}

/** The layout of a board with so many houses on a side, seen by a player. */
export function layOut(row: number, bottom: Player): Layout {
  const width = 2 * (EDGE + BESIDE) + (row - 1) * PITCH;
  const height = 2 * MIDDLE;
  const asSouth = (place: Place, farther: number): Spot => {
    if (typeof place === "string") return [place === "south" ? width - EDGE : EDGE, MIDDLE];
    const south = place < row;
    const column = south ? place : 2 * row - 1 - place;
    return [EDGE + BESIDE + column * PITCH, MIDDLE + (south ? ROW + farther : -ROW - farther)];
  };
  const spotOf = (place: Place, farther = 0): Spot => {
    const [x, y] = asSouth(place, farther);
    return bottom === "south" ? [x, y] : [width - x, height - y];
  };
  return { width, height, spotOf };
}
