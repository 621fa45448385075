/**
 * A turn in the making, for apps that draw a board of their own: what pressing a point does, what has been chosen, what the
 * rules refuse, and what to say about it. Plain frozen data and pure functions, for any framework, canvas or terminal.
 *
 * @module morabaraba/turn
 */
export { dropCow, pickUpCow, pressPoint } from "./turn/press.ts";
export { isMovable, type Mark, pointMark, shownPieces } from "./turn/shown.ts";
export { pointName, turnStatus } from "./turn/status.ts";
export { beginTurn, cancelTurn, type PendingMove, type Refusal, type TurnState } from "./turn/turnState.ts";
