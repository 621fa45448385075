/* The opening book for people: its moves in a game, with their scores. */

import type { Game, Move } from "../../rules/mills/data/state.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { encodeGame, rulesetOf } from "../../rules/mills/read.ts";
import { after, bookOf, entryOf, keyOf, legalMoves } from "./book.ts";
import { type BookValue, bookValueOf } from "./bookValues.ts";

/** A move in the opening book. */
export interface BookMove extends BookValue {
  readonly move: Move;
  /** Whether bots that use the book play this move. */
  readonly isPlayed: boolean;
}

/**
 * Lists the moves that the opening book knows in a game. Those that bots play come first, then the others,
 * the best first. The list is empty after the first plies, and in variants without a book. After a move from
 * the book it has every legal reply. Moves that lead to the same position, turned or mirrored, have equal
 * scores. Scores come from long searches and are not proved.
 *
 * @throws `ParseError` or `VariantError` if the game is invalid.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 * import { bookMoves } from "morabaraba/book";
 *
 * const [first] = bookMoves(createGame());
 * first?.move.to; // => "b6"
 * bookMoves(applyMove(createGame(), "b6")).length; // => 23
 * ```
 */
export function bookMoves(game: Game): readonly BookMove[] {
  const ruleset = rulesetOf(game);
  const root = encodeGame(ruleset, game);
  if (bookOf(ruleset.variant) === undefined) return [];
  const entry = entryOf(ruleset, root);
  const moves: BookMove[] = [];
  for (const move of legalMoves(ruleset, root)) {
    const isPlayed = entry !== undefined && keyOf(after(ruleset, root, move)) === entry.next;
    const value = bookValueOf(ruleset, root, move, isPlayed);
    if (value) moves.push({ move: decodeMove(ruleset, root, move), ...value, isPlayed });
  }
  return moves.sort((a, b) => Number(b.isPlayed) - Number(a.isPlayed) || b.score - a.score);
}
