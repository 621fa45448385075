/** What pressing a point makes of a turn: a cow is chosen, a step is made, a cow is shot, or the rules refuse it. */
import type { IllegalMoveCode, Move, MoveLike } from "../morabaraba/data/state.ts";
import type { Point } from "../morabaraba/data/terms.ts";
import { whyIllegal } from "../morabaraba/game.ts";
import { movesOf, type Refusal, type Situation, type Turn } from "./situation.ts";

/** The turn as it is now, and the whole move, or why it was refused. A refusal leaves the turn as it was. */
export interface Pressed {
  readonly turn: Turn;
  readonly move?: Move;
  readonly refused?: Refusal;
}

/** A point is pressed in a game that goes on. */
export function press(situation: Situation, point: Point): Pressed {
  const { game, board, turn } = situation;
  const { from, to } = turn;
  // Its own point once more, where a shot is awaited: the mill without a shot.
  if (to !== undefined) return attempt(situation, { from, to, shot: point === to ? undefined : point });
  if (point === from) return { turn: {} };
  const cow = game.board[board.points.indexOf(point)];
  const own = cow === (game.turn === "light" ? "L" : "D");
  if (own || (from === undefined && cow !== "." && game.hands[game.turn] === 0)) {
    const move = { from: point, to: point };
    const code = whyIllegal(game, move) as IllegalMoveCode;
    // Only the cow itself is in the way: that is mended by a destination, if there is one.
    if (code !== "occupied") return { turn, refused: { move, code } };
    const { length } = movesOf(situation, { from: point });
    return length > 0 ? { turn: { from: point } } : { turn, refused: { move, code: "blocked" } };
  }
  return step(situation, { from, to: point });
}

/** A step or placement is tried: one that may shoot awaits its shot, any other is the whole move. */
export function step(situation: Situation, { from, to }: MoveLike): Pressed {
  const mayShoot = movesOf(situation, { from, to }).some(({ shot }) => shot !== undefined);
  return mayShoot ? { turn: { from, to } } : attempt(situation, { from, to });
}

function attempt(situation: Situation, wanted: MoveLike): Pressed {
  const { game, turn } = situation;
  const move = movesOf(situation, wanted).find(({ shot }) => shot === wanted.shot);
  if (move !== undefined) return { turn: {}, move: move as Move };
  return { turn, refused: { move: wanted, code: whyIllegal(game, wanted) as IllegalMoveCode } };
}
