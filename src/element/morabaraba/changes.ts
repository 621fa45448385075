/** What has changed between two boards, so that cows can slide and fade. */
import type { Point } from "../../rules/morabaraba/data/terms.ts";

/** What moves on the screen between two boards. */
export interface Change {
  /** The cow that came, and the point it left; without one, it came from the hand. */
  readonly came?: { readonly to: Point; readonly from: Point | undefined };
  /** The points of cows that are gone for good. */
  readonly gone: readonly Point[];
}

/** The change between two boards; `undefined` if more than one cow came, as no move does, or if the boards differ in size. */
export function changeBetween(before: string, after: string, points: readonly Point[]): Change | undefined {
  if (before.length !== after.length) return undefined;
  const other = points.filter((_, i) => before[i] !== after[i]);
  const cowOn = (board: string, point: Point): string | undefined => board[points.indexOf(point)];
  const gone = other.filter((point) => cowOn(before, point) !== ".");
  const [to, ...more] = other.filter((point) => cowOn(after, point) !== ".");
  if (to === undefined) return { gone };
  if (more.length > 0) return undefined;
  const from = gone.find((point) => cowOn(before, point) === cowOn(after, to));
  return { came: { to, from }, gone: gone.filter((point) => point !== from) };
}
