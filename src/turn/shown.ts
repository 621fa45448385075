/** What a board shows of a game with a turn in the making, and what has changed between two things shown. */
import type { Line } from "../morabaraba/data/board.ts";
import type { Game, MoveLike } from "../morabaraba/data/state.ts";
import type { Point } from "../morabaraba/data/terms.ts";

/** The board, a character a point, after a move, also one that awaits its shot; a cow that is only chosen stands where it stood. */
export function boardAfter(
  { board, turn }: Pick<Game, "board" | "turn">,
  points: readonly Point[],
  { from, to, shot }: { readonly [Part in keyof MoveLike]?: Point | undefined },
): string {
  if (to === undefined) return board;
  const own = turn === "light" ? "L" : "D";
  return points
    .map((point, i) => (point === to ? own : point === from || point === shot ? "." : board[i]))
    .join("");
}

/** Whether a board has all points of a move. */
export function isOn(points: readonly Point[], { to, from = to, shot = to }: MoveLike): boolean {
  return [to, from, shot].every((point) => points.includes(point));
}

/** The one of these moves that leads from a game to the one a ply later; `undefined` where none does. */
export function moveBetween<Moved extends MoveLike>(
  before: Game,
  points: readonly Point[],
  moves: readonly Moved[],
  after: Game,
): Moved | undefined {
  if (after.ply !== before.ply + 1) return undefined;
  return moves.find((move) => boardAfter(before, points, move) === after.board);
}

/** The mills that a move of the side to move closes. */
export function millsOf(
  game: Pick<Game, "board" | "turn">,
  { points, lines }: { readonly points: readonly Point[]; readonly lines: readonly Line[] },
  move: MoveLike,
): readonly Line[] {
  const board = boardAfter(game, points, move);
  const cowOn = (point: Point): string | undefined => board[points.indexOf(point)];
  return lines.filter(
    (line) => line.includes(move.to) && line.every((point) => cowOn(point) === cowOn(move.to)),
  );
}

/** What is to be seen moving between two boards. */
export interface Change {
  /** The cow that came, and the point it left; without one, it came from the hand. */
  readonly came?: { readonly to: Point; readonly from: Point | undefined };
  /** The points of cows that are gone for good. */
  readonly gone: readonly Point[];
}

/** The change between two boards; `undefined` where more than one cow came, which is no move, and where the sizes differ. */
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
