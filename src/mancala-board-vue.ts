/**
 * Types only: with `import type {} from "morabaraba/mancala/board/vue"`, templates of Vue know `<mancala-board>`, its properties and its events.
 *
 * @module morabaraba/mancala/board/vue
 */
export type { BoardComponent } from "./element/mancala/vue.ts";
export type { ElementComponent } from "./element/vue.ts";
