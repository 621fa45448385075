/**
 * What pressing a point does, or dragging a cow: a cow is chosen, a step made, a shot fired and the move played, or refused.
 */
import { deepFreeze } from "../base/data.ts";
import type { IllegalMoveCode, MoveLike } from "../rules/mills/data/state.ts";
import type { Point } from "../rules/mills/data/terms.ts";
import { applyMove, legalMoves, variantOf, whyIllegal } from "../rules/mills/game.ts";
import { isMovable } from "./shown.ts";
import {
  asPoint,
  cancelTurn,
  isRemoval,
  type PendingMove,
  pendingMoves,
  type Refusal,
  readState,
  seal,
  stateOf,
  type TurnState,
} from "./turnState.ts";

/**
 * Returns the state after a person has pressed a point.
 *
 * - One of their cows is chosen, exchanged for another, or put down when it is pressed again.
 * - An empty point receives the chosen cow, or one from the hand. A step that closes a mill waits for its shot in
 *   `pending`; any other is played at once.
 * - While a shot is awaited, a press on a cow shoots it and plays the move, unless another shot is due: then the move
 *   waits for that. A press on the pending cow's own point plays the move without another shot, where the variant
 *   makes shots optional.
 * - Where a full board makes the side take a cow off, the cow that is pressed goes.
 * - Whatever the rules refuse leaves the choice as it was and stands in `refused`.
 *
 * A move was played if the result has another `game`; it is then `last.move`.
 *
 * @param point - Any point of the board; others are refused as `unknown-point`.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { beginTurn, pressPoint } from "morabaraba/turn";
 *
 * let state = beginTurn(createGame());
 * for (const point of ["a7", "d6", "d7", "a4", "g7"]) state = pressPoint(state, point); // g7 closes a mill
 * state.pending.to; // => "g7"
 * pressPoint(state, "b2").refused?.code; // => "not-a-target"
 * state = pressPoint(state, "d6");
 * state.last?.move; // => { kind: "place", to: "g7", shots: ["d6"] }
 * state.game.turn; // => "dark"
 * ```
 */
export function pressPoint(state: TurnState, point: Point): TurnState {
  const at = asPoint(point);
  const { game, moves, pending } = readState(state);
  const { from, to } = pending;
  if (to !== undefined) return shoot(state, at);
  if (moves.some(isRemoval)) return attempt(state, { to: at, shots: [at] });
  if (at === from) return cancelTurn(state);
  const cow = game.board[variantOf(game).board.points.indexOf(at)];
  const own = cow === (game.turn === "light" ? "L" : "D");
  if (own || (from === undefined && cow !== "." && cow !== "x" && game.hands[game.turn] === 0)) {
    const move = { from: at, to: at };
    const code = whyIllegal(game, move) as IllegalMoveCode;
    // A step to its own point is refused for the cow that stands there, if for nothing else: this cow may be chosen.
    if (code !== "occupied") return refuse(state, move, code);
    return isMovable(state, at) ? choose(state, { from: at }) : refuse(state, move, "blocked");
  }
  return tryStep(state, { from, to: at });
}

/**
 * Returns the state after a person has picked up a cow to drag it, which chooses the cow. If the cow is not {@link
 * isMovable}, nothing changes.
 *
 * @param from - Left out, a cow in the hand.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { beginTurn, dropCow, pickUpCow } from "morabaraba/turn";
 *
 * const state = pickUpCow(beginTurn(parsePosition("LL6/2LDD3/L6D l 0,0 - 0 40")), "d7");
 * state.pending; // => { from: "d7" }
 * dropCow(state, "g7").last?.move; // => { kind: "move", from: "d7", to: "g7" }
 * ```
 */
export function pickUpCow(state: TurnState, from?: Point): TurnState {
  return isMovable(state, from) ? choose(state, from === undefined ? {} : { from }) : state;
}

/**
 * Returns the state after a person has dropped the cow that they picked up. It is the state that a press on the point
 * would leave. If the rules refuse the step, nothing is chosen any longer.
 *
 * @param to - The point where it was dropped. Outside the board, call {@link cancelTurn} instead.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { beginTurn, dropCow, pickUpCow } from "morabaraba/turn";
 *
 * const state = dropCow(pickUpCow(beginTurn(createGame())), "d6");
 * state.last?.move; // => { kind: "place", to: "d6" }
 * dropCow(pickUpCow(state), "d6").refused?.code; // => "occupied"
 * ```
 */
export function dropCow(state: TurnState, to: Point): TurnState {
  const { from } = readState(state).pending;
  return tryStep(cancelTurn(state), { from, to: asPoint(to) });
}

function tryStep(state: TurnState, { from, to }: MoveLike): TurnState {
  const step = from === undefined ? { to } : { from, to };
  const mayShoot = pendingMoves(state, step).some(({ shots }) => shots !== undefined);
  return mayShoot ? choose(state, step) : attempt(state, step);
}

/** The state after a cow was aimed at, or the cow's own point was pressed to fire no more. */
function shoot(state: TurnState, at: Point): TurnState {
  const pending = state.pending as MoveLike;
  const { to, shots = [] } = pending;
  if (at === to) return attempt(state, pending);
  const fired = { ...pending, shots: [...shots, at] };
  const isDue = pendingMoves(state, fired).some((move) => (move.shots ?? []).length > fired.shots.length);
  return isDue ? choose(state, fired) : attempt(state, fired);
}

function attempt(state: TurnState, wanted: MoveLike): TurnState {
  const { game, moves } = readState(state);
  const { from, to, shots: fired = [] } = wanted;
  const move = moves.find((each: MoveLike) => {
    const { shots = [] } = each;
    const isStep = each.from === from && each.to === to;
    return isStep && shots.length === fired.length && shots.every((cow) => fired.includes(cow));
  });
  if (move === undefined) return refuse(state, wanted, whyIllegal(game, wanted) as IllegalMoveCode);
  const after = applyMove(game, move);
  return stateOf(after, legalMoves(after), Object.freeze({ before: game, move }));
}

function choose(state: TurnState, pending: PendingMove): TurnState {
  const { game, moves, last } = readState(state);
  return seal({ game, moves, pending: deepFreeze(pending), last });
}

function refuse(state: TurnState, move: MoveLike, code: Refusal["code"]): TurnState {
  return seal({ ...readState(state), refused: deepFreeze({ move, code }) });
}
