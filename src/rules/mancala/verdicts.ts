/* Ends games by decision: players resign or agree, and a referee judges moves. The seeds stay in place. */

import { checkArgument } from "../../base/options.ts";
import { alreadyOver, type Decision, type ForfeitReason, forfeits } from "../verdicts.ts";
import type { Game, MoveLike, Player } from "./data/state.ts";
import { opponentOf, players } from "./engine/position.ts";
import { applyMove, isLegal } from "./game.ts";
import { readGame } from "./read.ts";
import { writeGame } from "./write.ts";

/** Returns the game with a verdict; throws `IllegalMoveError` if the game is over. */
function decided(game: Game, winner: Player | null, reason: Decision): Game {
  const state = readGame(game);
  if (state.outcome !== undefined) throw alreadyOver(state.outcome);
  const verdict = Object.freeze({ winner, reason });
  return writeGame({
    ...state,
    position: { ...state.position, verdict },
    outcome: verdict,
    moves: undefined,
  });
}

/**
 * Returns the game after a player resigns and so loses. It need not be that player's turn.
 *
 * @throws `IllegalMoveError` `game-over` if the game is already over.
 * @throws `ArgumentError` if `player` is not a side.
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba/mancala";
 *
 * outcome(resign(createGame(), "south"))?.winner; // => "north"
 * ```
 */
export function resign(game: Game, player: Player): Game {
  return decided(game, opponentOf(player), "resignation");
}

/**
 * Returns the game after a player forfeits it and so loses. The reasons are Morabaraba's, so that the same
 * referee code works for all games; no source for mancala has them. The library itself has no clock.
 *
 * @param offender - The side that loses, whether or not it is its turn.
 * @throws `IllegalMoveError` `game-over` if the game is already over.
 * @throws `ArgumentError` if `offender` is not a side, or `reason` is unknown.
 * @example
 * ```ts
 * import { createGame, forfeit, outcome } from "morabaraba/mancala";
 *
 * outcome(forfeit(createGame(), "north", "time")); // => { winner: "south", reason: "time" }
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
 * import { createGame, outcome, referee } from "morabaraba/mancala";
 *
 * referee(createGame(), "south", "1").turn; // => "north"
 * outcome(referee(createGame(), "north", "1"))?.reason; // => "double-turn"
 * outcome(referee(createGame(), "south", "7"))?.reason; // => "cheating"
 * ```
 */
export function referee(game: Game, player: Player, move: MoveLike | string): Game {
  const winner = opponentOf(player);
  if (players[readGame(game).position.side] === winner) return decided(game, winner, "double-turn");
  return isLegal(game, move) ? applyMove(game, move) : decided(game, winner, "cheating");
}

/**
 * Returns the game after the players agree on a draw.
 *
 * @throws `IllegalMoveError` `game-over` if the game is already over.
 * @example
 * ```ts
 * import { agreeDraw, createGame, outcome } from "morabaraba/mancala";
 *
 * outcome(agreeDraw(createGame())); // => { winner: null, reason: "agreement" }
 * ```
 */
export function agreeDraw(game: Game): Game {
  return decided(game, null, "agreement");
}
