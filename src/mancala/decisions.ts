/** Games that end by decision: a player resigns, or both agree. The board is left as it stands. */
import { RulesError } from "../ground/errors.ts";
import { checkArgument } from "../ground/options.ts";
import { otherSide, players, sideOf } from "./board.ts";
import { gameOf } from "./decode.ts";
import { readGame } from "./reading.ts";
import type { Game, Outcome, Player } from "./state.ts";

function decided(game: Game, verdict: Outcome): Game {
  const { position, outcome: end } = readGame(game);
  if (end === undefined) return gameOf({ ...position, verdict: Object.freeze(verdict) });
  const result = end.winner === null ? "drawn" : `won by ${end.winner}`;
  throw new RulesError(
    "game-over",
    `The game is already ${result} (${end.reason}); only a game that goes on can be resigned or drawn.`,
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
  checkArgument("player", "south|north", player);
  return decided(game, { winner: players[otherSide(sideOf(player))], reason: "resignation" });
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
