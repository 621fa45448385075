/**
 * Types only: with `import type {} from "morabaraba/board/vue"`, templates of Vue know `<morabaraba-board>`, its properties and its events.
 *
 * @module morabaraba/board/vue
 */
export type { BoardComponent } from "./element/mills/vue.ts";
export type { ElementComponent } from "./element/vue.ts";
