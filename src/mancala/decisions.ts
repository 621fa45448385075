/** Games that end by decision: a player resigns, or both agree. The board is left as it stands. */
import { ParseError, RulesError } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { otherSide, players, sideOf } from "./board.ts";
import { decode, encode } from "./encode.ts";
import { outcomeIn } from "./play.ts";
import type { Game, Outcome, Player } from "./state.ts";

function decided(game: Game, verdict: Outcome): Game {
  const position = encode(game);
  const end = outcomeIn(position);
  if (end === undefined) return decode({ ...position, verdict: Object.freeze(verdict) });
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
 * @throws {@link ParseError} `syntax` for a player who is neither south nor north.
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba/mancala";
 *
 * outcome(resign(createGame(), "south"))?.winner; // => "north"
 * ```
 */
export function resign(game: Game, player: Player): Game {
  if (player !== "south" && player !== "north") {
    throw new ParseError("syntax", "player", `A player is "south" or "north", not ${show(player)}.`);
  }
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
