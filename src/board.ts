/**
 * The element `<morabaraba-board>`: a board to look at and to play on, with taps, drags, keys or a screen reader.
 *
 * @module morabaraba/board
 */
export type { Playable } from "./element/choices.ts";
export { define } from "./element/define.ts";
export type { BoardEventMap, EndDetail, MoveDetail, PickDetail } from "./element/events.ts";
export { MorabarabaBoard } from "./element/MorabarabaBoard.ts";
export type { Refusal } from "./turn/turnState.ts";
