/** What a board shows of a game with a turn in the making, and the move between two games. */
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
