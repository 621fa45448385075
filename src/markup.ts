/**
 * Both boards as HTML for any server: the page shows a picture of the position until the element takes over.
 *
 * @module morabaraba/markup
 */

export type { Listeners, Settable } from "./element/frameworks/boards.ts";
export {
  type RenderedBoard,
  renderMancalaBoard,
  renderMorabarabaBoard,
} from "./element/frameworks/markup.ts";
export type { MancalaBoardEventMap } from "./element/mancala/events.ts";
export type { MancalaBoardElement } from "./element/mancala/MancalaBoardElement.ts";
export type { MorabarabaBoardEventMap } from "./element/mills/events.ts";
export type { MorabarabaBoardElement } from "./element/mills/MorabarabaBoardElement.ts";
