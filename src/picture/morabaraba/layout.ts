/** Where everything lies in the picture of a Morabaraba board, which is as large as the board and what stands beside it. */
import type { Spot as BoardSpot } from "../../morabaraba/data/drawing.ts";
import type { Player } from "../../morabaraba/data/terms.ts";
import { WALL } from "../kraal.ts";
import type { Spot } from "../shapes.ts";

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Where each of the places is. */
  readonly spots: readonly Spot[];
}

/** From the nearest points of a board to each other. */
const STEP = 100;
/** From the outermost points to what is beside them: room for a cow with a mark about it. */
const ROOM = 64;
/** The breadth of the names of files and ranks, and of a row of cows in hand. */
const NAMES = 32;
export const HAND = 62;

/** The layout of places, seen by a player, with room for names beside the board and for hands or without. */
export function layOut(places: readonly BoardSpot[], bottom: Player, names: boolean, hands: boolean): Layout {
  const gaps = places.flatMap(([x, y]) => places.map(([toX, toY]) => (toX - x) ** 2 + (toY - y) ** 2));
  const scale = STEP / Math.sqrt(Math.min(...gaps.filter((gap) => gap > 0)));
  const scaled = places.map((place) => place.map((part) => Math.round(part * scale)) as unknown as Spot);
  const across = Math.max(...scaled.map(([x]) => x));
  const down = Math.max(...scaled.map(([, y]) => y));
  const side = WALL + ROOM + (names ? NAMES : 0);
  const above = side + (hands ? HAND : 0);
  const spots = scaled.map(
    ([x, y]): Spot => (bottom === "light" ? [side + x, above + y] : [side + across - x, above + down - y]),
  );
  return { width: across + 2 * side, height: down + 2 * above, spots };
}
