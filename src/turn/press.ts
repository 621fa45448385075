/* What a press or a drag does: it chooses a cow, makes a step, shoots and plays the move, or is refused. */
import { deepFreeze, isAbsent } from "../base/data.ts";
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
 * - A press on one of their own cows chooses that cow, or puts it down if it was chosen.
 * - A press on an empty point moves the chosen cow there, or places a cow from the hand. A step that closes a
 *   mill waits for its shot in `pending`; any other step is played immediately.
 * - If a shot is pending, a press on a cow shoots it. This plays the move, unless it needs another shot. If
 *   shots are optional, a press on the cow that closed the mill plays the move without another shot.
 * - If a full board requires a removal, a press on a cow removes it.
 * - If the rules refuse a move, the choice stays as it was, and the move is in `refused`.
 *
 * If a move was played, the result has another `game`, and the move is `last.move`.
 *
 * @param point - A point of the board; other points are refused as `unknown-point`.
 * @throws `ArgumentError` if `state` is not the state of a turn.
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
    // Staying on its own point is `occupied` only if nothing else is wrong. Then the cow may be chosen.
    if (code !== "occupied") return refuse(state, move, code);
    return isMovable(state, at) ? choose(state, { from: at }) : refuse(state, move, "blocked");
  }
  return tryStep(state, { from, to: at });
}

/**
 * Returns the state after a person has picked up a cow to drag it, which chooses the cow. If the cow is not
 * {@link isMovable}, nothing changes.
 *
 * @param from - The cow's point, or nothing for a cow from the hand.
 * @throws `ArgumentError` if `state` is not the state of a turn.
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
  return isMovable(state, from) ? choose(state, isAbsent(from) ? {} : { from }) : state;
}

/**
 * Returns the state after a person has dropped the cow that they picked up. A drop on an empty point does the
 * same as a press there, and a drop on the cow's own point puts the cow down. Any other drop is refused. No
 * cow stays chosen if the rules refuse the step.
 *
 * @param to - The point where the cow was dropped. For a drop off the board, call {@link cancelTurn}.
 * @throws `ArgumentError` if `state` is not the state of a turn.
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
  const { from, to: made } = readState(state).pending;
  const at = asPoint(to);
  return at === from || made !== undefined
    ? pressPoint(state, at)
    : tryStep(cancelTurn(state), { from, to: at });
}

/** Returns the state after a step or placement, which may still need its shot. */
export function tryStep(state: TurnState, { from, to }: MoveLike): TurnState {
  const step = from === undefined ? { to } : { from, to };
  const mayShoot = pendingMoves(state, step).some(({ shots }) => shots !== undefined);
  return mayShoot ? choose(state, step) : attempt(state, step);
}

/** Returns the state after a press on a target, or on the moved cow, which ends the shots. */
function shoot(state: TurnState, at: Point): TurnState {
  const pending = state.pending as MoveLike;
  const { to, shots = [] } = pending;
  if (at === to) return attempt(state, pending);
  const fired = { ...pending, shots: [...shots, at] };
  const needsMore = pendingMoves(state, fired).some((move) => (move.shots ?? []).length > fired.shots.length);
  return needsMore ? choose(state, fired) : attempt(state, fired);
}

/** Returns the state after a whole move, or with its refusal. */
export function attempt(state: TurnState, tried: MoveLike): TurnState {
  const { game, moves } = readState(state);
  const { from, to, shots: fired = [] } = tried;
  const move = moves.find((legal: MoveLike) => {
    const { shots = [] } = legal;
    const isStep = legal.from === from && legal.to === to;
    return isStep && shots.length === fired.length && shots.every((cow) => fired.includes(cow));
  });
  if (move === undefined) return refuse(state, tried, whyIllegal(game, tried) as IllegalMoveCode);
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
