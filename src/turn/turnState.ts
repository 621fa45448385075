/* A turn in progress as plain data: the game, what a person has chosen, what was refused, the last move. */
import { type Fields, optional, type Spec, text } from "../base/checks.ts";
import { deepFreeze, isAbsent, isRecord, show } from "../base/data.ts";
import { ArgumentError } from "../base/errors.ts";
import { checkArgument } from "../base/options.ts";
import { variantFrom } from "../rules/mills/data/define.ts";
import type { Game, IllegalMoveCode, Move, MoveLike } from "../rules/mills/data/state.ts";
import type { Point } from "../rules/mills/data/terms.ts";
import { MOST_SHOTS } from "../rules/mills/engine/shots.ts";
import { applyMove, legalMoves, variantOf } from "../rules/mills/game.ts";
import { formatPosition } from "../rules/mills/positionText.ts";
import { readGame } from "../rules/mills/read.ts";
import { writeGame } from "../rules/mills/write.ts";

/**
 * The part of a move that has been chosen so far. Without fields, nothing is chosen. With only `from`, a cow
 * is chosen. With `to`, it is a step or placement that closes a mill and needs a shot. With `shots`, it has
 * some of its shots and needs more.
 */
export interface PendingMove {
  readonly from?: Point | undefined;
  readonly to?: Point | undefined;
  readonly shots?: readonly Point[] | undefined;
}

/** A move that the rules refuse. */
export interface Refusal {
  readonly move: MoveLike;
  /** The code from `whyIllegal`, or `blocked` if the pressed cow has no legal move. */
  readonly code: IllegalMoveCode | "blocked";
}

/**
 * A turn in progress: frozen plain data, to keep as the state of a screen. Every press returns a new state.
 * To store a game, store only `game`.
 */
export interface TurnState {
  readonly game: Game;
  /** The game's legal moves, as from `legalMoves`; empty if the game is over. */
  readonly moves: readonly Move[];
  readonly pending: PendingMove;
  /** The refusal of the last press, if it was refused. */
  readonly refused?: Refusal | undefined;
  /** The last move and the game before it, if known. */
  readonly last?: { readonly before: Game; readonly move: Move } | undefined;
}

/**
 * Returns the state of a game in which nothing has been chosen yet. Call it to begin, and whenever something
 * other than a press changes the game: a bot's move, a move from a server, an undo.
 *
 * @param previous - The state that was shown before. If `game` is one move later than `previous.game`, that
 * move becomes `last`; if no cow has moved, as after a resignation, `last` stays.
 * @throws `ParseError` or `VariantError` for an invalid game, as `legalMoves` does; `ArgumentError` if
 * `previous` is not a state.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 * import { beginTurn } from "morabaraba/turn";
 *
 * const state = beginTurn(createGame());
 * state.moves.length; // => 24
 * const answered = beginTurn(applyMove(state.game, "d6"), state);
 * answered.last?.move; // => { kind: "place", to: "d6" }
 * ```
 */
export function beginTurn(game: Game, previous?: TurnState): TurnState {
  const moves = legalMoves(game);
  const last = isAbsent(previous) ? undefined : lastMove(game, readState(previous));
  return stateOf(keptGame(game), moves, last);
}

/** Returns a game that nobody can change: the game itself if it is frozen, otherwise a copy. */
const keptGame = (game: Game): Game => (Object.isFrozen(game) ? game : writeGame(readGame(game)));

const aPoint: Spec = /* @__PURE__ */ text(/^/, "a point");
const point: Spec = /* @__PURE__ */ optional(aPoint);

const points: Spec = /* @__PURE__ */ optional([aPoint, 0, MOST_SHOTS]);

/** The checks of a pending move, a refusal and the last move. */
const fields: Fields = {
  pending: { from: point, to: point, shots: points },
  refused: /* @__PURE__ */ optional({
    move: { from: point, to: point, shots: points },
    code: text(/^/, "a code"),
  }),
  last: /* @__PURE__ */ optional({
    before: (game) => keptGame(game as Game),
    move: { kind: /* @__PURE__ */ optional(aPoint), from: point, to: point, shots: points },
  }),
};

/**
 * Returns a state that this module made, or checks one that was stored and lists its moves again. Throws
 * `ArgumentError` if it is not a state, and for an invalid game the errors of `legalMoves`.
 */
