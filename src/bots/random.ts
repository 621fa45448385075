/** The simplest opponent: any legal move of any game. */

import type { Rules } from "../ground/rules.ts";
import { checkedOptions, randomOptions, refuseFinished } from "./options.ts";
import { diceFrom } from "./randomness.ts";

/**
 * A player that plays any legal move, each equally likely. Its moves follow from the seed and from the games it has been
 * asked about before; a new player starts again.
 *
 * @param rules - Three of the four verbs of any game.
 * @param options - `seed`: 0 (the default) to 4,294,967,295.
 * @throws {@link RulesError} `bad-option`; the player throws `game-over` when there is no legal move.
 * @example
 * ```ts
 * import { applyMove, createGame, legalMoves, outcome } from "morabaraba";
 * import { randomPlayer } from "morabaraba/bots";
 *
 * const play = randomPlayer({ legalMoves, applyMove, outcome }, { seed: 7 });
 * let game = createGame();
 * while (outcome(game) === undefined && game.ply < 500) game = applyMove(game, play(game));
 * game.ply > 30; // => true
 * ```
 */
export function randomPlayer<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  options: { readonly seed?: number | undefined } = {},
): (game: G) => M {
  const { seed = 0 } = checkedOptions(randomOptions, options);
  const dice = diceFrom(seed);
  return (game) => {
    const moves = rules.legalMoves(game);
    if (moves.length === 0) refuseFinished();
    return moves[dice(moves.length)] as M;
  };
}
