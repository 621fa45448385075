/**
 * What a picture is made of: shapes as plain data, in the order in which they are drawn, each with a key. `print.ts` writes them
 * as text; a page can patch what it shows by their keys.
 */
import { isDeepFrozen } from "../base/data.ts";
import type { Colours } from "./colours.ts";

/** The name of a colour of the theme. */
export type Paint = keyof Colours;

/** Attributes as in SVG, except that a paint is the name of a colour. Those that are `undefined` are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One shape. */
export interface Shape {
  /** Unique among its siblings: what it shows, such as `cow:d6`. */
  readonly key: string;
  readonly tag: string;
  readonly attributes: Attributes;
  /** What it holds, from back to front, or its words. */
  readonly content?: readonly Shape[] | string;
}

/** A whole picture, drawn from 0 to its width and height. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A place in the picture. */
export type Spot = readonly [x: number, y: number];

const known = /* @__PURE__ */ new Map<string, unknown>();

/** A value that is computed once for a key, which names all that it depends on. A page need not compare shapes that are the same object. */
export function once<Made = readonly Shape[]>(key: string, make: () => Made): Made {
  const made = (known.get(key) as Made | undefined) ?? make();
  known.set(key, made);
  return made;
}

const knownOf = /* @__PURE__ */ new WeakMap<object, Map<string, unknown>>();

/** The same for values that depend on an object that never changes, such as a board; they are kept as long as that object. */
export function onceOf<Made>(thing: object, key: string, make: () => Made): Made {
  let all = knownOf.get(thing);
  if (all === undefined) {
    // Whatever is not frozen may have changed when it is asked for again.
    if (!isDeepFrozen(thing)) return make();
    all = new Map();
    knownOf.set(thing, all);
  }
  const made = (all.get(key) as Made | undefined) ?? make();
  all.set(key, made);
  return made;
}

/** A number as it is written: with two digits after the point at most, so that it prints alike everywhere. */
export const rounded = (number: number): number => Math.round(100 * number) / 100;

/** A path, such as `M0 0H100`. */
export function path(key: string, d: string, attributes: Attributes): Shape {
  return { key, tag: "path", attributes: { d, ...attributes } };
}

/** A path that is drawn with a pen of this width. */
export function stroke(key: string, d: string, paint: Paint, width: number, more: Attributes = {}): Shape {
  return path(key, d, { stroke: paint, "stroke-width": width, ...more });
}

/** A circle about a spot. */
export function circle(key: string, [cx, cy]: Spot, r: number, attributes: Attributes): Shape {
  return { key, tag: "circle", attributes: { cx, cy, r, ...attributes } };
}

/** A filled circle, perhaps translucent. */
export function disc(key: string, spot: Spot, r: number, fill: Paint, opacity?: number): Shape {
  return circle(key, spot, r, { fill, opacity });
}

/** A circle that is drawn with a pen of this width. */
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

/** Shapes that are drawn about a spot and move together, perhaps larger or smaller. */
export function group(key: string, [x, y]: Spot, content: readonly Shape[], more: Attributes = {}): Shape {
  const { scale, ...attributes } = more;
  const transform = `translate(${x} ${y})${scale === undefined ? "" : ` scale(${scale})`}`;
  return { key, tag: "g", attributes: { transform, ...attributes }, content };
}

/** Words whose middle is at a spot. */
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
    fill: "light",
    "font-size": size,
    "text-anchor": "middle",
  };
  return { key, tag: "text", attributes: { ...attributes, ...more }, content };
}
