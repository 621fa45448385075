/** Games read back from storage or from strangers: JSON in, a checked and frozen game out. */
import { attempt, type Fault, ParseError, type Result, type VariantError } from "../ground/errors.ts";
import { isRecord, readJson, show } from "../ground/schema.ts";
import { variantFrom } from "./define.ts";
import { decode, encode, fault } from "./encode.ts";
import { settle } from "./game.ts";
import type { Game } from "./state.ts";
import type { Variant } from "./variant.ts";

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
  const variant = readVariant(data);
  const game = data as Game;
  const position = encode(game);
  const { seen, verdict } = game;
  if (variant.repetition === null && seen !== undefined) throw fault("syntax", "seen", "absent here", seen);
  checkFields(game, "", ["variant", "houses", "stores", "turn", "ply", "seen", "swap", "verdict"]);
  checkFields(game.stores, "stores.", ["south", "north"]);
  checkFields(verdict ?? {}, "verdict.", ["winner", "reason"]);
  const row = `\\d+(,\\d+){${variant.houses - 1}}`;
  const past = RegExp(`^${row}/${row} [sn]$`);
  position.seen.forEach((text: unknown, i) => {
    if (typeof text !== "string" || !past.test(text))
      throw fault("syntax", `seen[${i}]`, "rows and turn", text);
  });
  if (verdict === undefined) return settle({ ...position, seen: position.seen.slice(0, -1) });
  return decode(position, position.seen, Object.freeze({ winner: verdict.winner, reason: verdict.reason }));
}

function checkFields(data: object, at: string, fields: readonly string[]): void {
  const extra = Object.keys(data).find((field) => !fields.includes(field));
  if (extra === undefined) return;
  throw new ParseError("syntax", at + extra.slice(0, 40), `${show(extra)} is no field of a game; remove it.`);
}

function readVariant(data: unknown): Variant {
  try {
    return variantFrom(isRecord(data) ? data["variant"] : "kalah");
  } catch (error) {
    const { code, faults, message } = error as VariantError;
    const { at } = faults[0] as Fault;
    throw new ParseError(code, at ? `variant.${at}` : "variant", message);
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
