/* Houses and stores: hollows in the ground, centred on 0 0, with their seeds in a loose heap. */
import type { ShapeColor } from "../../base/drawings.ts";
import { adviceRing } from "../drawings.ts";
import { cached, group, path, rounded, type Shape, type Spot, stroke } from "../shapes.ts";
import type { Layout } from "./layout.ts";
import type { Pit } from "./position.ts";

/** The breadths of a house, a store and a seed. */
const HOUSE = 112;
const STORE = 104;
const SEED = 24;

/** How far rings are outside the edge of a house or store, and how long a ring around a house is. */
const OUTSIDE = 7;
const AROUND_HOUSE = 2 * Math.PI * (HOUSE / 2 + OUTSIDE);

/** Where the seeds of a house lie, the first in the middle. Further seeds are not drawn. */
const SEATS: readonly Spot[] = [
  [0, 0],
  [-17, -12],
  [16, -14],
  [14, 16],
  [-15, 17],
  [0, -31],
  [31, 2],
  [-32, 3],
  [2, 32],
  [30, -27],
  [-29, -28],
  [28, 30],
  [-29, 31],
];

/** The columns of seeds in a store, and the largest distance between rows, which begin at the store's end. */
const COLUMNS = [0, -29, 29];
const ROW_HEIGHT = 28;
/** The most seeds drawn in a store. */
const MOST_STORED = 60;

/** Returns where the seeds of a house or store lie. Many rows in a store move closer together. */
export function seatsIn(pit: Pit, count: number, { half, arrangement }: Layout): readonly Spot[] {
  if (typeof pit === "number") return SEATS.slice(0, count);
  const shown = Math.min(count, MOST_STORED);
  const rows = Math.ceil(shown / COLUMNS.length);
  const apart = Math.min(ROW_HEIGHT, (2 * half + 28) / Math.max(1, rows - 1));
  return Array.from({ length: shown }, (_, i): Spot => {
    const row = Math.floor(i / COLUMNS.length);
    const aside = (COLUMNS[i % COLUMNS.length] as number) + (row % 2 === 0 ? -4 : 5);
    const along = rounded(half + 2 - apart * row);
    return arrangement === "wide" ? [aside, along] : [-along, aside];
  });
}

const dots = (seats: readonly Spot[]): string => seats.map(([x, y]) => `M${x} ${y}h0`).join("");

/** Returns the centre line of a hollow: a dot, or a stroke from one end to the other. */
function outline(pit: Pit, { half, arrangement }: Layout): string {
  if (typeof pit === "number") return "M0 0h0";
  return arrangement === "wide" ? `M0-${half}V${half}` : `M-${half} 0H${half}`;
}

/** Returns a closed path a little outside the edge of a house or store. */
function around(pit: Pit, { half, arrangement }: Layout): string {
  const r = breadthOf(pit) / 2 + OUTSIDE;
  const long = typeof pit === "number" ? 0 : half;
  const turn = `A${r} ${r} 0 0 1`;
  return arrangement === "wide"
    ? `M${r}-${long}V${long}${turn}-${r} ${long}V-${long}${turn} ${r}-${long}Z`
    : `M-${long}-${r}H${long}${turn} ${long} ${r}H-${long}${turn}-${long}-${r}Z`;
}

const breadthOf = (pit: Pit): number => (typeof pit === "number" ? HOUSE : STORE);

/** Draws seeds with their shadows. Every third seed is a little darker. */
function seeds(seats: readonly Spot[]): Shape[] {
  const all = dots(seats);
  const tinted = dots(seats.filter((_, i) => i % 3 === 1));
  const drawn = [
    stroke("shadow", all, "shade", SEED + 2, { opacity: 0.5, transform: "translate(0 3)" }),
    stroke("seeds", all, "text", SEED),
    stroke("tint", tinted, "line", SEED, { opacity: 0.4 }),
  ];
  return drawn.filter(({ attributes }) => attributes["d"] !== "");
}

/** Draws a house or store with its seeds. */
export function pitShape(pit: Pit, count: number, layout: Layout): Shape {
  const content = cached(`pit ${typeof pit} ${count} ${layout.arrangement}`, () =>
    hollow(pit, count, layout),
  );
  return group(`pit:${pit}`, layout.spotOf(pit), content);
}

function hollow(pit: Pit, count: number, layout: Layout): readonly Shape[] {
  const d = outline(pit, layout);
  const breadth = breadthOf(pit);
  return [
    stroke("lip", d, "light", breadth + 4, { opacity: 0.16, transform: "translate(0 4)" }),
    stroke("hollow", d, "wall", breadth),
    stroke("depth", d, "shade", breadth - 14, { opacity: 0.28, transform: "translate(0 4)" }),
    ...seeds(seatsIn(pit, count, layout)),
  ];
}

/** Draws a ring of advice around a house. */
export function advisedRing(house: number, layout: Layout, color: ShapeColor | undefined): Shape {
  const d = around(house, layout);
  const content = cached(`advice ${layout.arrangement} ${color}`, () =>
    adviceRing((key, paint, width, more) => stroke(key, d, paint, width, more), AROUND_HOUSE, color),
  );
  return group(`hint:${house}`, layout.spotOf(house), content);
}

/** Draws a ring around a house or store, perhaps with a glow inside. */
export function ringAround(
  key: string,
  pit: Pit,
  layout: Layout,
  width: number,
  more: Shape["attributes"] = {},
  glow = 0,
): Shape {
  const { arrangement, spotOf } = layout;
  const content = cached(`ring ${typeof pit} ${arrangement} ${width} ${glow} ${Object.values(more)}`, () => {
    const d = around(pit, layout);
    const ring = stroke("ring", d, "mark", width, more);
    return glow === 0 ? [ring] : [path("glow", d, { fill: "mark", opacity: glow }), ring];
  });
  return group(key, spotOf(pit), content);
}
