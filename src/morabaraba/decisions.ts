/** Games that end by decision: players resign or agree, a referee judges what was attempted. */
import { ParseError, RulesError } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { forfeits, type Game, type MoveLike, type Outcome } from "./data/state.ts";
import { opponentOf, type Player } from "./data/terms.ts";
import { engineOf, frozenCopy } from "./engine/encode.ts";
import { applyMove, isLegal, outcome } from "./game.ts";

function decided(game: Game, verdict: Outcome): Game {
  refuseFinished(game);
  return frozenCopy(engineOf(game), game, verdict);
}

function refuseFinished(game: Game): void {
  const end = outcome(game);
  if (end === undefined) return;
  const result = end.winner === null ? "drawn" : `won by ${end.winner}`;
  throw new RulesError(
    "game-over",
    `The game is already ${result} (${end.reason}); nothing more can be decided.`,
  );
}

/**
 * The game after a player gave up, in turn or not; the other side has won.
 *
 * @throws {@link RulesError} `game-over` when it was over before.
 * @throws {@link ParseError} `syntax` at `player` for what is no side.
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba";
 *
 * outcome(resign(createGame(), "light"))?.winner; // => "dark"
 * ```
 */
export function resign(game: Game, player: Player): Game {
  return decided(game, { winner: opponentOf(player), reason: "resignation" });
}

/**
 * The game drawn because both players want it so.
 *
 * @throws {@link RulesError} `game-over` when it was over before.
 * @example
 * ```ts
 * import { agreeDraw, createGame, outcome } from "morabaraba";
 *
 * outcome(agreeDraw(createGame())); // => { winner: null, reason: "agreement" }
 * ```
 */
export function agreeDraw(game: Game): Game {
  return decided(game, { winner: null, reason: "agreement" });
}

/**
 * The game lost by default, by one of the three forfeits of Zbornak's rules: `"cheating"`, which the newer English
 * Wikipedia text has too, `"abandonment"` (picking up the cows) and `"double-turn"` (playing twice).
 *
 * @param offender - The side that loses.
 * @throws {@link RulesError} `game-over` when it was over before.
 * @throws {@link ParseError} `syntax` at `reason` for another reason, at `player` for what is no side.
 * @example
 * ```ts
 * import { createGame, forfeit, outcome } from "morabaraba";
 *
 * outcome(forfeit(createGame(), "dark", "abandonment")); // => { winner: "light", reason: "abandonment" }
 * ```
 */
export function forfeit(
  game: Game,
  offender: Player,
  reason: "cheating" | "abandonment" | "double-turn",
): Game {
  if (!forfeits.includes(reason)) throw new ParseError("syntax", "reason", `${show(reason)} is no forfeit.`);
  return decided(game, { winner: opponentOf(offender), reason });
}

/**
 * A move as a player attempts it at the board: legal and in turn it is played, out of turn it forfeits the game as a
 * double turn, illegal it forfeits as cheating; so does what is no move at all.
 *
 * @throws {@link RulesError} `game-over` when the game was over before.
 * @throws {@link ParseError} `syntax` at `player` for what is no side.
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
  const opponent = opponentOf(player);
  refuseFinished(game);
  if (opponent === game.turn) return forfeit(game, player, "double-turn");
  return isLegal(game, move) ? applyMove(game, move) : forfeit(game, player, "cheating");
}
