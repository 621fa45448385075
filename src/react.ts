/**
 * Both boards as components of React 18 and 19, on servers too. With `import type {} from "morabaraba/react"`, JSX knows the
 * elements `<morabaraba-board>` and `<mancala-board>` themselves.
 *
 * @module morabaraba/react
 */

export type { Listeners, Settable } from "./element/frameworks/boards.ts";
export {
  type BoardProps,
  type ElementProps,
  MancalaBoard,
  type MancalaBoardProps,
  MorabarabaBoard,
  type MorabarabaBoardProps,
} from "./element/frameworks/react.ts";
export type { MancalaBoardEventMap } from "./element/mancala/events.ts";
export type { MancalaBoardElement } from "./element/mancala/MancalaBoardElement.ts";
export type { MorabarabaBoardEventMap } from "./element/mills/events.ts";
export type { MorabarabaBoardElement } from "./element/mills/MorabarabaBoardElement.ts";
