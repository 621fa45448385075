/** Who has to do what, and why a move is refused, in one sentence each. */
import type { Game, Move } from "../../rules/mills/data/state.ts";
import { legalMoves, outcome, whyIllegal } from "../../rules/mills/game.ts";
import { type NotationOptions, notationOn } from "../../rules/mills/notation.ts";
import { announceEnd, fill, textOf } from "../sentences.ts";
import { refusalOf, type Words } from "./words.ts";

/** The text of `turns` for a side, by the kind of its first legal move. */
const TURNS = {
  place: "placing",
  move: "moving",
  fly: "flying",
  shoot: "shooting",
  give: "giving",
} as const;

/**
 * Who has to do what, or how the game ended. For a turn in the making see `turnStatus` of `morabaraba/turn`.
 *
 * @example
 * ```ts
 * import { createGame, resign } from "morabaraba";
 * import { announceTurn, en } from "morabaraba/words";
 *
 * announceTurn(en, createGame()); // => "Light to place a cow."
 * announceTurn(en, resign(createGame(), "light")); // => "Dark wins. Light resigned."
 * ```
 */
export function announceTurn(words: Words, game: Game): string {
  const end = outcome(game);
  if (end) return announceEnd(words, end);
  const [{ kind }] = legalMoves(game) as readonly [Move];
  return fill(textOf(words, "turns", TURNS[kind]), { player: textOf(words, "players", game.turn) });
}

/**
 * Why a move is refused, as a sentence to the player who tried it; `undefined` for a legal move.
 *
 * @param move - Anything, as `whyIllegal` takes it. Text is read as WMD notation.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 * import { announceRefusal, en } from "morabaraba/words";
 *
 * const game = applyMove(createGame(), "d6");
 * announceRefusal(en, game, "d6"); // => "There is already a cow on d6."
 * announceRefusal(en, game, "d2"); // => undefined
 * ```
 */
export function announceRefusal(
  words: Words,
  game: Game,
  move: unknown,
  options: NotationOptions = {},
): string | undefined {
  const called = notationOn(game, options);
  const code = whyIllegal(game, move);
  if (code === undefined) return undefined;
  const [text, values] = refusalOf(words, game, move, code, called);
  return fill(textOf(words, "refusals", text), values);
}
