/** A situation as it is shown: the picture, the names of its points, the status line. */
import type { MoveLike } from "../morabaraba/data/state.ts";
import { boardAfter, isOn } from "../turn/shown.ts";
import { isMovable, type Situation } from "../turn/situation.ts";
import type { Words } from "../words/morabaraba.ts";
import type { Chosen } from "./choices.ts";
import { coverHand, drawGame } from "./draw.ts";
import { speak } from "./speak.ts";
import type { View } from "./view.ts";

/** Shows a situation, on which people may act or not. */
export function show(
  view: View,
  situation: Situation,
  chosen: Chosen,
  lastMove: MoveLike | null | undefined,
  words: Words,
  active: boolean,
): void {
  const { game, board, moves, turn } = situation;
  const { points } = board;
  const now = boardAfter(game, points, turn);
  drawGame(view, situation, {
    ...chosen,
    moves,
    // While a shot is awaited, what is being done counts; and a mark may be of a game that has left the board.
    lastMove: turn.to === undefined && lastMove && isOn(points, lastMove) ? lastMove : undefined,
    destinations: turn.from ?? (view.carried && "hand"),
    shots: turn.to === undefined ? undefined : { from: turn.from, to: turn.to },
    before: view.shown,
    now,
  });
  view.shown = now;
  coverHand(view, situation, active && isMovable(situation, undefined));
  speak(view, words, situation, active, now, chosen.coordinates);
}
