/**
 * The opening book of kalah: exact values and best moves of the first plies, for bots and explorers.
 *
 * @module morabaraba/mancala/book
 */
export { type BookMove, bookMoves, kalahBook } from "./bots/mancala/book.ts";
export type { Game, Move } from "./rules/mancala/data/state.ts";
export type { Book } from "./rules/mancala/engine/book.ts";
