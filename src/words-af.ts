/**
 * Afrikaans words for both families of games.
 *
 * @module morabaraba/words/af
 */
export { words } from "./words/af.ts";
export { mancalaWords } from "./words/mancalaAf.ts";
