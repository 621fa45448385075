/* Reads games from storage or untrusted sources: JSON goes in, and a checked, frozen game comes out. */

import { attempt, type Result } from "../../base/errors.ts";
import { readJson } from "../../base/input.ts";
import type { Game } from "./data/state.ts";
import { sweep } from "./play.ts";
import { checkedPosition, checkPast } from "./read.ts";
import { writeGame } from "./write.ts";

/**
 * Reads a game from untrusted JSON, as text or parsed. The result is frozen and shares nothing with what you
 * passed. If a rule ends the game in this position, the houses are swept into the stores as usual. Every
 * version reads the games that version 1.0.0 or a later one has stored.
 *
 * @throws `ParseError` `not-text` if `json` is neither text nor an object.
 * @throws `ParseError` `not-json` if the text is not JSON.
 * @throws `ParseError` `syntax`, `bad-board` or `bad-number` if a field is invalid; `at` is its path, such as
 * `stores.south`.
 * @throws `LimitError` `too-long` if the text has more than 6,000,000 characters.
 * @throws `VariantError` if the game's variant is invalid.
 * @example
 * ```ts
 * import { createGame, parseGame } from "morabaraba/mancala";
 *
 * parseGame(JSON.stringify(createGame("oware"))); // => createGame("oware")
 * parseGame('{"variant": "chess"}'); // throws unknown-variant
 * ```
 */
export function parseGame(json: unknown): Game {
  const position = checkedPosition(readJson(json) as Game);
  checkPast(position);
  return writeGame(sweep(position));
}

/**
 * Does the same as {@link parseGame}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { safeParseGame } from "morabaraba/mancala";
 *
 * const result = safeParseGame("{");
 * result.ok ? "" : result.error.code; // => "not-json"
 * ```
 */
export function safeParseGame(json: unknown): Result<Game> {
  return attempt(() => parseGame(json));
}
