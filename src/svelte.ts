/**
 * What a server sends to show both boards. With `import type {} from "morabaraba/svelte"`, Svelte templates
 * know `<morabaraba-board>` and `<mancala-board>`, their properties and their events.
 *
 * @module morabaraba/svelte
 */
export type { Listeners, Settable } from "./element/frameworks/settings.ts";
export {
  type ElementAttributes,
  type MancalaBoardAttributes,
  type MorabarabaBoardAttributes,
  type RenderedBoard,
  renderMancalaBoard,
  renderMorabarabaBoard,
} from "./element/frameworks/svelte.ts";
export type { BoardEventMap as MancalaBoardEventMap } from "./element/mancala/events.ts";
export type { MancalaBoard as MancalaBoardElement } from "./element/mancala/MancalaBoard.ts";
export type { BoardEventMap as MorabarabaBoardEventMap } from "./element/mills/events.ts";
export type { MorabarabaBoard as MorabarabaBoardElement } from "./element/mills/MorabarabaBoard.ts";
