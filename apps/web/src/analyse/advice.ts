/** The best moves as drawings on the board: an arrow for a move, a ring for a placement, a number where there are several. */
import type { Drawings } from "morabaraba/svg";

/** Drawings of moves in WMD notation, the best first. */
export function adviceOf(moves: readonly string[]): Drawings {
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
      ({ from, to }, i) => arrows.findIndex((each) => each.from === from && each.to === to) === i,
    ),
    rings: steps.flatMap(({ from, to }) => (from === undefined ? [to] : [])),
    labels: labels.size > 1 ? Object.fromEntries(labels) : {},
  };
}
