/**
 * The opening book of Morabaraba as data, for explorers and lessons: {@link bookMoves} has the moves of a game with their
 * scores.
 *
 * @module morabaraba/book
 */
export { type BookMove, bookMoves } from "./bots/mills/bookMoves.ts";
