/**
 * Afrikaans words for Morabaraba and its family.
 *
 * @module morabaraba/words/af
 */
export { words } from "./words/morabaraba/af.ts";
