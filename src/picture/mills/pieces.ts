/*
 * Cows and stones. Light and dark ones differ in shape as well as colour. They have radius 40, and their
 * middle is at (0, 0). Those that are not on the board stand in bands above and below it: cows in hand at the
 * left, cows that the side shot at the right.
 */
import { opponentOf, type Player, players } from "../../rules/mills/data/terms.ts";
import type { Colors } from "../colors.ts";
import { cached, disc, group, path, ring, type Shape, type Spot } from "../shapes.ts";
import type { Layout } from "./layout.ts";

/** One part of your own piece: a path around (0, 0), in a circle of radius 40. */
export interface PiecePart {
  /** The path, in SVG syntax. */
  readonly d: string;
  /** The fill colour; no fill if left out. */
  readonly fill?: keyof Colors | undefined;
  /** The stroke colour; no stroke if left out. */
  readonly stroke?: keyof Colors | undefined;
  /** The stroke width; 1 if left out. */
  readonly width?: number | undefined;
  /** From 0 (invisible) to 1 (default). */
  readonly opacity?: number | undefined;
}

/** The parts of each side's piece, from back to front. A picture draws the shadows under them. */
export type PieceSet = Readonly<Record<Player, readonly PiecePart[]>>;

/** A built-in set of pieces, or your own. */
export type Pieces = "cows" | "stones" | PieceSet;

const FACE =
  "M-8-14Q0-17 8-14C12-11 13-5 12 0C11 7 9 12 9 16C12 20 12 26 8 30Q0 34-8 30C-12 26-12 20-9 16C-9 12-11 7-12 0C-13-5-12-11-8-14Z";
const NOSTRILS = "M-4 24V26M4 24V26";

/** Light: lyre-shaped horns, level ears, a diamond on the brow. Dark: wide horns, hanging ears, a blaze. */
const HEAD = {
  light:
    "M-5-13C-15-11-25-13-26-21C-27-26-23-31-18-33C-20-28-21-24-18-21C-16-18-9-18-5-18H5C9-18 16-18 18-21C21-24 20-28 18-33" +
    "C23-31 27-26 26-21C25-13 15-11 5-13ZM-11-3C-17 1-24 0-29-6C-24-12-17-13-11-9ZM11-9C17-13 24-12 29-6C24 0 17 1 11-3Z",
  dark:
    "M-5-9C-12-6-23-4-29-9C-33-13-33-19-30-24C-29-19-27-16-22-15C-16-14-10-17-5-17H5C10-17 16-14 22-15C27-16 29-19 30-24" +
    "C33-19 33-13 29-9C23-4 12-6 5-9ZM-10 1C-13 7-20 11-26 10C-25 1-18-5-11-5ZM11-5C18-5 25 1 26 10C20 11 13 7 10 1Z",
};
const BROW = {
  light: "M0-8L4 0L0 8L-4 0Z",
  dark: "M0-10C3-5 2 6 4 14Q0 17-4 14C-2 6-3-5 0-10Z",
};
/** Light: a thin ring. Dark: a broad one. */
const STONE = { light: [26, 2], dark: [20, 8] } as const;

/** A piece's height above the board, which its shadows show. */
export type Height = "flat" | "standing" | "chosen" | "lifted";

const SHADOWS: Readonly<Record<Height, readonly (readonly [y: number, r: number, opacity: number])[]>> = {
  flat: [],
  standing: [
    [5, 43, 0.14],
    [3, 41, 0.3],
  ],
  chosen: [
    [14, 48, 0.16],
    [7, 42, 0.22],
  ],
  lifted: [
    [30, 56, 0.16],
    [15, 45, 0.22],
  ],
};

export interface Look {
  readonly set: Pieces;
  readonly height: Height;
  /** Whether the piece is one of the small ones above and below a board: with a rim and without details. */
  readonly small?: boolean;
}

export function piece(
  key: string,
  player: Player,
  spot: Spot,
  look: Look,
  more: Shape["attributes"] = {},
): Shape {
  const { set, height, small = false } = look;
  const make = () => partsAndShadows(player, look);
  const content = typeof set === "object" ? make() : cached(`${set} ${player} ${height} ${small}`, make);
  return group(key, spot, content, more);
}

function partsAndShadows(player: Player, { set, height, small = false }: Look): readonly Shape[] {
  const shadows = SHADOWS[height].map(([y, r, opacity], i) =>
    disc(`shadow${i}`, [0, y], r, "shade", opacity),
  );
  return [...shadows, ...partsOf(player, set, small)];
}

function partsOf(player: Player, set: Pieces, small: boolean): readonly Shape[] {
  const other = opponentOf(player);
  if (typeof set === "object") {
    return set[player].map(({ d, fill, stroke, width = 1, opacity }, i) =>
      path(`part${i}`, d, { fill, stroke, "stroke-width": stroke && width, opacity }),
    );
  }
  const body = small
    ? ring("disc", [0, 0], 41.5, other, 3, { fill: player })
    : disc("disc", [0, 0], 40, player);
  const edge = ring("edge", [0, 0], 38, other, 2, { opacity: player === "light" ? 0.65 : 0.4 });
  if (set === "stones") {
    const [r, width] = STONE[player];
    if (small) return [body, ring("ring", [0, 0], r, other, 2 * width, { opacity: 0.5 })];
    return [body, edge, ring("ring", [0, 0], r, other, width, { opacity: 0.3 })];
  }
  const head = path("head", HEAD[player] + FACE, { fill: other });
  if (small) return [body, head];
  const brow = path("brow", BROW[player] + NOSTRILS, { fill: player, stroke: player, "stroke-width": 2 });
  return [body, edge, head, brow];
}

/** The distances from the picture's edge to the first cow, between cows in hand, and between shot cows. */
const [EDGE, IN_HAND, SHOT] = [36, 37, 25];

/** Draws the bands of both sides from the numbers of cows in hand and lost. */
export function bands(
  hands: Readonly<Record<Player, number>>,
  lost: Readonly<Record<Player, number>>,
  set: Pieces,
  { width, bands, ground }: Layout,
): Shape[] {
  const edge = ground.x + EDGE - 7;
  return players.flatMap((player) => {
    const other = opponentOf(player);
    // On a small board cows overlap.
    const needed = IN_HAND * hands[player] + SHOT * lost[other];
    const squeeze = Math.min(1, (width - 2 * edge) / needed);
    const row = (
      key: string,
      side: Player,
      count: number,
      start: number,
      pitch: number,
      scale: number,
    ): Shape[] =>
      Array.from({ length: count }, (_, i) =>
        piece(
          `${key}:${player}:${i + 1}`,
          side,
          [Math.round(start + i * pitch * squeeze), bands[player]],
          { set, height: "flat", small: true },
          { scale },
        ),
      );
    return [
      ...row("hand", player, hands[player], edge, IN_HAND, 0.42),
      ...row("shot", other, lost[other], width - edge, -SHOT, 0.34),
    ];
  });
}
