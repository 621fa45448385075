/*
 * Types for code that serves any game: the functions that a bot needs, and those that every family of games
 * has.
 */

import type { MorabarabaError, Result } from "../base/errors.ts";
import type { ForfeitReason } from "./verdicts.ts";

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

/**
 * The functions that the entry points of all families share. `import * as morabaraba from "morabaraba"` and
 * `import * as mancala from "morabaraba/mancala"` both satisfy it, so one function can serve both.
 *
 * `G` is the type of games and `M` that of moves. `P` names the players. `V` is a variant's name or data,
 * from which you create a game. `L` is a move as you may pass it in.
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
  /** Starts a game of a variant, or of the family's default variant if you pass none. */
  createGame(variant?: V): G;
  /** Returns the game after a legal move, which may be text in the family's notation. */
  applyMove(game: G, move: M | L | string): G;
  /** Returns how the game ended (`winner` is null for a draw), or `undefined` while it goes on. */
  outcome(game: G): { readonly winner: P | null; readonly reason: string } | undefined;
  /** Returns whether a move is legal. */
  isLegal(game: G, move: unknown): boolean;
  /** Returns the code of the first reason against a move, or `undefined` for a legal one. */
  whyIllegal(game: G, move: unknown): string | undefined;
  /** Returns the full data of a game's variant. */
  variantOf(game: G): V;
  /** Returns the game after a player resigns and so loses. */
  resign(game: G, player: P): G;
  /** Returns the game after the players agree on a draw. */
  agreeDraw(game: G): G;
  /** Returns the game after a player forfeits it and so loses. */
  forfeit(game: G, offender: P, reason: ForfeitReason): G;
  /** Plays a player's move if it is legal and it is that player's turn; otherwise the player forfeits. */
  referee(game: G, player: P, move: M | L | string): G;
  /** Writes a move in the family's notation. */
  formatMove(game: G, move: M | L | string): string;
  /** Reads a move; throws a `ParseError` for invalid text. */
  parseMove(game: G, text: string): L;
  /** Reads a move and returns the error instead of throwing it. */
  safeParseMove(game: G, text: string): Result<L, MorabarabaError>;
  /** Writes the position of a game as a line of text. */
  formatPosition(game: G): string;
  /** Starts a game from a position; throws a `ParseError` for invalid text. */
  parsePosition(text: string, variant?: V): G;
  /** Reads a position and returns the error instead of throwing it. */
  safeParsePosition(text: string, variant?: V): Result<G, MorabarabaError>;
  /**
   * Reads a stored game from JSON text or data; throws a `ParseError` or a `VariantError` if it is invalid.
   */
  parseGame(json: string | object): G;
  /** Reads a stored game and returns the error instead of throwing it. */
  safeParseGame(json: string | object): Result<G, MorabarabaError>;
  /** Returns a copy of a variant with some fields changed. */
  defineVariant(base: V, changes: object): V;
  /** Reads a stored variant; throws a `ParseError` or a `VariantError` if it is invalid. */
  parseVariant(json: string | object): V;
  /** Draws the board as text, for a terminal or a log. */
  ascii(game: G): string;
}
