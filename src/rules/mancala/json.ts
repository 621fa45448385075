/** Games read back from storage or from untrusted sources: JSON in, a checked and frozen game out. */

import { attempt, type Result } from "../../base/errors.ts";
import { readJson } from "../../base/input.ts";
import { gameFault, placingVariantFaults, refuseUnknownFields } from "../gameChecks.ts";
import { listSeen } from "../seen.ts";
import type { Game } from "./data/state.ts";
import { judge } from "./engine/ending.ts";
import { settle } from "./play.ts";
import { fieldsPattern, formatFields } from "./positionFields.ts";
import { encode } from "./read.ts";
import { writeGame } from "./write.ts";

/**
 * Reads a game from untrusted JSON: text, or the object it stands for. The result is frozen and shares nothing with what
 * was passed. A game that a rule has ended comes back as that rule leaves it, the houses swept into the stores. Games
 * stored by earlier versions of this library are read by later ones.
 *
 * @throws {@link ParseError} `not-text`, `not-json`, `too-long`, `syntax`, `unknown-variant`, `bad-variant`, `bad-board`
 * or `bad-number`; `at` is a path such as `stores.south`. For a variant with faults `cause` is the `VariantError`, which lists
 * them all.
 * @example
 * ```ts
 * import { createGame, parseGame } from "morabaraba/mancala";
 *
 * parseGame(JSON.stringify(createGame("oware"))); // => createGame("oware")
 * parseGame('{"variant": "chess"}'); // throws unknown-variant
 * ```
 */
export function parseGame(json: unknown): Game {
  const data = readJson(json) as Game;
  const position = placingVariantFaults(() => encode(data));
  const { stores, seen, verdict } = data;
  refuseUnknownFields("a game has", "", data, fields);
  refuseUnknownFields("the stores of a game have", "stores.", stores, { south: 0, north: 0 });
  refuseUnknownFields("the verdict of a game has", "verdict.", verdict, { winner: 0, reason: 0 });
  const { variant, houses, side } = position;
  if (variant.repetition === null && seen !== undefined)
    throw gameFault("syntax", "seen", "left out, since this variant counts no repetitions", seen);
  const past = fieldsPattern(variant);
  for (const [i, text] of listSeen(position.seen).entries()) {
    if (!past.test(text))
      throw gameFault("syntax", `seen[${i}]`, `a position such as "${formatFields(houses, side)}"`, text);
  }
  if (position.verdict !== undefined) return writeGame(judge(position));
  position.seen = position.seen?.before;
  return writeGame(settle(position));
}

/** The fields of a game by name; a new one does not compile until it stands here. */
const fields = {
  variant: 0,
  houses: 0,
  stores: 0,
  turn: 0,
  ply: 0,
  seen: 0,
  swap: 0,
  swept: 0,
  verdict: 0,
} satisfies Record<keyof Game, 0>;

/**
 * {@link parseGame} without a throw.
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
