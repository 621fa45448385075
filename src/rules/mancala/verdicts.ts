/** Games that end by decision: players resign or agree, a referee judges what was attempted. The board is left as it stands. */

import { RulesError } from "../../base/errors.ts";
import { checkArgument } from "../../base/options.ts";
import { type ForfeitReason, forfeits } from "../verdicts.ts";
import type { Game, Move, Outcome, Player } from "./data/state.ts";
import { otherSide, players, sideOf } from "./engine/position.ts";
import { applyMove, isLegal } from "./game.ts";
import { readGame, readPosition } from "./reading.ts";
import { gameOf } from "./write.ts";

function lost(game: Game, player: Player, reason: "resignation" | ForfeitReason): Game {
  checkArgument("player", "south|north", player);
  return decided(game, { winner: players[otherSide(sideOf(player))], reason });
}

function decided(game: Game, verdict: Outcome): Game {
  const { position, outcome: end } = readGame(game);
  if (end === undefined) return gameOf({ ...position, verdict: Object.freeze(verdict) });
  const result = end.winner === null ? "drawn" : `won by ${end.winner}`;
  throw new RulesError(
    "game-over",
    `The game is already ${result} (${end.reason}); nothing more can be decided.`,
  );
}

/**
 * The game after a player resigned, in turn or not; the other player has won.
 *
 * @throws {@link RulesError} `game-over` when it was over before.
 * @throws {@link ArgumentError} for a `player` that is not a side.
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba/mancala";
 *
 * outcome(resign(createGame(), "south"))?.winner; // => "north"
 * ```
 */
export function resign(game: Game, player: Player): Game {
  return lost(game, player, "resignation");
}

/**
 * The game after a player has forfeited it. The reasons are those of Morabaraba, so that one referee serves all games: no
 * source of the rules of mancala has them. The library keeps no time.
 *
 * @param offender - The side that loses, whoever is to move.
 * @throws {@link RulesError} `game-over` when it was over before.
 * @throws {@link ArgumentError} for an `offender` that is not a side and for another `reason`.
 * @example
 * ```ts
 * import { createGame, forfeit, outcome } from "morabaraba/mancala";
 *
 * outcome(forfeit(createGame(), "north", "time")); // => { winner: "south", reason: "time" }
 * ```
 */
export function forfeit(game: Game, offender: Player, reason: ForfeitReason): Game {
  checkArgument("reason", forfeits.join("|"), reason);
  return lost(game, offender, reason);
}

/**
 * A ply as a player attempts it at the board: legal and in turn it is played, out of turn it forfeits the game as a double
 * turn, illegal it forfeits as cheating; so does anything that is not a move at all.
 *
 * @throws {@link RulesError} `game-over` when the game was over before.
 * @throws {@link ArgumentError} for a `player` that is not a side.
 * @example
 * ```ts
 * import { createGame, outcome, referee } from "morabaraba/mancala";
 *
 * referee(createGame(), "south", "1").turn; // => "north"
 * outcome(referee(createGame(), "north", "1"))?.reason; // => "double-turn"
 * outcome(referee(createGame(), "south", "7"))?.reason; // => "cheating"
 * ```
 */
export function referee(game: Game, player: Player, move: Move | string): Game {
  const { side } = readPosition(game);
  if (players[side] !== player) return lost(game, player, "double-turn");
  return isLegal(game, move) ? applyMove(game, move) : lost(game, player, "cheating");
}

/**
 * The game drawn because both players agreed.
 *
 * @throws {@link RulesError} `game-over` when it was over before.
 * @example
 * ```ts
 * import { agreeDraw, createGame, outcome } from "morabaraba/mancala";
 *
 * outcome(agreeDraw(createGame())); // => { winner: null, reason: "agreement" }
 * ```
 */
export function agreeDraw(game: Game): Game {
  return decided(game, { winner: null, reason: "agreement" });
}
