/** What a generic player needs of a game, whichever family it belongs to: a type, and nothing to run. */

/**
 * Three of the four verbs, for players that know no game in particular. Both families of this package meet it, and so
 * can a game of your own. `P` names the sides; the turn need not alternate (kalah gives extra turns).
 */
export interface Rules<G extends { readonly turn: P }, M, P extends string = string> {
  /** Every legal move, in a fixed order; empty when the game is over. */
  legalMoves(game: G): readonly M[];
  /** The game after a legal move; the game passed in stays as it was. */
  applyMove(game: G, move: M): G;
  /** How the game ended, `winner` null for a draw; `undefined` while it goes on. */
  outcome(game: G): { readonly winner: P | null } | undefined;
}
