/**
 * Both boards as components of Vue 3, on servers too. With `import type {} from "morabaraba/vue"`, templates know the
 * elements `<morabaraba-board>` and `<mancala-board>` themselves.
 *
 * @module morabaraba/vue
 */

export type { Listeners, Settable } from "./element/frameworks/boards.ts";
export {
  type BoardComponent,
  type ElementComponent,
  MancalaBoard,
  MorabarabaBoard,
} from "./element/frameworks/vue.ts";
export type { MancalaBoardEventMap } from "./element/mancala/events.ts";
export type { MancalaBoardElement } from "./element/mancala/MancalaBoardElement.ts";
export type { MorabarabaBoardEventMap } from "./element/mills/events.ts";
export type { MorabarabaBoardElement } from "./element/mills/MorabarabaBoardElement.ts";
