/** What both families ask of a game from outside. What only one of them has is checked where that family reads games. */

import { equals, isAbsent, isRecord, isWhole, show } from "../base/data.ts";
import { type ParseCode, ParseError } from "../base/errors.ts";
import { MOST_SEEN, type Seen, see } from "./seen.ts";

const ADVICE = "pass a game as createGame or parseGame returns it";

/** What a game stores as its variant; throws `ParseError` for anything that cannot be a game. */
export function storedVariant(game: unknown): unknown {
  if (!isRecord(game))
    throw new ParseError("syntax", "", `A game is an object, not ${show(game)}; ${ADVICE}.`);
  const { variant } = game;
  if (isAbsent(variant)) throw new ParseError("syntax", "variant", `This game has no variant; ${ADVICE}.`);
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

/** A whole number from 0 to `most`, 0 for anything else. JSON may hold -0, which becomes 0. */
export function wholeIn(value: unknown, most: number): number {
  return isWhole(value, 0, most) ? value + 0 : 0;
}

/** The code of a field's faults, and what the field is, as a clause; fields that are simply there or not have none. */
export type FieldRules = Readonly<Record<string, readonly [code: ParseCode, rule?: string]>>;

/** The rule of a field that counts plies. */
export const countRule: FieldRules[string] = ["bad-number", "it is a whole number from 0 to 9999"];

/** Refuses a game that is not the same as what was written of it. Fields that are null count as absent. */
export function refuseDifference(rules: FieldRules, written: object, game: unknown, path = ""): void {
  const right = written as Readonly<Record<string, unknown>>;
  const data = isRecord(game) ? game : {};
  const refuse = (field: string, [code, rule = "leave it out"]: FieldRules[string] = ["syntax"]): never => {
    const at = path + field.slice(0, 40);
    throw new ParseError(code, at, `In this game ${at} cannot be ${show(data[field])}: ${rule}.`);
  };
  for (const field of Object.keys(right)) {
    const [value, given] = [right[field], data[field]];
    if (value === given) continue;
    if (isRecord(value)) refuseDifference(rules, value, given, `${path}${field}.`);
    else if (!equals(value, given) && !(isAbsent(value) && isAbsent(given)))
      refuse(field, rules[(path + field).split(".")[0] as string]);
  }
  for (const field of Object.keys(data)) {
    if (!Object.hasOwn(right, field) && !isAbsent(data[field]))
      refuse(field, path === "" && Object.hasOwn(rules, field) ? rules[field] : undefined);
  }
}

/**
 * The positions seen as a game stores them, `present` last. What the earlier ones say is left to `parseGame`: a wrong one
 * never comes back, so that it misleads nobody but the caller who wrote it.
 *
 * @param present - The last of them; without it any may be.
 */
export function seenIn(list: unknown, present: string | undefined): Seen | undefined {
  const texts: readonly unknown[] = Array.isArray(list) && list.length <= MOST_SEEN ? list : [];
  let seen: Seen | undefined;
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i];
    if (typeof text !== "string") throw gameFault("syntax", `seenPositions[${i}]`, "text", text);
    seen = see(seen, text);
  }
  if (present === undefined || seen?.text === present) return seen;
  const right = `a list of positions with the present one, "${present}", last`;
  throw gameFault("syntax", "seenPositions", right, list);
}
