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
