/** What is marked in a picture of a Morabaraba game: the last move, where moves lead, what may be shot. */
import type { MoveLike } from "../../morabaraba/data/state.ts";
import type { Point } from "../../morabaraba/data/terms.ts";
import { fitting } from "../fitting.ts";
import { disc, mark, type Shape, type Spot } from "../shapes.ts";
import type { PictureOptions } from "./options.ts";

/** A ring has sixteen of them. */
const DOTS = "0 18.46";
const RING = "M47 0A47 47 0 1 1-47 0A47 47 0 1 1 47 0";
/** A ring ends at its right: from there, below, at the left and above, a hair goes inwards. */
const CROSS_HAIRS = `${RING}H23M0 47V23M-47 0H-23M0-47V-23`;
const CROSS = "M-15-15L15 15M-15 15L15-15";

/** Where points lie in the picture, and the way over them. */
interface Pen {
  readonly spotOf: (point: Point) => Spot;
  readonly way: (...points: readonly Point[]) => string;
}

/** Dots along a move, or about the cow it placed, and a cross where it shot one. */
export function moveMarks({ from, to, shot }: MoveLike, { spotOf, way }: Pen): Shape[] {
  const dots =
    from === undefined ? mark("last", spotOf(to), RING, DOTS) : mark("last", [0, 0], way(from, to), DOTS);
  return shot === undefined ? [dots] : [dots, mark("last:shot", spotOf(shot), CROSS)];
}

/** A ring about what was chosen, with lights where it may go, or cross-hairs on what it may shoot. */
export function choiceMarks({ destinations, moves, shots }: PictureOptions, { spotOf }: Pen): Shape[] {
  const chosen = shots ? shots.to : destinations;
  if (chosen === undefined) return [];
  const from = shots ? (shots.from ?? "hand") : chosen;
  const legal = fitting("moves", moves as readonly MoveLike[], Array.isArray(moves), "legalMoves(game)");
  const leaving: readonly MoveLike[] = legal
    .map(Object)
    .filter((move) => from === true || from === (move.from ?? "hand"));
  const arriving = leaving.filter(({ to }) => to === chosen);
  fitting("shots", shots, !shots || arriving.length > 0, "one of moves");
  const marked = shots ? arriving.flatMap(({ shot }) => shot ?? []) : leaving.map(({ to }) => to);
  // Where a point lies is asked first: what is not one of the board need not be text that a key can hold.
  const spot = chosen === true || chosen === "hand" ? undefined : spotOf(chosen);
  const ringed = spot ? [mark(`chosen:${chosen}`, spot, RING)] : [];
  const marks = Array.from(new Set(marked), (point) => {
    const spot = spotOf(point);
    return shots
      ? mark(`target:${point}`, spot, CROSS_HAIRS)
      : disc(`destination:${point}`, spot, 17, "mark", "line");
  });
  return [...ringed, ...marks];
}
