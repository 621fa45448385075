/* The layout of a picture. Its size depends on the board and on what surrounds the board. */
import type { Spot as BoardSpot } from "../../rules/mills/data/drawing.ts";
import { type Player, players } from "../../rules/mills/data/terms.ts";
import { type Box, rounded, type Spot } from "../shapes.ts";

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The ground, inside the rim. */
  readonly ground: Box;
  /** The coordinates of the points, in the board's order. */
  readonly spots: readonly Spot[];
  /** The x coordinate of the ranks' names, and the y coordinate of the files' names. */
  readonly ranks: number;
  readonly files: number;
  /** The y coordinate of the middle of each side's band. */
  readonly bands: Readonly<Record<Player, number>>;
}

/** The frame around a board. */
export type Frame = "plain" | "kraal" | "none";

/** What surrounds the board. */
export interface BoardChrome {
  /** Whether the names of files and ranks are beside the board. */
  readonly names: boolean;
  /** Whether there are bands with cows above and below. */
  readonly bands: boolean;
  readonly frame: Frame;
}

/** The distance between the nearest points of a board. */
const STEP = 100;
/** The distance from the outermost points to the picture's edge, with and without names beside the board. */
const NAMED = 76;
const BARE = 60;
/** The distance from the outermost points to the middle of names. */
const NAMES = 58;
/** The height of a band, the rim of the card, and the breadth of a kraal's stakes. */
const BAND = 52;
const RIM = 7;
export const STAKES = 22;

/** Lays out a board with points at these coordinates, as seen by a player. */
export function layOut(
  places: readonly BoardSpot[],
  bottom: Player,
  { names, bands, frame }: BoardChrome,
): Layout {
  const gaps = places.flatMap(([x, y]) => places.map(([toX, toY]) => (toX - x) ** 2 + (toY - y) ** 2));
  const scale = STEP / Math.sqrt(Math.min(...gaps.filter((gap) => gap > 0)));
  const scaled = places.map((place) => place.map((part) => Math.round(part * scale)) as unknown as Spot);
  const across = Math.max(...scaled.map(([x]) => x));
  const down = Math.max(...scaled.map(([, y]) => y));
  const stakes = frame === "kraal" ? STAKES : 0;
  const rim = frame === "none" ? 0 : RIM;
  const margin = names ? NAMED : BARE;
  const band = bands ? BAND : 0;
  const [left, top] = [stakes + margin, stakes + band + margin];
  const [width, height] = [across + 2 * left, down + 2 * top];
  const bandOf = (player: Player): number => {
    const fromEdge = stakes + BAND / 2 + 2;
    return player === bottom ? height - fromEdge : fromEdge;
  };
  return {
    width,
    height,
    ground: {
      x: stakes + rim,
      y: stakes + band + rim,
      width: across + 2 * (margin - rim),
      height: down + 2 * (margin - rim),
    },
    spots: scaled.map(([x, y]) =>
      bottom === "light" ? [left + x, top + y] : [left + across - x, top + down - y],
    ),
    ranks: left - NAMES,
    // Lower-case letters look lower than digits.
    files: top + down + NAMES - 3,
    bands: Object.fromEntries(players.map((player) => [player, bandOf(player)])) as Layout["bands"],
  };
}

/** Returns a closed path through spots. */
export const outline = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** Whether all spots are on the line through two of them, or on one side of it. */
export function isOnHull(spots: readonly Spot[], [x, y]: Spot, [toX, toY]: Spot): boolean {
  const sides = spots.map(([atX, atY]) => Math.sign(rounded((toX - x) * (atY - y) - (toY - y) * (atX - x))));
  return !sides.includes(1) || !sides.includes(-1);
}
