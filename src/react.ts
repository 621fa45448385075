/**
 * Types only: with `import type {} from "morabaraba/react"`, JSX knows `<morabaraba-board>` and `<mancala-board>`, their
 * properties and their events.
 *
 * @module morabaraba/react
 */
export type { ElementProps, MancalaBoardProps, MorabarabaBoardProps } from "./element/frameworks/react.ts";
