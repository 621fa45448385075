/** Where houses, stores and figures are in the picture of a mancala board. */
import type { Player } from "../../mancala/state.ts";
import type { Spot } from "../shapes.ts";
import type { Place } from "./position.ts";

/** From one house to the next; from the edge of the picture to the middle of a store, and to that of the first house. */
const PITCH = 134;
const STORE = 85;
const FIRST = 215;
/** The height of the picture, and how far the rows are from its middle. */
const HEIGHT = 400;
const ROW = 70;
/** The middle of a store, downwards, and that of its figure; how far a figure is from the middle of its house. */
const STORE_Y = 185;
const TOTAL_Y = 336;
const FIGURE = 82;

/** Where everything is. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The middle of a house or a store. */
  readonly spotOf: (place: Place) => Spot;
  /** The middle of the figure that tells its seeds. */
  readonly figureOf: (place: Place) => Spot;
}

/** The layout of a board with so many houses on each side, seen by a player. */
export function layOut(row: number, bottom: Player): Layout {
  const width = 2 * FIRST + (row - 1) * PITCH;
  /** The column of a house and whether it is in the lower row, as the player at the bottom sees it. */
  const seen = (house: number): readonly [column: number, below: boolean] => {
    const below = house < row === (bottom === "south");
    const column = house < row ? house : 2 * row - 1 - house;
    return [bottom === "south" ? column : row - 1 - column, below];
  };
  const xOf = (place: Place): number => {
    if (typeof place === "string") return place === bottom ? width - STORE : STORE;
    return FIRST + seen(place)[0] * PITCH;
  };
  const rowOf = (house: number): number => HEIGHT / 2 + (seen(house)[1] ? ROW : -ROW);
  return {
    width,
    height: HEIGHT,
    spotOf: (place) => [xOf(place), typeof place === "string" ? STORE_Y : rowOf(place)],
    figureOf: (place) => [
      xOf(place),
      typeof place === "string" ? TOTAL_Y : rowOf(place) + (seen(place)[1] ? FIGURE : -FIGURE),
    ],
  };
}
