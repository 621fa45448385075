/** Strokes, discs and words with dark edges, as the picture of mancala draws them. */
import type { Colours } from "../colours.ts";
import type { Shape, Spot } from "../shapes.ts";

/** The name of a colour. */
type Paint = keyof Colours;

/** A way along a path, perhaps in dashes. */
export function stroke(key: string, d: string, paint: Paint, width: number, dashes?: string): Shape {
  const dashed = dashes && { "stroke-dasharray": dashes };
  return { key, tag: "path", attributes: { d, stroke: paint, "stroke-width": width, ...dashed } };
}

/** A disc about a spot, perhaps with a rim. */
export function disc(key: string, [cx, cy]: Spot, r: number, fill: Paint, rim: Paint = fill): Shape {
  return { key, tag: "circle", attributes: { cx, cy, r, fill, stroke: rim, "stroke-width": 4 } };
}

/** Shapes that move together, drawn about the spot, perhaps smaller. */
export function group(key: string, [x, y]: Spot, content: readonly Shape[], scale = ""): Shape {
  return { key, tag: "g", attributes: { transform: `translate(${x} ${y})${scale}` }, content };
}

/** Words in the middle of a spot, with dark edges as marks have them; the size is a multiple of three. */
export function label(key: string, [x, y]: Spot, content: string, fill: Paint = "light", size = 27): Shape {
  const attributes = {
    x,
    // Digits and capitals are some two thirds of the size high.
    y: y + size / 3,
    fill,
    stroke: "line",
    "stroke-width": 8,
    "paint-order": "stroke",
    "font-size": size,
    "text-anchor": "middle",
  };
  return { key, tag: "text", attributes, content };
}

/** A mark that shows on any ground: a stroke in the colour of marks with dark edges. */
export function mark(key: string, spot: Spot, d: string, dashes?: string): Shape {
  return group(key, spot, [stroke("edge", d, "line", 13, dashes), stroke("mark", d, "mark", 7, dashes)]);
}
