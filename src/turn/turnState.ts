/** A turn in the making, as plain data: the game, what a person has chosen so far, what was refused, and the last move. */
import { type Fields, optional, type Spec, text } from "../base/checks.ts";
import { deepFreeze, isAbsent, isRecord, show } from "../base/data.ts";
import { ArgumentError } from "../base/errors.ts";
import { checkArgument } from "../base/options.ts";
import { variantFrom } from "../rules/mills/data/define.ts";
import type { Game, IllegalMoveCode, Move, MoveLike } from "../rules/mills/data/state.ts";
import type { Point } from "../rules/mills/data/terms.ts";
import { MOST_SHOTS } from "../rules/mills/engine/special.ts";
import { applyMove, legalMoves, variantOf } from "../rules/mills/game.ts";
import { formatPosition } from "../rules/mills/position.ts";

/**
 * What has been chosen of a move: nothing; with `from` alone, a cow to move; with `to`, a step or placement that closes a
 * mill and awaits its shot; with `shots` too, some of the cows that it shoots, while it awaits another shot.
 */
export interface PendingMove {
  readonly from?: Point | undefined;
  readonly to?: Point | undefined;
  readonly shots?: readonly Point[] | undefined;
}

/** A move that the rules refuse. */
export interface Refusal {
  readonly move: MoveLike;
  /** What `whyIllegal` answers for the move, or `blocked` if the cow that was to be chosen has no legal move. */
  readonly code: IllegalMoveCode | "blocked";
}

/**
 * A turn in the making: frozen plain data to keep as the state of a screen. Every press gives a new one. To store a game,
 * store `game`: everything else is lost without harm.
 */
export interface TurnState {
  readonly game: Game;
  /** The legal moves of the game, as `legalMoves` gives them; none when the game is over. */
  readonly moves: readonly Move[];
  readonly pending: PendingMove;
  /** What the last press was refused for. */
  readonly refused?: Refusal | undefined;
  /** The last move and the game before it, if they are known. */
  readonly last?: { readonly before: Game; readonly move: Move } | undefined;
}

/**
 * Returns the state of a game in which nothing has been chosen yet. Call it to begin, and whenever the game changes by
 * other means than presses: a bot's answer, a move from a server, an undo.
 *
 * @param previous - The state that was shown before. If the game is one move later than its game, that move becomes `last`;
 *   if no cow has moved, as after a resignation, `last` stays.
 * @throws `ParseError` or `VariantError` for anything that is not a game, as `legalMoves` does. `ArgumentError` for a
 *   `previous` that is not a state.
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
  return stateOf(game, moves, isAbsent(previous) ? undefined : lastMove(game, readState(previous)));
}

const aPoint: Spec = /* @__PURE__ */ text(/^/, "a point");
const point: Spec = /* @__PURE__ */ optional(aPoint);
/** The shots of one move. */
const points: Spec = /* @__PURE__ */ optional([aPoint, 0, MOST_SHOTS]);

/** What a pending move and a refusal must be. */
const fields: Fields = {
  pending: { from: point, to: point, shots: points },
  refused: /* @__PURE__ */ optional({
    move: { from: point, to: point, shots: points },
    code: text(/^/, "a code"),
  }),
};

/**
 * A state as it was made here or came back from a store; its moves are those of its game. Throws `ArgumentError` for
 * anything else, and for its game what `legalMoves` throws.
 */
export function readState(state: TurnState): TurnState {
  if (sealed.has(state)) return state;
  if (!isRecord(state))
    throw new ArgumentError("state", `state must be what beginTurn returned, not ${show(state)}.`);
  const { game, pending, refused, last } = state;
  const moves = legalMoves(game);
  const parts = deepFreeze(checkArgument("state", fields, { pending, refused })) as Pick<
    TurnState,
    "pending" | "refused"
  >;
  return seal({ game, moves, ...parts, last: last ?? undefined });
}

/** The states that were made here. */
const sealed = /* @__PURE__ */ new WeakSet<object>();

/** Freezes a state, and knows it again. */
export function seal(state: TurnState): TurnState {
  sealed.add(Object.freeze(state));
  return state;
}

/** A state in which nothing has been chosen. */
export function stateOf(game: Game, moves: readonly Move[], last: TurnState["last"]): TurnState {
  return seal({ game, moves: Object.freeze(moves), pending: Object.freeze({}), last });
}

function lastMove(game: Game, { game: before, moves, last }: TurnState): TurnState["last"] {
  if (isSamePosition(game, before)) return last;
  if (game.ply !== before.ply + 1) return undefined;
  const move = moves.find((each) => isSamePosition(game, applyMove(before, each)));
  return move && Object.freeze({ before, move });
}

/** Whether two games are in one position of one variant, also if one of them has ended there. */
export function isSamePosition(one: Game, other: Game): boolean {
  return (
    variantFrom(one.variant) === variantFrom(other.variant) && formatPosition(one) === formatPosition(other)
  );
}

/**
 * The board, one character for each point, after a part of a move; a cow that is only chosen still stands where it stood.
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
 * Returns the same turn with nothing chosen. A chosen cow is put down, and so is the cow of a step that awaits its
 * shot. A move that was played stays.
 *
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

/** A point that a caller has passed. Anything else is no point of any board, and not the absence of a part of a move. */
export const asPoint = (point: unknown): Point => (typeof point === "string" ? point : show(point));

/** Whether a turn only takes a cow off a full board. */
export const isRemoval = ({ kind }: Move): boolean => kind === "shoot" || kind === "give";

/** The legal moves that begin with what has been chosen; while nothing has, the placements. */
export function pendingMoves(state: TurnState, pending: PendingMove): readonly MoveLike[] {
  const { moves } = readState(state);
  const { from, to, shots = [] } = pending;
  return moves.filter((move) => {
    const { from: origin, to: destination, shots: targets = [] }: MoveLike = move;
    const isBegun = origin === from && (to === undefined || destination === to) && !isRemoval(move);
    return isBegun && shots.every((shot) => targets.includes(shot));
  });
}

/** The cows that may be shot next. */
export function pendingTargets(state: TurnState): readonly Point[] {
  const { pending, game, moves } = readState(state);
  const { to, shots = [] } = pending;
  if (to === undefined) return moves.filter(isRemoval).map((move) => move.to);
  const open = new Set(pendingMoves(state, pending).flatMap((move) => move.shots ?? []));
  return variantOf(game).board.points.filter((point) => open.has(point) && !shots.includes(point));
}

/** Whether the turn may end with the shots that were fired. */
export function mayEnd(state: TurnState): boolean {
  const { pending } = readState(state);
  const { shots = [] } = pending;
  return pendingMoves(state, pending).some((move) => (move.shots ?? []).length === shots.length);
}
