/**
 * What a server sends to show both boards. With `import type {} from "morabaraba/svelte"`, Svelte templates
 * know `<morabaraba-board>` and `<mancala-board>`, their properties and their events.
 *
 * @module morabaraba/svelte
 */
export {
  type ElementAttributes,
  type MancalaBoardAttributes,
  type MorabarabaBoardAttributes,
  type RenderedBoard,
  renderMancalaBoard,
  renderMorabarabaBoard,
} from "./element/frameworks/svelte.ts";
