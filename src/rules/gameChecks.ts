/** What both families ask of a game from outside. What only one of them has is checked where that family reads games. */

import { isRecord, isWhole, show } from "../base/data.ts";
import { type ParseCode, ParseError, VariantError } from "../base/errors.ts";

const ADVICE = "pass a game as createGame or parseGame returns it";

/** What a game stores as its variant; throws {@link ParseError} for anything that cannot be a game. */
export function storedVariant(game: unknown): unknown {
  if (!isRecord(game))
    throw new ParseError("syntax", "", `A game is an object, not ${show(game)}; ${ADVICE}.`);
  const { variant } = game;
  if (variant === undefined)
    throw new ParseError("bad-variant", "variant", `This game has no variant; ${ADVICE}.`);
  return variant;
}

/** The error for a field of a game; `right` finishes the sentence "must be …". */
export function gameFault(code: ParseCode, at: string, right: string, value: unknown): ParseError {
  return new ParseError(code, at, `In this game ${at} must be ${right}, not ${show(value)}.`);
}

/** A field that must be a whole number from 0 to `most`. JSON may hold -0, which becomes 0. */
export function wholeField(code: ParseCode, at: string, value: unknown, most: number): number {
  if (isWhole(value, 0, most)) return value + 0;
  throw gameFault(code, at, `a whole number from 0 to ${most}`, value);
}

/** Refuses fields that `known` does not name; `what` begins the sentence "… no such field", as in "a game has". */
export function refuseUnknownFields(
  what: string,
  at: string,
  data: unknown,
  known: Readonly<Record<string, 0>>,
): void {
  for (const [field, value] of Object.entries(Object(data))) {
    if (value === undefined || Object.hasOwn(known, field)) continue;
    throw new ParseError("syntax", at + field.slice(0, 40), `Remove ${show(field)}: ${what} no such field.`);
  }
}

/** Calls `read`; a fault of the game's variant becomes a {@link ParseError} at its place in the game, with the fault as `cause`. */
export function placingVariantFaults<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof VariantError)) throw error;
    const at = error.faults[0]?.at;
    const path = at ? `variant.${at}` : "variant";
    throw Object.assign(new ParseError(error.code, path, `In this game ${error.message}.`), { cause: error });
  }
}
