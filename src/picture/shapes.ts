/* Shapes as plain data, from back to front. `toSvg.ts` writes them as text; pages patch them by key. */
import type { Colors } from "./colors.ts";

/** The name of a theme's colour, or a colour that is the same in every theme. */
export type Paint = keyof Colors | `#${string}`;

/** SVG attributes, with colour names as paints. Attributes that are `undefined` are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface Shape {
  /** Unique among the shape's siblings; names what it shows, such as `cow:d6`. */
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

/** Coordinates in the picture. */
export type Spot = readonly [x: number, y: number];

const cache = /* @__PURE__ */ new Map<string, unknown>();

/**
 * Makes a value once for each key. The key must name everything that the value depends on. A page skips
 * shapes that are the same object as before.
 */
export function cached<Value = readonly Shape[]>(
  key: string,
  make: () => Value,
  values: Map<string, unknown> = cache,
): Value {
  const value = (values.get(key) as Value | undefined) ?? make();
  values.set(key, value);
  return value;
}

const caches = /* @__PURE__ */ new WeakMap<object, Map<string, unknown>>();

/** Does the same as {@link cached}, but drops the values with the frozen data that they depend on. */
export function cachedFor<Value = readonly Shape[]>(data: object, key: string, make: () => Value): Value {
  const values = caches.get(data) ?? new Map<string, unknown>();
  caches.set(data, values);
  return cached(key, make, values);
}

/** Rounds to at most two decimals, so that every machine writes the same text. */
export const rounded = (number: number): number => Math.round(100 * number) / 100;

export function path(key: string, d: string, attributes: Attributes): Shape {
  return { key, tag: "path", attributes: { d, ...attributes } };
}

/** Draws the outline of a path. */
export function stroke(key: string, d: string, paint: Paint, width: number, more: Attributes = {}): Shape {
  return path(key, d, { stroke: paint, "stroke-width": width, ...more });
}

export function circle(key: string, [cx, cy]: Spot, r: number, attributes: Attributes): Shape {
  return { key, tag: "circle", attributes: { cx, cy, r, ...attributes } };
}

/** Draws a filled circle, perhaps translucent. */
export function disc(key: string, spot: Spot, r: number, fill: Paint, opacity?: number): Shape {
  return circle(key, spot, r, { fill, opacity });
}

/** Draws the outline of a circle. */
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

/** Groups shapes around a spot, so that they move together; `scale` resizes them. */
export function group(key: string, [x, y]: Spot, content: readonly Shape[], more: Attributes = {}): Shape {
  const { scale, ...attributes } = more;
  const transform = `translate(${x} ${y})${scale === undefined ? "" : ` scale(${scale})`}`;
  return { key, tag: "g", attributes: { transform, ...attributes }, content };
}

/** A rectangle in the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a rectangle with round corners. */
export function rect(key: string, box: Box, rx: number, attributes: Attributes): Shape {
  return { key, tag: "rect", attributes: { ...box, rx, ...attributes } };
}

/** The path of a cross around the origin. */
export const CROSS = "M-16-16L16 16M-16 16L16-16";

/** Draws a cross where something was shot or captured, or is about to be. */
export function cross(key: string, spot: Spot, more: Attributes = {}): Shape {
  return group(
    key,
    spot,
    [stroke("edge", CROSS, "shade", 15, { opacity: 0.55 }), stroke("cross", CROSS, "mark", 8)],
    more,
  );
}

/** Writes text centred on a spot. */
export function label(
  key: string,
  [x, y]: Spot,
  content: string,
  size: number,
  more: Attributes = {},
): Shape {
  // Capitals and digits are about 0.72 times as high as the font size.
  const attributes = {
    x,
    y: rounded(y + 0.36 * size),
    fill: "text",
    "font-size": size,
    "text-anchor": "middle",
  };
  return { key, tag: "text", attributes: { ...attributes, ...more }, content };
}
