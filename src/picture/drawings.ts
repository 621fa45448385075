/* Advice on a board of any family: arrows and rings, in the theme's own colour or in one of four, and labels. */
import { type Check, inspect, mustBe, text } from "../base/checks.ts";
import { isRecord } from "../base/data.ts";
import type { Arrow, ShapeColor } from "../base/drawings.ts";
import {
  type Attributes,
  group,
  label,
  type Paint,
  path,
  rounded,
  type Shape,
  type Spot,
  stroke,
} from "./shapes.ts";

/** How one of the four colours is drawn. On every ground, either the fill or the edge stands out. */
interface Look {
  readonly fill: Paint;
  readonly edge: Paint;
  /** The number of dashes in a ring, 0 for an unbroken one, so that the colours also differ on grey paper. */
  readonly dashes: number;
}

export const looks: Readonly<Record<ShapeColor, Look>> = {
  green: { fill: "#15803d", edge: "light", dashes: 0 },
  red: { fill: "#c8102e", edge: "light", dashes: 9 },
  yellow: { fill: "#ffd400", edge: "dark", dashes: 6 },
  blue: { fill: "#1d4ed8", edge: "light", dashes: 4 },
};

const GAP = 22;

/** Returns the attributes that divide a line of this length into a number of dashes. */
const dashed = (length: number, dashes: number): Attributes => ({
  "stroke-dasharray": `${rounded(length / dashes - GAP)} ${GAP}`,
});

/**
 * Draws a ring of advice.
 *
 * @param outline - Draws a stroke along the ring.
 * @param length - How long the ring is.
 */
export function adviceRing(
  outline: (key: string, paint: Paint, width: number, more: Attributes) => Shape,
  length: number,
  color: ShapeColor | undefined,
): Shape[] {
  if (color === undefined) return [outline("ring", "hint", 8, {})];
  const { fill, edge, dashes } = looks[color];
  const more = dashes ? dashed(length, dashes) : {};
  return [outline("edge", edge, 15, more), outline("ring", fill, 8, more)];
}

/** Draws arrows that lead somewhere. */
export const arrowsOf = (arrows: readonly Arrow[], spotOf: (point: string) => Spot): Shape[] =>
  arrows
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, color }, i) => arrow(`arrow:${i}:${from}-${to}`, spotOf(from), spotOf(to), color));

/** Draws an arrow over the pieces, from beside the middle of one spot to just before the middle of another. */
function arrow(key: string, [x, y]: Spot, [toX, toY]: Spot, color: ShapeColor | undefined): Shape {
  const length = Math.hypot(toX - x, toY - y);
  const [across, down] = [(toX - x) / length, (toY - y) / length];
  const at = (along: number, aside: number): string =>
    `${rounded(x + across * along - down * aside)} ${rounded(y + down * along + across * aside)}`;
  // A short arrow has a smaller head, so that it does not hide a cow.
  const head = Math.min(1, length / 150);
  const [neck, barb] = [length - 4 - 36 * head, length - 4 - 40 * head];
  const corners = [
    at(22, 4),
    at(neck, 9 * head),
    at(barb, 24 * head),
    at(length - 4, 0),
    at(barb, -24 * head),
    at(neck, -9 * head),
    at(22, -4),
  ];
  const d = `M${corners.join("L")}Z`;
  const { fill, edge, dashes } = color
    ? looks[color]
    : { fill: "hint" as const, edge: "shade" as const, dashes: 0 };
  return group(
    key,
    [0, 0],
    [
      stroke("edge", d, edge, color ? 11 : 8, { opacity: color ? undefined : 0.45 }),
      path("arrow", d, { fill, stroke: fill, "stroke-width": 4 }),
      ...(dashes ? [stroke("dashes", `M${at(30, 0)}L${at(neck, 0)}`, edge, 3, dashed(288, dashes))] : []),
    ],
  );
}

/** Draws labels in pills beside their spots, at the upper right by default. */
export const labelsOf = (
  labels: Readonly<Record<string, string>>,
  spotOf: (point: string) => Spot,
  [across, down]: Spot = [31, -31],
  size = 19,
): Shape[] =>
  Object.entries(labels).map(([point, text]) => {
    const [x, y] = spotOf(point);
    return tag(`label:${point}`, [x + across, y + down], text, size);
  });

function tag(key: string, spot: Spot, text: string, size: number): Shape {
  const half = rounded((Math.max(0, [...text].length - 2) * 5.5 * size) / 19);
  const pill = `M${-half} 0h${2 * half}`;
  return group(key, spot, [
    stroke("edge", pill, "hint", 2 * size + 6),
    stroke("pill", pill, "wall", 2 * size),
    label("text", [0, 0], text, size, { "font-weight": 600 }),
  ]);
}

/** Makes a check of labels by point or house. */
export const labelsBy =
  (place: Check, example: string): Check =>
  (value, at, faults) => {
    if (!isRecord(value)) return mustBe(`an object such as ${example}`, value, at, faults);
    const names = Object.keys(value);
    names.forEach((name) => {
      inspect(place, name, `the points of ${at}`, faults);
    });
    const label = text(/^.{1,12}$/u, "a text of 1 to 12 characters");
    return inspect(Object.fromEntries(names.map((name) => [name, label])), value, at, faults);
  };
