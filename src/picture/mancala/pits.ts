/** Houses and stores as hollows in the ground, with their seeds in a loose heap. Each is drawn around 0 0. */
import { cached, group, path, rounded, type Shape, type Spot, stroke } from "../shapes.ts";
import type { Layout } from "./layout.ts";
import type { Place } from "./position.ts";

/** The breadth of a house and of a store. */
const HOUSE = 112;
const STORE = 104;
const SEED = 24;

/** Where the seeds of a house are, the first in the middle. Further seeds are not drawn. */
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

/** The columns of seeds in a store, and the largest distance between rows. The first row is at the end of the store. */
const COLUMNS = [0, -29, 29];
const ROW_HEIGHT = 28;
/** Further seeds of a store are not drawn. */
const MOST_STORED = 60;

/** Where the seeds of a house or a store are; many rows of a store move closer together. */
export function seatsIn(place: Place, count: number, { half, arrangement }: Layout): readonly Spot[] {
  if (typeof place === "number") return SEATS.slice(0, count);
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

/** The middle line of a hollow: a dot, or a stroke from one end to the other. */
function outline(place: Place, { half, arrangement }: Layout): string {
  if (typeof place === "number") return "M0 0h0";
  return arrangement === "wide" ? `M0-${half}V${half}` : `M-${half} 0H${half}`;
}

/** A line around a house or a store, a little outside its edge. */
function around(place: Place, { half, arrangement }: Layout): string {
  const r = breadthOf(place) / 2 + 7;
  const long = typeof place === "number" ? 0 : half;
  const turn = `A${r} ${r} 0 0 1`;
  return arrangement === "wide"
    ? `M${r}-${long}V${long}${turn}-${r} ${long}V-${long}${turn} ${r}-${long}Z`
    : `M-${long}-${r}H${long}${turn} ${long} ${r}H-${long}${turn}-${long}-${r}Z`;
}

const breadthOf = (place: Place): number => (typeof place === "number" ? HOUSE : STORE);

/** Seeds, each with its shadow; every third one is a little darker. */
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

/** A house or a store with its seeds. */
export function pit(place: Place, count: number, layout: Layout): Shape {
  const content = cached(`pit ${typeof place} ${count} ${layout.arrangement}`, () =>
    hollow(place, count, layout),
  );
  return group(`pit:${place}`, layout.spotOf(place), content);
}

function hollow(place: Place, count: number, layout: Layout): readonly Shape[] {
  const d = outline(place, layout);
  const breadth = breadthOf(place);
  return [
    stroke("lip", d, "light", breadth + 4, { opacity: 0.16, transform: "translate(0 4)" }),
    stroke("hollow", d, "wall", breadth),
    stroke("depth", d, "shade", breadth - 14, { opacity: 0.28, transform: "translate(0 4)" }),
    ...seeds(seatsIn(place, count, layout)),
  ];
}

/** A ring around a house or a store, perhaps with a glow within. */
export function ringAround(
  key: string,
  place: Place,
  layout: Layout,
  width: number,
  more: Shape["attributes"] = {},
  glow = 0,
): Shape {
  const { arrangement, spotOf } = layout;
  const content = cached(
    `ring ${typeof place} ${arrangement} ${width} ${glow} ${Object.values(more)}`,
    () => {
      const d = around(place, layout);
      const ring = stroke("ring", d, "mark", width, more);
      return glow === 0 ? [ring] : [path("glow", d, { fill: "mark", opacity: glow }), ring];
    },
  );
  return group(key, spotOf(place), content);
}
