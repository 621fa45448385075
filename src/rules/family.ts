/** What a bot needs of any game, and a family of games as one shape: types, and nothing to run. */

import type { MorabarabaError, Result } from "../base/errors.ts";
import type { ForfeitReason } from "./verdicts.ts";

/**
 * Three of the four verbs, for players that know no game in particular. Both families of this package meet it, and so
 * can a game of your own. `P` names the sides; the turn need not alternate (kalah gives extra turns).
 */
export interface Rules<G extends { readonly turn: P }, M, P extends string = string> {
  /** Every legal move, in a fixed order; empty when the game is over. */
  legalMoves(game: G): readonly M[];
  /** The game after a legal move; the game passed in stays as it was. What a move is, `legalMoves` says. */
  applyMove(game: G, move: NoInfer<M>): G;
  /** How the game ended, `winner` null for a draw; `undefined` while it goes on. */
  outcome(game: G): { readonly winner: P | null } | undefined;
}

/**
 * What the entry points of all families have in common. `import * as morabaraba from "morabaraba"` and
 * `import * as mancala from "morabaraba/mancala"` both meet it, so one function can serve both. Readers and writers take
 * what they read or write first; everything else takes the game first.
 *
 * `G` are the games, `M` the moves, `P` names the players, `V` is what a game is created from: a name or a variant's data,
 * and `L` is what a move may look like when it is passed in.
 *
 * @example
 * ```ts
 * import * as morabaraba from "morabaraba";
 * import type { Family } from "morabaraba/families";
 * import * as mancala from "morabaraba/mancala";
 *
 * function firstMove<G extends { readonly turn: P }, M, P extends string, V, L>(
 *   family: Family<G, M, P, V, L>,
 * ): string {
 *   const game = family.createGame();
 *   return family.formatMove(game, family.legalMoves(game)[0] as M);
 * }
 *
 * firstMove(morabaraba); // => "a7"
 * firstMove(mancala); // => "1"
 * ```
 */
export interface Family<G extends { readonly turn: P }, M, P extends string = string, V = unknown, L = M>
  extends Rules<G, M, P> {
  /** The built-in variants by their names. */
  readonly variants: Readonly<Record<string, V>>;
  /** A new game; without a variant, of the family's own default. */
  createGame(variant?: V): G;
  /** The game after a legal move, which may be text in the family's own notation. */
  applyMove(game: G, move: M | L | string): G;
  /** How the game ended, `winner` null for a draw; `undefined` while it goes on. */
  outcome(game: G): { readonly winner: P | null; readonly reason: string } | undefined;
  /** Whether a move is legal. */
  isLegal(game: G, move: unknown): boolean;
  /** The code of the first reason against a move; `undefined` for a legal one. */
  whyIllegal(game: G, move: unknown): string | undefined;
  /** The full data of a game's variant. */
  variantOf(game: G): V;
  /** The game after a player has given up. */
  resign(game: G, player: P): G;
  /** The game after both players have agreed on a draw. */
  agreeDraw(game: G): G;
  /** The game after a player has forfeited it. */
  forfeit(game: G, offender: P, reason: ForfeitReason): G;
  /** The game after a player's attempt: a legal move in turn is played, anything else forfeits the game. */
  referee(game: G, player: P, move: M | L | string): G;
  /** A move as text, in the family's own notation. */
  formatMove(game: G, move: M | L | string): string;
  /** Reads a move; throws a `ParseError` for other text. */
  parseMove(game: G, text: string): L;
  /** Reads a move and returns the error instead of throwing it. */
  safeParseMove(game: G, text: string): Result<L, MorabarabaError>;
  /** The position of a game as a line of text. */
  formatPosition(game: G): string;
  /** A game that begins from a position; throws a `ParseError` for other text. */
  parsePosition(text: string, variant?: V): G;
  /** Reads a position and returns the error instead of throwing it. */
  safeParsePosition(text: string, variant?: V): Result<G, MorabarabaError>;
  /** Reads a stored game, as JSON text or as data; throws a `ParseError` for anything else. */
  parseGame(json: string | object): G;
  /** Reads a stored game and returns the error instead of throwing it. */
  safeParseGame(json: string | object): Result<G, MorabarabaError>;
  /** A variant like another, with some fields changed. */
  defineVariant(base: V, changes: object): V;
  /** Reads a stored variant; throws a `ParseError` or a `VariantError` for anything else. */
  parseVariant(json: string | object): V;
  /** The board as text, for a terminal or a log. */
  ascii(game: G): string;
}
