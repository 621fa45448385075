/**
 * Types only: with `import type {} from "morabaraba/svelte"`, templates of Svelte know `<morabaraba-board>` and
 * `<mancala-board>`, their properties and their events.
 *
 * @module morabaraba/svelte
 */
export type {
  ElementAttributes,
  MancalaBoardAttributes,
  MorabarabaBoardAttributes,
} from "./element/frameworks/svelte.ts";
