/**
 * Types only: with `import type {} from "morabaraba/mancala/board/react"`, JSX knows `<mancala-board>`, its properties and its events.
 *
 * @module morabaraba/mancala/board/react
 */
export type { BoardProps } from "./element/mancala/react.ts";
export type { ElementProps } from "./element/react.ts";
