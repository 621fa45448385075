/**
 * Both boards as components of React 18 and 19, on servers too. With `import type {} from "morabaraba/react"`, JSX knows the
 * elements `<morabaraba-board>` and `<mancala-board>` themselves.
 *
 * @module morabaraba/react
 */
export {
  type BoardProps,
  type ElementProps,
  MancalaBoard,
  type MancalaBoardProps,
  type MancalaElementProps,
  MorabarabaBoard,
  type MorabarabaBoardProps,
  type MorabarabaElementProps,
} from "./element/frameworks/react.ts";
export type { Listeners, Settable } from "./element/frameworks/settings.ts";
export type { BoardEventMap as MancalaBoardEventMap } from "./element/mancala/events.ts";
export type { MancalaBoard as MancalaBoardElement } from "./element/mancala/MancalaBoard.ts";
export type { BoardEventMap as MorabarabaBoardEventMap } from "./element/mills/events.ts";
export type { MorabarabaBoard as MorabarabaBoardElement } from "./element/mills/MorabarabaBoard.ts";
