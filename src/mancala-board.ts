/**
 * The element `<mancala-board>`: a board of mancala to look at and to play on, with taps, keys or a screen
 * reader.
 *
 * @module morabaraba/mancala/board
 */
export type { Arrow, Drawings, Ring, ShapeColor } from "./base/drawings.ts";
export type { BoardElement } from "./element/BoardElement.ts";
export type { Listening } from "./element/eventTypes.ts";
export { define } from "./element/mancala/define.ts";
export type {
  CueDetail,
  EndDetail,
  MancalaBoardEventMap,
  MoveDetail,
  PremoveDetail,
  Refusal,
  UpdateDetail,
} from "./element/mancala/events.ts";
export { MancalaBoardElement } from "./element/mancala/MancalaBoardElement.ts";
export type { Playable } from "./element/mancala/Settings.ts";
export type { PageTheme } from "./element/theme.ts";
export type { Words } from "./languages/en/mancala/words.ts";
export type { PictureDrawings } from "./picture/mancala/options.ts";
export type { Game, IllegalMoveCode, Move, Outcome, Player, SowingStep } from "./rules/mancala/data/state.ts";
export type { VariantName } from "./rules/mancala/data/variant.ts";
