/**
 * Shapes as plain data, in the order in which they are drawn, each with a key. `toSvg.ts` writes a picture of them as text;
 * a page patches what it shows by the keys.
 */
import type { Colours } from "./colours.ts";

/** The name of a colour of the theme. */
export type Paint = keyof Colours;

/** Attributes as in SVG, but with names of colours for paints. An attribute that is `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface Shape {
  /** Unique among the siblings of the shape; says what it shows, such as `cow:d6`. */
  readonly key: string;
  readonly tag: string;
  readonly attributes: Attributes;
  /** Shapes from back to front, or text. */
  readonly content?: readonly Shape[] | string;
}

/** A whole picture. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A place in the picture. */
export type Spot = readonly [x: number, y: number];

const cache = /* @__PURE__ */ new Map<string, unknown>();

/**
 * A value that is made once for a key, which names everything that the value depends on. A page skips shapes that are the
 * same object as before.
 */
export function cached<Made = readonly Shape[]>(
  key: string,
  make: () => Made,
  from: Map<string, unknown> = cache,
): Made {
  const made = (from.get(key) as Made | undefined) ?? make();
  from.set(key, made);
  return made;
}

const caches = /* @__PURE__ */ new WeakMap<object, Map<string, unknown>>();

/** {@link cached} for values that also depend on frozen data, such as a board, and are dropped with the data. */
export function cachedFor<Made = readonly Shape[]>(data: object, key: string, make: () => Made): Made {
  const values = caches.get(data) ?? new Map<string, unknown>();
  caches.set(data, values);
  return cached(key, make, values);
}

/** A number with at most two digits after the point, so that every machine writes the same text. */
export const rounded = (number: number): number => Math.round(100 * number) / 100;

export function path(key: string, d: string, attributes: Attributes): Shape {
  return { key, tag: "path", attributes: { d, ...attributes } };
}

/** The outline of a path. */
export function stroke(key: string, d: string, paint: Paint, width: number, more: Attributes = {}): Shape {
  return path(key, d, { stroke: paint, "stroke-width": width, ...more });
}

export function circle(key: string, [cx, cy]: Spot, r: number, attributes: Attributes): Shape {
  return { key, tag: "circle", attributes: { cx, cy, r, ...attributes } };
}

/** A filled circle, perhaps translucent. */
export function disc(key: string, spot: Spot, r: number, fill: Paint, opacity?: number): Shape {
  return circle(key, spot, r, { fill, opacity });
}

/** The outline of a circle. */
export function ring(
  key: string,
  spot: Spot,
  r: number,
  paint: Paint,
  width: number,
  more: Attributes = {},
): Shape {
  return circle(key, spot, r, { stroke: paint, "stroke-width": width, ...more });
}

/** Shapes around a spot that move together, perhaps larger or smaller. */
export function group(key: string, [x, y]: Spot, content: readonly Shape[], more: Attributes = {}): Shape {
  const { scale, ...attributes } = more;
  const transform = `translate(${x} ${y})${scale === undefined ? "" : ` scale(${scale})`}`;
  return { key, tag: "g", attributes: { transform, ...attributes }, content };
}

/** A part of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle with round corners. */
export function rect(key: string, box: Box, rx: number, attributes: Attributes): Shape {
  return { key, tag: "rect", attributes: { ...box, rx, ...attributes } };
}

/** The path of a cross around 0 0. */
export const CROSS = "M-16-16L16 16M-16 16L16-16";

/** A cross where something was shot or captured, or is about to be. */
export function cross(key: string, spot: Spot, more: Attributes = {}): Shape {
  return group(
    key,
    spot,
    [stroke("edge", CROSS, "shade", 15, { opacity: 0.55 }), stroke("cross", CROSS, "mark", 8)],
    more,
  );
}

/** Text with its middle at a spot. */
export function label(
  key: string,
  [x, y]: Spot,
  content: string,
  size: number,
  more: Attributes = {},
): Shape {
  // Capitals and digits are about 0.72 of the size high.
  const attributes = {
    x,
    y: rounded(y + 0.36 * size),
    fill: "text",
    "font-size": size,
    "text-anchor": "middle",
  };
  return { key, tag: "text", attributes: { ...attributes, ...more }, content };
}
