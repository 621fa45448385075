/**
 * The state of a turn in progress, for apps that draw their own board: what a press on a point does, what is
 * chosen, what the rules refuse, and the sentences to show. It has only frozen data and pure functions, for
 * any screen.
 *
 * @module morabaraba/turn
 */

export type { Words } from "./languages/en/mills/words.ts";
export type { Game, IllegalMoveCode, Move, MoveLike } from "./rules/mills/data/state.ts";
export type { Player } from "./rules/mills/data/terms.ts";
export type { NotationOptions } from "./rules/mills/notation.ts";
export { dropCow, pickUpCow, pressPoint } from "./turn/press.ts";
export { isMovable, type Mark, pointMark, shownPieces } from "./turn/shown.ts";
export { pointName, turnStatus } from "./turn/status.ts";
export { beginTurn, cancelTurn, type PendingMove, type Refusal, type TurnState } from "./turn/turnState.ts";
export type { PartialWords } from "./words/sentences.ts";
