/* Premoves: moves that a player sets during the other side's turn, played later if they are legal then. */
import type { Arrow } from "../../base/drawings.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";
import { pressPoint } from "../../turn/press.ts";
import { isMovable } from "../../turn/shown.ts";
import type { TurnState } from "../../turn/turnState.ts";

/** A premove. An unfinished one has only `from`; one that places a cow from the hand has only `to`. */
export interface Premove {
  readonly from?: Point | undefined;
  readonly to?: Point | undefined;
}

/** Returns whether a player has a cow on a point. */
function hasCow(game: Game, player: Player, point: Point): boolean {
  const { points } = variantFrom(game.variant).board;
  return game.board[points.indexOf(point)] === (player === "light" ? "L" : "D");
}

/** Returns whether a player's premove may start with the cow on a point. */
export function canStart(game: Game, player: Player, point: Point): boolean {
  const { moveWhilePlacing } = variantFrom(game.variant);
  return hasCow(game, player, point) && (moveWhilePlacing || game.hands[player] === 0);
}

/** Returns a premove as the stroke to draw: an arrow, or a ring if it has only one point. */
export function strokesOf({ from, to }: Premove): readonly Arrow[] {
  const [start, end] = [from ?? to, to ?? from];
  return start === undefined || end === undefined ? [] : [{ from: start, to: end }];
}

/** Returns the premove after a press. A second press on its cow or its destination drops it. */
export function premovePressed(game: Game, player: Player, { from, to }: Premove, point: Point): Premove {
  if (canStart(game, player, point)) return point === from && to === undefined ? {} : { from: point };
  if (hasCow(game, player, point) || point === to) return {};
  if (from !== undefined && to === undefined) return { from, to: point };
  return game.hands[player] > 0 ? { to: point } : {};
}

/** Plays a premove, and returns the turn after it; undefined if it is illegal. */
export function premovePlayed(state: TurnState, { from, to }: Premove): TurnState | undefined {
  if (from !== undefined && !isMovable(state, from)) return undefined;
  const picked = from === undefined ? state : pressPoint(state, from);
  const played = to === undefined ? picked : pressPoint(picked, to);
  return played.refused ? undefined : played;
}
