/**
 * The element `<morabaraba-board>`: a board to look at and to play on, with taps, drags, keys or a screen
 * reader.
 *
 * @module morabaraba/board
 */
export type { Arrow, Drawings, Ring, ShapeColor } from "./base/drawings.ts";
export type { ReadError } from "./base/errors.ts";
export type { BoardElement } from "./element/BoardElement.ts";
export type { Listening } from "./element/eventTypes.ts";
export { define } from "./element/mills/define.ts";
export type {
  CueDetail,
  DrawingsChangeDetail,
  EditDetail,
  EndDetail,
  MorabarabaBoardEventMap,
  MoveDetail,
  PickDetail,
  PremoveDetail,
  UpdateDetail,
} from "./element/mills/events.ts";
export { MorabarabaBoardElement } from "./element/mills/MorabarabaBoardElement.ts";
export type { Playable } from "./element/mills/Settings.ts";
export type { PageTheme } from "./element/theme.ts";
export type { Words } from "./languages/en/mills/words.ts";
export type { PictureDrawings } from "./picture/mills/drawings.ts";
export type { PiecePart } from "./picture/mills/pieces.ts";
export type { Spot } from "./rules/mills/data/drawing.ts";
export type { Game, IllegalMoveCode, Move, MoveLike, Outcome } from "./rules/mills/data/state.ts";
export type { Player } from "./rules/mills/data/terms.ts";
export type { VariantName } from "./rules/mills/data/variant.ts";
export type { PendingMove, Refusal } from "./turn/turnState.ts";
