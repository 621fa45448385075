/**
 * Both boards as components of Vue 3, on servers too. With `import type {} from "morabaraba/vue"`, templates know the
 * elements `<morabaraba-board>` and `<mancala-board>` themselves.
 *
 * @module morabaraba/vue
 */

export type { Listeners, Settable } from "./element/frameworks/settings.ts";
export {
  type BoardComponent,
  type ElementComponent,
  MancalaBoard,
  type MancalaBoardComponent,
  MorabarabaBoard,
  type MorabarabaBoardComponent,
} from "./element/frameworks/vue.ts";
export type { BoardEventMap as MancalaBoardEventMap } from "./element/mancala/events.ts";
export type { MancalaBoard as MancalaBoardElement } from "./element/mancala/MancalaBoard.ts";
export type { BoardEventMap as MorabarabaBoardEventMap } from "./element/mills/events.ts";
export type { MorabarabaBoard as MorabarabaBoardElement } from "./element/mills/MorabarabaBoard.ts";
