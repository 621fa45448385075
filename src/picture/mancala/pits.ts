/** Houses and stores as hollows in the ground, with their seeds laid so that they can be counted. */
import type { Colours } from "../colours.ts";
import type { Shape, Spot } from "../shapes.ts";
import type { Place } from "./position.ts";
import { group, stroke } from "./strokes.ts";

/** Half the length of a store, without its round ends. */
const HALF = 108;

/** Places in a pit, from the middle outwards. Each is taken together with its opposite, as on dice. */
const PLACES: readonly Spot[] = [
  [12, 21],
  [12, -21],
  [24, 0],
  [0, 42],
  [36, 21],
  [36, -21],
  [48, 0],
  [24, 42],
  [24, -42],
];

/** The seeds of a house, about its middle: 19 of them at the most. */
function inHouse(count: number): readonly Spot[] {
  const shown = Math.min(count, 2 * PLACES.length + 1);
  const pairs = PLACES.slice(0, shown >> 1).flatMap(([x, y]): Spot[] => [
    [x, y],
    [-x, -y],
  ]);
  return shown % 2 === 0 ? pairs : [[0, 0], ...pairs];
}

/** The seeds of a store in rows of five, from its top downwards: 50 of them at the most. */
function inStore(count: number): readonly Spot[] {
  return Array.from({ length: Math.min(count, 50) }, (_, i) => [
    20 * (i % 5) - 40,
    20 * Math.floor(i / 5) - HALF,
  ]);
}

/** A house or a store about a spot, so broad: a house as a dot of paint, a store as a stroke. */
function hollow(key: string, place: Place, paint: keyof Colours, breadth: number): Shape {
  return stroke(key, typeof place === "number" ? "M0 0h0" : `M0-${HALF}V${HALF}`, paint, breadth);
}

/** A house or a store with so many seeds. */
export function pit(place: Place, spot: Spot, count: number): Shape {
  const spots = typeof place === "number" ? inHouse(count) : inStore(count);
  const dots = spots.map(([x, y]) => `M${x} ${y}h0`).join("");
  return group(`pit:${place}`, spot, [
    hollow("rim", place, "wall", 126),
    hollow("hollow", place, "dark", 116),
    stroke("seeds", dots, "light", 17),
  ]);
}

/** A glow that shows about the house or store that is drawn upon it. */
export function glow(key: string, place: Place, spot: Spot): Shape {
  return group(key, spot, [hollow("edge", place, "line", 152), hollow("mark", place, "mark", 142)]);
}
