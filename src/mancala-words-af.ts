/**
 * Afrikaans words for mancala games.
 *
 * @module morabaraba/mancala/words/af
 */
export { words } from "./words/mancala/af.ts";
