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
  const { from, to } = turn;
  // While a shot is awaited, what is being done counts; and a mark may be of a game that has left the board.
  const marked = to === undefined && lastMove && isOn(points, lastMove) ? lastMove : undefined;
  drawGame(view, situation, {
    ...chosen,
    moves,
    lastMove: marked,
    mills: to ?? marked?.to,
    destinations: from ?? (view.carried && "hand"),
    shots: to === undefined ? undefined : { from, to },
    before: view.shown,
    now,
  });
  view.shown = now;
  coverHand(view, situation, active && isMovable(situation, undefined));
  speak(view, words, situation, active, now, chosen.coordinates);
}
