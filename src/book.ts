/**
 * The opening book of Morabaraba as data, for explorers and lessons: {@link bookMoves} lists the book's moves
 * in a game, with their scores.
 *
 * @module morabaraba/book
 */
export { type BookMove, bookMoves } from "./bots/mills/book.ts";
export type { Game, Move } from "./rules/mills/data/state.ts";
