/**
 * Types only: with `import type {} from "morabaraba/mancala/board/svelte"`, templates of Svelte know `<mancala-board>`, its properties and its
 * events.
 *
 * @module morabaraba/mancala/board/svelte
 */
export type { BoardAttributes } from "./element/mancala/svelte.ts";
export type { ElementAttributes } from "./element/svelte.ts";
