/** Games that end by decision: a player resigns or runs out of time, or both agree. The board is left as it stands. */
import { RulesError } from "../ground/errors.ts";
import { checkArgument } from "../ground/options.ts";
import { otherSide, players, sideOf } from "./board.ts";
import { gameOf } from "./decode.ts";
import { readGame } from "./reading.ts";
import type { Game, Outcome, Player } from "./state.ts";

function lost(game: Game, player: Player, reason: "resignation" | "time"): Game {
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
 * The game after a player has forfeited it. The one reason is `"time"`, for games with clocks: no source of these rules has
 * them, and the library keeps no time.
 *
 * @param player - The side that loses, whoever is to move.
 * @throws {@link RulesError} `game-over` when it was over before.
 * @throws {@link ArgumentError} for a `player` that is not a side and for another `reason`.
 * @example
 * ```ts
 * import { createGame, forfeit, outcome } from "morabaraba/mancala";
 *
 * outcome(forfeit(createGame(), "north", "time")); // => { winner: "south", reason: "time" }
 * ```
 */
export function forfeit(game: Game, player: Player, reason: "time"): Game {
  checkArgument("reason", "time", reason);
  return lost(game, player, reason);
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
