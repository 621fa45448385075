/** A board in use, as plain data: the game with all that follows from it, and what a person has chosen of a turn so far. */
import type { Board } from "../morabaraba/data/board.ts";
import type { Game, IllegalMoveCode, Move, MoveLike, Outcome } from "../morabaraba/data/state.ts";
import type { Player, Point } from "../morabaraba/data/terms.ts";
import { legalMoves, outcome, variantOf } from "../morabaraba/game.ts";
import { moveBetween } from "./shown.ts";

/** What has been chosen: nothing; with `from` alone, a cow; with `to`, a step or placement that awaits its shot. */
export interface Turn {
  readonly from?: Point | undefined;
  readonly to?: Point | undefined;
}

/** A move that the rules refuse. */
export interface Refusal {
  readonly move: MoveLike;
  /** What `whyIllegal` answers for it; or that the cow which was to be chosen can go nowhere. */
  readonly code: IllegalMoveCode | "blocked";
}

/** A board in use. */
export interface Situation {
  readonly game: Game;
  readonly board: Board;
  /** The legal moves. */
  readonly moves: readonly Move[];
  readonly end: Outcome | undefined;
  readonly turn: Turn;
  /** What was refused just now. */
  readonly refused?: Refusal | undefined;
  /** The last move and the game before it, if they are known. */
  readonly last?: { readonly before: Game; readonly move: Move } | undefined;
}

/** The sides that people play on a board. */
export type Playable = "none" | Player | "both";

/**
 * A game as it comes onto a board, with nothing chosen. If it is one move later than the game before, that was the last move;
 * where no cow has moved, as when a side resigns, the last move is the same.
 *
 * @throws {@link ParseError} `syntax` or {@link VariantError} for what is no sound game.
 */
export function situationOf(game: Game, before?: Situation): Situation {
  const moves = legalMoves(game);
  const { board } = variantOf(game);
  const move = before && moveBetween(before.game, before.board.points, before.moves, game);
  const same = before?.game.ply === game.ply && before.game.board === game.board;
  const last = move ? { before: before.game, move } : same ? before.last : undefined;
  return { game, board, moves, end: outcome(game), turn: {}, last };
}

/** Whether a person may play now. */
export const isActive = ({ game, end }: Situation, playable: Playable): boolean =>
  end === undefined && (playable === "both" || playable === game.turn);

/** The moves that a turn in the making can still become. */
export const movesOf = ({ moves }: Pick<Situation, "moves">, { from, to }: Turn): readonly MoveLike[] =>
  (moves as readonly MoveLike[]).filter((move) => move.from === from && (to === undefined || move.to === to));

/** Whether the cow on a point, or one in the hand, may be chosen now and has somewhere to go. */
export const isMovable = (situation: Situation, from: Point | undefined): boolean =>
  situation.turn.to === undefined && movesOf(situation, { from }).length > 0;
