/**
 * Types only: with `import type {} from "morabaraba/board/react"`, JSX knows `<morabaraba-board>`, its properties and its events.
 *
 * @module morabaraba/board/react
 */
export type { BoardProps } from "./element/mills/react.ts";
export type { ElementProps } from "./element/react.ts";
