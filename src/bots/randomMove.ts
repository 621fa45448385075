/* The simplest bot: any legal move. */

import { checkOptions } from "../base/options.ts";
import type { Rules } from "../rules/family.ts";
import { checkRules, movesBy, refuseFinished, seed as seedSpec } from "./options.ts";
import { diceFrom } from "./random.ts";

/**
 * Chooses a legal move at random, in any game; all moves are equally likely. The same game and seed always
 * give the same move, so pass another seed at each ply.
 *
 * @param rules - The game's `legalMoves`, `applyMove` and `outcome`.
 * @param options - `seed`: 0 (the default) to 4,294,967,295.
 * @throws `IllegalMoveError` `game-over` if there is no legal move.
 * @throws `ArgumentError` for invalid rules, and for an option that is unknown or out of its range.
 * @throws What the rules throw, such as `ParseError` or `VariantError` for an invalid game.
 * @example
 * ```ts
 * import { applyMove, createGame, legalMoves, outcome } from "morabaraba";
 * import { randomMove } from "morabaraba/bots";
 *
 * const rules = { legalMoves, applyMove, outcome };
 * let game = createGame();
 * while (outcome(game) === undefined && game.ply < 500)
 *   game = applyMove(game, randomMove(rules, game, { seed: game.ply }).move);
 * game.ply > 30; // => true
 * ```
 */
export function randomMove<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  game: G,
  options: { readonly seed?: number | undefined } = {},
): { readonly move: M } {
  checkRules(rules);
  const { seed = 0 } = checkOptions({ seed: seedSpec }, options);
  const moves = movesBy(rules, game);
  if (moves.length === 0) refuseFinished();
  return { move: moves[diceFrom(seed)(moves.length)] as M };
}