export function readState(state: TurnState): TurnState {
  if (sealed.has(state)) return state;
  if (!isRecord(state))
    throw new ArgumentError("state", `state must be what beginTurn returned, not ${show(state)}.`);
  const { game, pending, refused, last } = state;
  const moves = legalMoves(game);
  const parts = deepFreeze(checkArgument("state", fields, { pending, refused, last })) as Pick<
    TurnState,
    "pending" | "refused" | "last"
  >;
  return seal({ game: keptGame(game), moves, ...parts });
}

/** The states that this module made, which need no check. */
const sealed = /* @__PURE__ */ new WeakSet<object>();

/** Freezes a state and records it as made by this module. */
export function seal(state: TurnState): TurnState {
  sealed.add(Object.freeze(state));
  return state;
}

/** Returns a state in which nothing has been chosen. */
export function stateOf(game: Game, moves: readonly Move[], last: TurnState["last"]): TurnState {
  return seal({ game, moves: Object.freeze(moves), pending: Object.freeze({}), last });
}

function lastMove(game: Game, { game: before, moves, last }: TurnState): TurnState["last"] {
  if (isSamePosition(game, before)) return last;
  if (game.ply !== before.ply + 1) return undefined;
  const move = moves.find((legal) => isSamePosition(game, applyMove(before, legal)));
  return move && Object.freeze({ before, move });
}

/** Whether two games are in the same position of the same variant, even if only one of them has ended. */
export function isSamePosition(one: Game, other: Game): boolean {
  return (
    variantFrom(one.variant) === variantFrom(other.variant) && formatPosition(one) === formatPosition(other)
  );
}

/**
 * Returns the board, one character for each point, after the pending step and its shots. A cow that is only
 * chosen changes nothing.
 */
export function boardAfter(game: Game, pending: PendingMove): string {
  const { from, to, shots = [] } = pending;
  if (to === undefined) return game.board;
  const { board, shotWhilePlacing } = variantFrom(game.variant);
  const own = game.turn === "light" ? "L" : "D";
  const shot = shotWhilePlacing === "marks" && game.hands.light + game.hands.dark > 0 ? "x" : ".";
  return board.points
    .map((point, i) =>
      point === to ? own : point === from ? "." : shots.includes(point) ? shot : game.board[i],
    )
    .join("");
}

/**
 * Returns the same turn with nothing chosen: a chosen cow is put down, and a step whose shot is pending is
 * taken back. A move that was played stays.
 *
 * @throws `ArgumentError` if `state` is not the state of a turn.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { beginTurn, cancelTurn, pressPoint } from "morabaraba/turn";
 *
 * const state = pressPoint(beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4")), "g7");
 * state.pending.to; // => "g7"
 * cancelTurn(state).pending; // => {}
 * ```
 */
export function cancelTurn(state: TurnState): TurnState {
  const { game, moves, last } = readState(state);
  return stateOf(game, moves, last);
}

/** Turns a value that is not text into text, so that it is an unknown point rather than a missing one. */
export const asPoint = (point: unknown): Point => (typeof point === "string" ? point : show(point));

/** Whether a move only removes a cow from a full board. */
export const isRemoval = ({ kind }: Move): boolean => kind === "shoot" || kind === "give";

/** Lists the legal moves that begin with the choice; if nothing is chosen, the placements. */
export function pendingMoves(state: TurnState, pending: PendingMove): readonly MoveLike[] {
  const { moves } = readState(state);
  const { from, to, shots = [] } = pending;
  return moves.filter((move) => {
    const { from: origin, to: destination, shots: targets = [] }: MoveLike = move;
    const hasBegun = origin === from && (to === undefined || destination === to) && !isRemoval(move);
    return hasBegun && shots.every((shot) => targets.includes(shot));
  });
}

/** Lists the cows that may be shot next. */
export function pendingTargets(state: TurnState): readonly Point[] {
  const { pending, game, moves } = readState(state);
  const { to, shots = [] } = pending;
  if (to === undefined) return moves.filter(isRemoval).map((move) => move.to);
  const open = new Set(pendingMoves(state, pending).flatMap((move) => move.shots ?? []));
  return variantOf(game).board.points.filter((point) => open.has(point) && !shots.includes(point));
}

/** Whether the turn may end with the shots fired so far. */
export function mayEnd(state: TurnState): boolean {
  const { pending } = readState(state);
  const { shots = [] } = pending;
  return pendingMoves(state, pending).some((move) => (move.shots ?? []).length === shots.length);
}
