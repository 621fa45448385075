/* The opening book of kalah for people: its move in a game, with its value. */

import type { Game, Move } from "../../rules/mancala/data/state.ts";
import { marginOf } from "../../rules/mancala/engine/position.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { bookEntry } from "./book.ts";

/** A move in the opening book. */
export interface BookMove {
  readonly move: Move;
  /** The lead in seeds at the end with best play, for the side to move; negative for a loss. */
  readonly margin: number;
}

/**
 * Returns the best move that the opening book has for a game, with its exact value. The list is empty in
 * games that the book does not have: those of other variants, and those with few seeds in the houses.
 *
 * @throws `ParseError` or `VariantError` if the game is invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { bookMoves } from "morabaraba/mancala/book";
 *
 * bookMoves(createGame("kalah")); // => [{ move: { house: 3 }, margin: 8 }]
 * bookMoves(createGame("oware")); // => []
 * ```
 */
export function bookMoves(game: Game): readonly BookMove[] {
  const { position, outcome } = readGame(game);
  const entry = outcome === undefined ? bookEntry(position) : undefined;
  if (entry === undefined) return [];
  const { stores, side } = position;
  return [{ move: moveOf(entry.move), margin: marginOf(stores, side) + entry.value }];
}
