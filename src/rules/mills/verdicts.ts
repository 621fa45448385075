/* Ends games by decision: players resign or agree on a draw, and a referee judges moves. */

import { checkArgument } from "../../base/options.ts";
import { alreadyOver, type Decision, type ForfeitReason, forfeits } from "../verdicts.ts";
import type { Game, MoveLike } from "./data/state.ts";
import { opponentOf, type Player, players } from "./data/terms.ts";
import { applyMove, isLegal } from "./game.ts";
import { outcomeOf, stateOf } from "./play.ts";
import { readGame } from "./read.ts";
import { writeGame } from "./write.ts";

/** Returns the game with a verdict; throws `IllegalMoveError` if the game is over. */
function decided(game: Game, winner: Player | null, reason: Decision): Game {
  const state = readGame(game);
  const outcome = outcomeOf(state);
  if (outcome !== undefined) throw alreadyOver(outcome);
  const { ruleset, position, seen } = state;
  return writeGame(stateOf(ruleset, position, seen, Object.freeze({ winner, reason })));
}

/**
 * Returns the game after a player resigns and so loses. It need not be that player's turn.
 *
 * @throws `IllegalMoveError` `game-over` if the game is already over.
 * @throws `ArgumentError` if `player` is not a side.
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba";
 *
 * outcome(resign(createGame(), "light"))?.winner; // => "dark"
 * ```
 */
export function resign(game: Game, player: Player): Game {
  return decided(game, opponentOf(player), "resignation");
}

/**
 * Returns the game after the players agree on a draw.
 *
 * @throws `IllegalMoveError` `game-over` if the game is already over.
 * @example
 * ```ts
 * import { agreeDraw, createGame, outcome } from "morabaraba";
 *
 * outcome(agreeDraw(createGame())); // => { winner: null, reason: "agreement" }
 * ```
 */
export function agreeDraw(game: Game): Game {
  return decided(game, null, "agreement");
}

/**
 * Returns the game after a player forfeits it and so loses. Zbornak's rules have three of the reasons:
 * `"cheating"`, `"abandonment"` (picking up the cows) and `"double-turn"` (playing twice). The newer English
 * Wikipedia text has `"cheating"` too. No source has `"time"`, which is for games with clocks; the library
 * itself has no clock.
 *
 * @param offender - The side that loses, whether or not it is its turn.
 * @throws `IllegalMoveError` `game-over` if the game is already over.
 * @throws `ArgumentError` if `offender` is not a side, or `reason` is unknown.
 * @example
 * ```ts
 * import { createGame, forfeit, outcome } from "morabaraba";
 *
 * outcome(forfeit(createGame(), "dark", "abandonment")); // => { winner: "light", reason: "abandonment" }
 * ```
 */
export function forfeit(game: Game, offender: Player, reason: ForfeitReason): Game {
  checkArgument("reason", forfeits.join("|"), reason);
  return decided(game, opponentOf(offender), reason);
}

/**
 * Judges a move that a player attempts. If it is that player's turn and the move is legal, plays it.
 * Otherwise the player forfeits the game: as `double-turn` for a move out of turn, as `cheating` for an
 * illegal move or anything that is not a move.
 *
 * @throws `IllegalMoveError` `game-over` if the game is already over.
 * @throws `ArgumentError` if `player` is not a side.
 * @example
 * ```ts
 * import { createGame, outcome, referee } from "morabaraba";
 *
 * referee(createGame(), "light", "d6").turn; // => "dark"
 * outcome(referee(createGame(), "dark", "d6"))?.reason; // => "double-turn"
 * outcome(referee(createGame(), "light", "d6xa1"))?.reason; // => "cheating"
 * ```
 */
export function referee(game: Game, player: Player, move: MoveLike | string): Game {
  const winner = opponentOf(player);
  const { position } = readGame(game);
  if (players[position.turn] === winner) return decided(game, winner, "double-turn");
  return isLegal(game, move) ? applyMove(game, move) : decided(game, winner, "cheating");
}
