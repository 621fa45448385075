/**
 * Types only: with `import type {} from "morabaraba/vue"`, templates of Vue know `<morabaraba-board>` and `<mancala-board>`,
 * their properties and their events.
 *
 * @module morabaraba/vue
 */
export type {
  ElementComponent,
  MancalaBoardComponent,
  MorabarabaBoardComponent,
} from "./element/frameworks/vue.ts";
