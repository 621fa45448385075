/**
 * English words for Morabaraba and its family.
 *
 * @module morabaraba/words/en
 */
export { words } from "./words/morabaraba/en.ts";
