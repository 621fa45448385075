/** Games read back from storage or from untrusted sources: JSON in, a checked and frozen game out. */

import { attempt, ParseError, type Result } from "../../base/errors.ts";
import { readJson } from "../../base/input.ts";
import { gameFault, placingVariantFaults, refuseUnknownFields } from "../gameChecks.ts";
import type { Game } from "./data/state.ts";
import { players } from "./data/terms.ts";
import { countBits } from "./engine/bits.ts";
import { cowFault, cowMessage } from "./positionFields.ts";
import { positionsBefore, readGame } from "./read.ts";
import { writeGame } from "./write.ts";

/**
 * Reads a game from untrusted JSON: text, or the object it stands for. The result is frozen and shares nothing with what
 * was passed. Games stored by earlier versions of this library are read by later ones.
 *
 * @throws {@link ParseError} `not-text`, `not-json`, `too-long`, `syntax`, `unknown-variant`, `bad-variant`, `bad-board`,
 * `bad-hands`, `bad-bar`, `bad-due` or `bad-number`; `at` is a path such as `hands.light`. For a variant with faults `cause` is the
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
  const state = placingVariantFaults(() => readGame(data));
  const { ruleset, position, seen } = state;
  const { hands, barred, verdict } = data;
  refuseUnknownFields("a game has", "", data, fields);
  refuseUnknownFields("the hands of a game have", "hands.", hands, sides);
  refuseUnknownFields("the bars of a game have", "barred.", barred, sides);
  for (const player of players)
    refuseUnknownFields("a bar has", `barred.${player}.`, barred[player], { from: 0, to: 0 });
  refuseUnknownFields("the verdict of a game has", "verdict.", verdict, { winner: 0, reason: 0 });
  refuseUnknownFields("the lines used of a game have", "used.", data.used, sides);
  const field = cowFault(ruleset, position);
  if (field !== undefined)
    throw new ParseError(`bad-${field}`, field, `In this game ${field} ${cowMessage(ruleset, field)}.`);
  if (seen === undefined && data.seen !== undefined)
    throw gameFault("syntax", "seen", "left out, since this variant counts no repetitions", data.seen);
  if (seen !== undefined && seen.length > position.quiet + 1)
    throw gameFault("syntax", "seen", "a list of the positions since the last placement or shot", data.seen);
  const cows = countBits(position.own | position.other);
  for (const [i, past] of positionsBefore(ruleset, position, seen).entries()) {
    if (countBits(past.own | past.other) !== cows)
      throw gameFault("syntax", `seen[${i}]`, `a position with ${cows} cows on the board`, data.seen?.[i]);
  }
  return writeGame(state);
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
  used: 0,
  firstMill: 0,
  removals: 0,
  freeing: 0,
} satisfies Record<keyof Game, 0>;

const sides = { light: 0, dark: 0 } as const;

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
