/* The names of points: files and ranks beside the board, or a badge at each point. */
import { type Board, labelsOf } from "../../rules/mills/data/board.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { disc, group, label, type Shape, type Spot } from "../shapes.ts";
import type { Layout } from "./layout.ts";

/** Whether files and ranks beside the board name every point. */
export const namesBeside = ({ at }: Board, notation: "wmd" | "mssa"): boolean =>
  notation === "wmd" && at === undefined;

/** Draws the ranks at the left and the files below. */
export function namesBesideBoard({ points }: Board, { spots, ranks, files }: Layout): Shape[] {
  const all = points.flatMap((point, i) => {
    const [x, y] = spots[i] as Spot;
    const [file, rank] = [point[0] as string, point.slice(1)];
    return [label(`rank:${rank}`, [ranks, y], rank, 21), label(`file:${file}`, [x, files], file, 21)];
  });
  return [...new Map(all.map((name) => [name.key, name])).values()];
}

/** Draws a badge on each point that has a name, or at the lower right of the cow that stands there. */
export function badges(
  { points }: Board,
  notation: "wmd" | "mssa",
  { spots }: Layout,
  hasCow: (point: Point) => boolean,
): Shape[] {
  const labels = labelsOf(points);
  return points.flatMap((point, i) => {
    const name = notation === "wmd" ? point : labels.get(point);
    if (name === undefined) return [];
    const [x, y] = spots[i] as Spot;
    const aside = hasCow(point) ? 31 : 0;
    return group(
      `name:${point}`,
      [x + aside, y + aside],
      [
        disc("edge", [0, 0], 22, "line"),
        disc("disc", [0, 0], 19, "wall"),
        label("text", [0, 0], name, name.length > 2 ? 16 : 19, { "font-weight": 600 }),
      ],
    );
  });
}
