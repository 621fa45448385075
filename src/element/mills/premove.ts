/** The move that a person sets while the other side is to move: it is played when the turn comes, if it is legal then. */
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";
import { pressPoint } from "../../turn/press.ts";
import { isMovable } from "../../turn/shown.ts";
import type { TurnState } from "../../turn/turnState.ts";
import type { DrawingsOfPeople } from "./drawings.ts";

/** What has been set of a premove: a cow alone, a cow and its point, or a point for a cow from the hand. */
export interface Premove {
  readonly from?: Point | undefined;
  readonly to?: Point | undefined;
}

/** Whether a cow of this side stands on a point. */
function stands(game: Game, player: Player, point: Point): boolean {
  const { points } = variantFrom(game.variant).board;
  return game.board[points.indexOf(point)] === (player === "light" ? "L" : "D");
}

/** Whether a premove of this side may begin with the cow on a point. */
export function mayLead(game: Game, player: Player, point: Point): boolean {
  const { moveWhilePlacing } = variantFrom(game.variant);
  return stands(game, player, point) && (moveWhilePlacing || game.hands[player] === 0);
}

/** Drawings with a premove: an arrow, or a ring where it has one point alone. */
export function withPremove({ arrows, rings }: DrawingsOfPeople, { from, to }: Premove): DrawingsOfPeople {
  if (from !== undefined && to !== undefined) return { rings, arrows: [...arrows, { from, to }] };
  const point = from ?? to;
  return { arrows, rings: point === undefined ? rings : [...rings, point] };
}

/** A premove after a press. A press on what was set gives it up. */
export function premovePressed(game: Game, player: Player, { from, to }: Premove, point: Point): Premove {
  if (mayLead(game, player, point)) return point === from && to === undefined ? {} : { from: point };
  if (stands(game, player, point) || point === to) return {};
  if (from !== undefined && to === undefined) return { from, to: point };
  return game.hands[player] > 0 ? { to: point } : {};
}

/** The turn after the presses of a premove; undefined where its cow can no longer move or its point is refused. */
export function premovePlayed(state: TurnState, { from, to }: Premove): TurnState | undefined {
  if (from !== undefined && !isMovable(state, from)) return undefined;
  const begun = from === undefined ? state : pressPoint(state, from);
  const taken = to === undefined ? begun : pressPoint(begun, to);
  return taken.refused ? undefined : taken;
}
