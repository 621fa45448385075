/**
 * English words for mancala games.
 *
 * @module morabaraba/mancala/words/en
 */
export { words } from "./words/mancala/en.ts";
