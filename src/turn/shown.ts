/* What a screen shows during a turn: the pieces, and what a press on each point does. */
import type { Player, Point } from "../rules/mills/data/terms.ts";
import { variantOf } from "../rules/mills/game.ts";
import { asPoint, boardAfter, pendingMoves, pendingTargets, readState, type TurnState } from "./turnState.ts";

/** How to highlight a point: see {@link pointMark}. */
export type Mark = "chosen" | "movable" | "destination" | "target";

/**
 * Maps each point with a cow to its side, in the board's order, for drawing. Dead cows are left out. While a
 * shot is pending, the cow that closed the mill is on its new point.
 *
 * @throws `ArgumentError` if `state` is not the state of a turn.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { beginTurn, pressPoint, shownPieces } from "morabaraba/turn";
 *
 * const state = pressPoint(beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4")), "g7");
 * shownPieces(state).get("g7"); // => "light"
 * ```
 */
export function shownPieces(state: TurnState): ReadonlyMap<Point, Player> {
  const { game, pending } = readState(state);
  const board = boardAfter(game, pending);
  const pieces = new Map<Point, Player>();
  variantOf(game).board.points.forEach((point, i) => {
    if (board[i] === "L" || board[i] === "D") pieces.set(point, board[i] === "L" ? "light" : "dark");
  });
  return pieces;
}

/**
 * Returns how to highlight a point:
 *
 * - `chosen`: the chosen cow, or the cow that has just closed a mill and has a pending shot.
 * - `target`: a cow that may be shot now.
 * - `destination`: a point where the chosen cow may go or, if none is chosen, a cow from the hand.
 * - `movable`: a cow that may be chosen.
 * - `undefined`: a press would be refused.
 *
 * @throws `ArgumentError` if `state` is not the state of a turn.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { beginTurn, pointMark, pressPoint } from "morabaraba/turn";
 *
 * const state = pressPoint(beginTurn(parsePosition("LL6/2LDD3/L6D l 0,0 - 0 40")), "d7");
 * pointMark(state, "d7"); // => "chosen"
 * pointMark(state, "g7"); // => "destination"
 * pointMark(state, "a7"); // => "movable"
 * pointMark(state, "a1"); // => undefined
 * ```
 */
export function pointMark(state: TurnState, point: Point): Mark | undefined {
  const at = asPoint(point);
  const { pending } = readState(state);
  const { from, to } = pending;
  if (at === (to ?? from)) return "chosen";
  if (pendingTargets(state).includes(at)) return "target";
  if (to !== undefined) return undefined;
  if (pendingMoves(state, pending).some((move) => move.to === at)) return "destination";
  return isMovable(state, at) ? "movable" : undefined;
}

/**
 * Returns whether a person may pick up a cow: it has a legal move, and no shot is pending.
 *
 * @param from - The cow's point, or nothing for a cow in the hand of the side to move.
 * @throws `ArgumentError` if `state` is not the state of a turn.
 * @example
 * ```ts
 * import { createGame, parsePosition } from "morabaraba";
 * import { beginTurn, isMovable } from "morabaraba/turn";
 *
 * isMovable(beginTurn(createGame())); // => true
 * isMovable(beginTurn(parsePosition("LL6/2LDD3/L6D l 0,0 - 0 40")), "d3"); // => false
 * ```
 */
export function isMovable(state: TurnState, from?: Point): boolean {
  return (
    readState(state).pending.to === undefined && pendingMoves(state, { from: from ?? undefined }).length > 0
  );
}
