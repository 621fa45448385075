/**
 * Types only: with `import type {} from "morabaraba/board/svelte"`, templates of Svelte know `<morabaraba-board>`, its properties and its
 * events.
 *
 * @module morabaraba/board/svelte
 */
export type { BoardAttributes } from "./element/mills/svelte.ts";
export type { ElementAttributes } from "./element/svelte.ts";
