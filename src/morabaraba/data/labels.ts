/** The labels of Mind Sports South Africa for the points of the boards with three rings of eight. */
import { diagonalBoard } from "./board.ts";
import type { Point } from "./terms.ts";

/** GAR's rings: exterior, principle, restricted, each numbered clockwise from its top left corner. */
export const labels: ReadonlyMap<Point, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ diagonalBoard.points.map((point, i) => [point, `${"EAR"[i >> 3]}${(i & 7) + 1}`]),
);
