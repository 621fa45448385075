/** The best moves as drawings: arrows for moves, rings for placements, and numbers if there are several. */
import type { PictureDrawings } from "morabaraba/svg";

/** Returns drawings for moves in WMD notation, given the best first. */
export function adviceOf(moves: readonly string[]): PictureDrawings {
  const steps = moves.map((move) => {
    const [from = "", to] = (move.split("x")[0] ?? "").split("-");
    return to === undefined ? { to: from } : { from, to };
  });
  const labels = new Map<string, string>();
  steps.forEach(({ to }, i) => {
    if (!labels.has(to)) labels.set(to, `${i + 1}`);
  });
  const arrows = steps.flatMap(({ from, to }) => (from === undefined ? [] : [{ from, to }]));
  return {
    arrows: arrows.filter(
      ({ from, to }, i) => arrows.findIndex((arrow) => arrow.from === from && arrow.to === to) === i,
    ),
    rings: steps.flatMap(({ from, to }) => (from === undefined ? [{ point: to }] : [])),
    labels: labels.size > 1 ? Object.fromEntries(labels) : {},
  };
}
