/**
 * Both boards as components of Vue 3, on servers too. With `import type {} from "morabaraba/vue"`, templates know the
 * elements `<morabaraba-board>` and `<mancala-board>` themselves.
 *
 * @module morabaraba/vue
 */
export {
  type BoardComponent,
  type ElementComponent,
  MancalaBoard,
  type MancalaBoardComponent,
  MorabarabaBoard,
  type MorabarabaBoardComponent,
} from "./element/frameworks/vue.ts";
