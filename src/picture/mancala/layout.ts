/*
 * The layout of houses, stores and figures. The houses are in two rows or, for narrow pages, in two columns.
 * Distances are from the middle of the board: along the rows, and outwards from the line between the rows.
 * Outwards is positive on the bottom player's side. A clockwise board is the mirror image.
 */
import { deepFreeze } from "../../base/data.ts";
import type { Player } from "../../rules/mancala/data/state.ts";
import { cached, type Spot } from "../shapes.ts";
import type { Pit } from "./position.ts";

/** Whether the houses are in two rows or in two columns. */
export type Arrangement = "wide" | "upright";

/** The direction of sowing in the picture. */
export type Direction = "counter-clockwise" | "clockwise";

interface Measures {
  /** The size of the board across its rows. */
  readonly breadth: number;
  /** The distances between houses, and from the board's end to a store and to the first house. */
  readonly pitch: number;
  readonly store: number;
  readonly first: number;
  /** Half the length of a store, without its round ends. */
  readonly half: number;
  /** How far outwards houses, their badges and their figures are. */
  readonly out: { readonly house: number; readonly badge: number; readonly figure: number };
  /** The same for stores, their figures and gains; positive towards the bottom player's side. */
  readonly storeOut: { readonly store: number; readonly figure: number; readonly gain: number };
  /** How far along the row badges and numbers of sown seeds are, from the middle of a house or store. */
  readonly along: { readonly badge: number; readonly gain: number; readonly storeGain: number };
}

const MEASURES: Readonly<Record<Arrangement, Measures>> = {
  wide: {
    breadth: 400,
    pitch: 134,
    store: 85,
    first: 215,
    half: 70,
    out: { house: 70, badge: 116, figure: 152 },
    storeOut: { store: -15, figure: 136, gain: 170 },
    along: { badge: -46, gain: 42, storeGain: 0 },
  },
  upright: {
    breadth: 600,
    pitch: 126,
    store: 76,
    first: 198,
    half: 100,
    out: { house: 98, badge: 144, figure: 194 },
    storeOut: { store: 0, figure: -206, gain: -206 },
    along: { badge: -46, gain: 32, storeGain: 36 },
  },
};

export interface Layout {
  readonly arrangement: Arrangement;
  readonly width: number;
  readonly height: number;
  /** The distance between the middles of two houses. */
  readonly pitch: number;
  /** Half the length of a store, without its round ends. */
  readonly half: number;
  /** The middles of the houses, by index. */
  readonly spots: readonly Spot[];
  /** Returns the middle of a house or store. */
  readonly spotOf: (pit: Pit) => Spot;
  /** Returns the middle of a house's or store's number of seeds. */
  readonly figureOf: (pit: Pit) => Spot;
  /** Returns the middle of the number of seeds sown in a house or store. */
  readonly gainOf: (pit: Pit) => Spot;
  /** Returns the middle of the badge with a house's name. */
  readonly badgeOf: (house: number) => Spot;
}

/** Lays out a board with `row` houses on each side, as seen by the player at the bottom. */
export const layOut = (
  row: number,
  bottom: Player,
  arrangement: Arrangement = "wide",
  direction: Direction = "counter-clockwise",
): Layout =>
  cached(`layout ${[row, bottom, arrangement, direction]}`, () =>
    measure(row, bottom, arrangement, direction),
  );

function measure(row: number, bottom: Player, arrangement: Arrangement, direction: Direction): Layout {
  const { breadth, pitch, store, first, half, out, storeOut, along } = MEASURES[arrangement];
  const length = 2 * first + (row - 1) * pitch;
  const isWide = arrangement === "wide";
  const [width, height] = isWide ? [length, breadth] : [breadth, length];
  const side = direction === "clockwise" ? -1 : 1;
  /**
   * Returns the spot at these distances from the middle, mirrored if clockwise, then moved by `more`: to the
   * right if wide, down if upright.
   */
  const spotAt = (alongRow: number, outwards: number, more: number): Spot =>
    isWide
      ? [width / 2 + side * alongRow + more, height / 2 + outwards]
      : [width / 2 - side * outwards, height / 2 + alongRow + more];
  /** Returns a spot in a house: `outwards` from the line between the rows, and `more` along the row. */
  const houseSpot = (house: number, more: number, outwards: number): Spot => {
    const isBelow = house < row === (bottom === "south");
    const column = house < row ? house : 2 * row - 1 - house;
    const seen = bottom === "south" ? column : row - 1 - column;
    return spotAt((seen - (row - 1) / 2) * pitch, isBelow ? outwards : -outwards, more);
  };
  const storeSpot = (player: Player, more: number, outwards: number): Spot =>
    spotAt((player === bottom ? 1 : -1) * (length / 2 - store), outwards, more);
  return deepFreeze({
    arrangement,
    width,
    height,
    pitch,
    half,
    spots: Array.from({ length: 2 * row }, (_, house) => houseSpot(house, 0, out.house)),
    spotOf: (pit: Pit) =>
      typeof pit === "string" ? storeSpot(pit, 0, storeOut.store) : houseSpot(pit, 0, out.house),
    figureOf: (pit: Pit) =>
      typeof pit === "string" ? storeSpot(pit, 0, storeOut.figure) : houseSpot(pit, 0, out.figure),
    gainOf: (pit: Pit) =>
      typeof pit === "string"
        ? storeSpot(pit, along.storeGain, storeOut.gain)
        : houseSpot(pit, along.gain, out.figure),
    badgeOf: (house: number) => houseSpot(house, along.badge, out.badge),
  });
}

/** With fewer pixels per unit than this, a wide board is hard to press and read. */
const SMALL = 0.5;

/** Returns the arrangement for a box in pixels: wide, unless that is too small and upright is larger. */
export function fittingArrangement(row: number, [across, down]: Spot): Arrangement {
  const scaleOf = (arrangement: Arrangement): number => {
    const { width, height } = layOut(row, "south", arrangement);
    return Math.min(across / width, down / height);
  };
  const wide = scaleOf("wide");
  return wide < SMALL && scaleOf("upright") > wide ? "upright" : "wide";
}
