/** Games read back from storage or from strangers: JSON in, a checked and frozen game out. */

import { show } from "../../base/data.ts";
import { attempt, ParseError, type Result, VariantError } from "../../base/errors.ts";
import { readJson } from "../../base/input.ts";
import type { Game } from "./data/state.ts";
import { players } from "./data/terms.ts";
import { countBits } from "./engine/bits.ts";
import { cowFault, cowMessage } from "./positionFields.ts";
import { encodePast, fault } from "./read.ts";
import { frozenCopy, type Reading, readGame } from "./reading.ts";

/**
 * Reads a game from untrusted JSON: text, or the object it stands for. The result is frozen and shares nothing with what
 * was passed. Games stored by earlier versions of this library are read by later ones.
 *
 * @throws {@link ParseError} `not-text`, `not-json`, `too-long`, `syntax`, `unknown-variant`, `bad-variant`, `bad-board`,
 * `bad-hands`, `bad-bar` or `bad-number`; `at` is a path such as `hands.light`. For a variant with faults `cause` is the
 * {@link VariantError}, which lists them all.
 * @example
 * ```ts
 * import { createGame, parseGame } from "morabaraba";
 *
 * parseGame(JSON.stringify(createGame("mssa"))); // => createGame("mssa")
 * parseGame('{"variant": "chess"}'); // throws unknown-variant
 * ```
 */
export function parseGame(json: unknown): Game {
  const data = readJson(json) as Game;
  const reading = read(data);
  const { hands, barred, verdict } = data;
  checkFields("a game has", "", data, fields);
  checkFields("the hands of a game have", "hands.", hands, sides);
  checkFields("the bars of a game have", "barred.", barred, sides);
  for (const player of players)
    checkFields("a bar has", `barred.${player}.`, barred[player], { from: 0, to: 0 });
  checkFields("the verdict of a game has", "verdict.", verdict, { winner: 0, reason: 0 });
  const field = cowFault(reading.ruleset, reading.position);
  if (field !== undefined) {
    const message = `In this game ${field} ${cowMessage(reading.ruleset, field)}.`;
    throw new ParseError(`bad-${field}`, field, message);
  }
  checkSeen(reading, data);
  return frozenCopy(reading);
}

/** The game as every function reads it, a fault of its variant with its place in the game. */
function read(data: Game): Reading {
  try {
    return readGame(data);
  } catch (error) {
    if (!(error instanceof VariantError)) throw error;
    const at = error.faults[0]?.at;
    const path = at ? `variant.${at}` : "variant";
    throw Object.assign(new ParseError(error.code, path, `In this game ${error.message}.`), { cause: error });
  }
}

/** The fields of a game by name; a new one does not compile until it stands here. */
const fields = {
  variant: 0,
  board: 0,
  turn: 0,
  hands: 0,
  barred: 0,
  quiet: 0,
  ply: 0,
  seen: 0,
  verdict: 0,
} satisfies Record<keyof Game, 0>;

const sides = { light: 0, dark: 0 } as const;

function checkFields(what: string, at: string, data: unknown, known: Readonly<Record<string, 0>>): void {
  for (const [field, value] of Object.entries(Object(data))) {
    if (value === undefined || Object.hasOwn(known, field)) continue;
    throw new ParseError("syntax", at + field.slice(0, 40), `Remove ${show(field)}: ${what} no such field.`);
  }
}

/** Whether the game can have seen these positions: with the same number of cows, and no more than it has quiet plies. */
function checkSeen({ ruleset, position, seen }: Reading, game: Game): void {
  if (ruleset.variant.repetition === null && game.seen !== undefined)
    throw fault("syntax", "seen", "left out, since this variant counts no repetitions", game.seen);
  if (seen.length > position.quiet + 1)
    throw fault("syntax", "seen", "a list of the positions since the last placement or shot", game.seen);
  const cows = countBits(position.own | position.other);
  let past = encodePast(ruleset, game, seen);
  for (let i = seen.length - 2; past !== null; i--) {
    if (countBits(past.own | past.other) !== cows)
      throw fault("syntax", `seen[${i}]`, `a position with ${cows} cows on the board`, seen[i]);
    past = past.previous;
  }
}

/**
 * {@link parseGame} without a throw.
 *
 * @example
 * ```ts
 * import { safeParseGame } from "morabaraba";
 *
 * const result = safeParseGame("{");
 * result.ok ? "" : result.error.code; // => "not-json"
 * ```
 */
export function safeParseGame(json: unknown): Result<Game> {
  return attempt(() => parseGame(json));
}
