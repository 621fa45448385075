/** Games read back from storage or from strangers: JSON in, a checked and frozen game out. */

import { show } from "../../base/data.ts";
import { attempt, ParseError, type Result, VariantError } from "../../base/errors.ts";
import { readJson } from "../../base/input.ts";
import { listSeen } from "../seen.ts";
import type { Game } from "./data/state.ts";
import type { Position } from "./engine/position.ts";
import { settle } from "./play.ts";
import { fieldsPattern, formatFields } from "./positionFields.ts";
import { encode, fault } from "./read.ts";
import { gameOf } from "./write.ts";

/**
 * Reads a game from untrusted JSON: text, or the object it stands for. The result is frozen and shares nothing with what
 * was passed. A game that a rule has ended comes back as that rule leaves it, the houses swept into the stores. Games
 * stored by earlier versions of this library are read by later ones.
 *
 * @throws {@link ParseError} `not-text`, `not-json`, `too-long`, `syntax`, `unknown-variant`, `bad-variant`, `bad-board`
 * or `bad-number`; `at` is a path such as `stores.south`.
 * @example
 * ```ts
 * import { createGame, parseGame } from "morabaraba/mancala";
 *
 * parseGame(JSON.stringify(createGame("oware"))); // => createGame("oware")
 * parseGame('{"variant": "chess"}'); // throws unknown-variant
 * ```
 */
export function parseGame(json: unknown): Game {
  const data = readJson(json);
  const position = read(data);
  const { stores, seen, verdict } = data as Game;
  checkFields("a game has", "", data, fields);
  checkFields("the stores of a game have", "stores.", stores, { south: 0, north: 0 });
  checkFields("the verdict of a game has", "verdict.", verdict, { winner: 0, reason: 0 });
  const { variant, houses, side } = position;
  if (variant.repetition === null && seen !== undefined)
    throw fault("syntax", "seen", "left out, since this variant counts no repetitions", seen);
  const past = fieldsPattern(variant);
  for (const [i, text] of listSeen(position.seen).entries()) {
    if (!past.test(text))
      throw fault("syntax", `seen[${i}]`, `a position such as "${formatFields(houses, side)}"`, text);
  }
  if (position.verdict !== undefined) return gameOf(position);
  position.seen = position.seen?.before;
  return gameOf(settle(position).position);
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

function checkFields(what: string, at: string, data: unknown, known: Readonly<Record<string, 0>>): void {
  for (const [field, value] of Object.entries(Object(data))) {
    if (value === undefined || Object.hasOwn(known, field)) continue;
    throw new ParseError("syntax", at + field.slice(0, 40), `Remove ${show(field)}: ${what} no such field.`);
  }
}

/** The game as {@link encode} reads it, a fault of its variant with its place in the game. */
function read(data: unknown): Position {
  try {
    return encode(data as Game);
  } catch (error) {
    if (!(error instanceof VariantError)) throw error;
    const at = error.faults[0]?.at;
    throw new ParseError(error.code, at ? `variant.${at}` : "variant", error.message);
  }
}

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
