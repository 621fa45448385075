/** Who is to move, and why a move is refused, in one sentence each. */
import type { Game } from "../../rules/mancala/data/state.ts";
import { outcome, whyIllegal } from "../../rules/mancala/game.ts";
import { announceEnd, fill, textOf } from "../sentences.ts";
import { refusalValues, type Words } from "./words.ts";

/**
 * Who is to move, or how the game ended.
 *
 * @example
 * ```ts
 * import { createGame, resign } from "morabaraba/mancala";
 * import { announceTurn, en } from "morabaraba/mancala/words";
 *
 * announceTurn(en, createGame()); // => "South is to move."
 * announceTurn(en, resign(createGame(), "south")); // => "North wins. South resigned."
 * ```
 */
export function announceTurn(words: Words, game: Game): string {
  const end = outcome(game);
  return end
    ? announceEnd(words, end)
    : fill(textOf(words, "turns", "next"), { player: textOf(words, "players", game.turn) });
}

/**
 * Why a move is refused, as a sentence to the player who tried it; `undefined` for a legal move.
 *
 * @param move - Anything, as `whyIllegal` takes it.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba/mancala";
 * import { announceRefusal, en } from "morabaraba/mancala/words";
 *
 * const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
 * announceRefusal(en, game, "1"); // => "That house is empty."
 * announceRefusal(en, game, "6"); // => undefined
 * ```
 */
export function announceRefusal(words: Words, game: Game, move: unknown): string | undefined {
  const code = whyIllegal(game, move);
  return code && fill(textOf(words, "refusals", code), refusalValues(game, move));
}
