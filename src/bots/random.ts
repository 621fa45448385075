/** Numbers that look random and follow from a seed alone, the same on every machine; and the simplest opponent. */

import { checkOptions } from "../base/options.ts";
import type { Rules } from "../rules/family.ts";
import { checkRules, movesBy, refuseFinished, seed as seedSpec } from "./options.ts";

/** Spreads 32 bits over 32 bits: a change of any bit changes about half of the result's. Unsigned. */
export function scramble(bits: number): number {
  let word = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return (word ^ (word >>> 16)) >>> 0;
}

/** Whole numbers below a bound, one after another; equal seeds give equal sequences. */
export type Dice = (bound: number) => number;

/** Dice that continue from the seed; a bound is at most 2 to the 32. */
export function diceFrom(seed: number): Dice {
  let state = scramble(seed + 0x9e3779b9);
  return (bound) => {
    state = (state + 0x9e3779b9) | 0;
    return Math.floor((scramble(state) / 0x1_0000_0000) * bound);
  };
}

/** Puts the first `end` entries of a list in random order. */
export function shuffle(list: { [index: number]: unknown }, end: number, dice: Dice): void {
  for (let i = end - 1; i > 0; i--) {
    const j = dice(i + 1);
    const entry = list[i];
    list[i] = list[j];
    list[j] = entry;
  }
}

/**
 * Chooses any legal move of any game, each equally likely. The same game and seed always give the same move, so use another
 * seed for each ply.
 *
 * @param rules - Three of the four verbs of the game.
 * @param options - `seed`: 0 (the default) to 4,294,967,295.
 * @throws {@link IllegalMoveError} `game-over` when there is no legal move.
 * @throws {@link ArgumentError} for rules that are none, and for an option that is unknown or out of its range.
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
