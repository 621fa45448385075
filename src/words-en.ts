/**
 * English words for both families of games.
 *
 * @module morabaraba/words/en
 */
export { words } from "./words/en.ts";
export { mancalaWords } from "./words/mancalaEn.ts";
