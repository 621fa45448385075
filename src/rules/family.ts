/* The rules that a bot for any game needs. */

/**
 * The rules that a bot for any game needs. Both families of this package have these functions, and your own
 * game can have them too. `P` names the sides. The sides need not take turns: kalah gives extra turns.
 */
export interface Rules<G extends { readonly turn: P }, M, P extends string = string> {
  /** Lists every legal move in a fixed order; the list is empty when the game is over. */
  legalMoves(game: G): readonly M[];
  /** Returns the game after a move from `legalMoves`. The game that you pass in stays as it was. */
  applyMove(game: G, move: NoInfer<M>): G;
  /** Returns how the game ended (`winner` is null for a draw), or `undefined` while it goes on. */
  outcome(game: G): { readonly winner: P | null } | undefined;
}
