/** A turn as it is shown: the picture, the names of its points, the status line. */
import type { MoveLike } from "../morabaraba/data/state.ts";
import type { Point } from "../morabaraba/data/terms.ts";
import { variantOf } from "../morabaraba/game.ts";
import { isMovable } from "../turn/shown.ts";
import { boardAfter, type TurnState } from "../turn/turnState.ts";
import type { Words } from "../words/morabaraba.ts";
import type { Chosen } from "./choices.ts";
import { coverHand, drawGame } from "./draw.ts";
import { speak } from "./speak.ts";
import type { View } from "./view.ts";

/** Shows a turn, in which people may act or not. */
export function show(
  view: View,
  state: TurnState,
  chosen: Chosen,
  lastMove: MoveLike | null | undefined,
  words: Words,
  active: boolean,
): void {
  const { game, moves, pending } = state;
  const { points } = variantOf(game).board;
  const now = boardAfter(game, pending);
  const { from, to } = pending;
  // While a shot is awaited, what is being done counts; and a mark may be of a game that has left the board.
  const marked = to === undefined && lastMove && isOn(points, lastMove) ? lastMove : undefined;
  drawGame(view, game, points, {
    orientation: chosen.orientation,
    notation: chosen.notation,
    coordinates: chosen.coordinates === "shown",
    theme: chosen.theme,
    moves,
    lastMove: marked,
    mills: to ?? marked?.to,
    destinations: from ?? (view.carried && "hand"),
    shots: to === undefined ? undefined : { from, to },
    before: view.shown,
    now,
  });
  view.shown = now;
  coverHand(view, game, active && isMovable(state));
  speak(view, words, state, active, now, chosen.notation);
}

/** Whether a board has all points of a move. */
function isOn(points: readonly Point[], { to, from = to, shot = to }: MoveLike): boolean {
  return [to, from, shot].every((point) => points.includes(point));
}
