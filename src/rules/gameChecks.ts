/*
 * The checks of untrusted games that both families share, and the error for an illegal move. Each family
 * checks its own fields in `read.ts`.
 */
import { equals, isAbsent, isRecord, isWhole, show } from "../base/data.ts";
import { IllegalMoveError, type MoveErrorCode, type ParseCode, ParseError } from "../base/errors.ts";
import { addSeen, MOST_SEEN, type Seen } from "./seen.ts";

const ADVICE = "pass a game as createGame or parseGame returns it";

/** Returns the variant as a game stores it; throws `ParseError` if the value cannot be a game. */
export function storedVariant(game: unknown): unknown {
  if (!isRecord(game))
    throw new ParseError("syntax", "", `A game is an object, not ${show(game)}; ${ADVICE}.`);
  const { variant } = game;
  if (isAbsent(variant)) throw new ParseError("syntax", "variant", `This game has no variant; ${ADVICE}.`);
  return variant;
}

/** The error for a field of a game; `expected` finishes the sentence "must be …". */
export function gameFault(code: ParseCode, at: string, expected: string, value: unknown): ParseError {
  return new ParseError(code, at, `In this game ${at} must be ${expected}, not ${show(value)}.`);
}

/**
 * Calls `read` for a game whose fields were read from text, and turns the field of a `ParseError` into an
 * offset. A field within another has the place of the outer one.
 */
export function readAt<Value>(read: () => Value, offsetOf: (field: string) => number): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const [field] = `${error.at}`.split(/[.[]/) as [string];
    throw new ParseError(error.code, offsetOf(field), error.message);
  }
}

/** Creates the error for a verdict in a game that a rule has ended. */
export const needlessVerdict = (): ParseError =>
  new ParseError(
    "syntax",
    "verdict",
    "In this game verdict must be left out, because a rule has ended the game.",
  );

/** Returns a whole number from 0 to `most`, or throws `ParseError`. JSON may hold -0, which becomes 0. */
export function wholeField(code: ParseCode, at: string, value: unknown, most: number): number {
  if (isWhole(value, 0, most)) return value + 0;
  throw gameFault(code, at, `a whole number from 0 to ${most}`, value);
}

/** Returns a whole number from 0 to `most`, or 0 for any other value. JSON may hold -0, which becomes 0. */
export function wholeIn(value: unknown, most: number): number {
  return isWhole(value, 0, most) ? value + 0 : 0;
}

/**
 * For each field: the code for a fault, and what the field must be. A field without a rule must be left out.
 */
export type FieldRules = Readonly<Record<string, readonly [code: ParseCode, rule?: string]>>;

/** The rule for a field that counts plies. */
export const countRule: FieldRules[string] = ["bad-number", "it must be a whole number from 0 to 9999"];

/** Throws `ParseError` if a game differs from what the library writes for it. Null fields count as absent. */
export function refuseDifference(rules: FieldRules, written: object, game: unknown, path = ""): void {
  const expected = written as Readonly<Record<string, unknown>>;
  const data = isRecord(game) ? game : {};
  for (const field of Object.keys(expected)) {
    const [value, given] = [expected[field], data[field]];
    if (value === given) continue;
    if (isRecord(value)) refuseDifference(rules, value, given, `${path}${field}.`);
    else if (!equals(value, given) && !(isAbsent(value) && isAbsent(given)))
      refuse(rules[(path + field).split(".")[0] as string], path + field, given);
  }
  for (const field of Object.keys(data)) {
    if (!Object.hasOwn(expected, field) && !isAbsent(data[field]))
      refuse(
        Object.hasOwn(rules, path + field) ? rules[path + field] : undefined,
        path + field.slice(0, 40),
        data[field],
      );
  }
}

function refuse(
  [code, rule = "leave it out"]: FieldRules[string] = ["syntax"],
  at: string,
  value: unknown,
): never {
  throw new ParseError(code, at, `In this game ${at} cannot be ${show(value)}: ${rule}.`);
}

/**
 * Reads the positions that a game has seen; the last must be `present`. Only `parseGame` checks the earlier
 * positions. Elsewhere an invalid one does no harm: it can never recur, so it misleads only the caller who
 * wrote it.
 *
 * @param present - The last of the positions; if left out, any position may be the last.
 */
export function seenIn(list: unknown, present: string | undefined): Seen | undefined {
  const texts: readonly unknown[] = Array.isArray(list) && list.length <= MOST_SEEN ? list : [];
  let seen: Seen | undefined;
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i];
    if (typeof text !== "string") throw gameFault("syntax", `seenPositions[${i}]`, "text", text);
    seen = addSeen(seen, text);
  }
  if (present === undefined || seen?.text === present) return seen;
  const expected = `a list of positions that ends with the present one, "${present}"`;
  throw gameFault("syntax", "seenPositions", expected, list);
}

/** Names the move and why it is illegal, in the words of its code; `announceRefusal` tells players more. */
export const illegalMove = (move: string, code: MoveErrorCode): IllegalMoveError =>
  new IllegalMoveError(code, `${move} is illegal: ${code.replaceAll("-", " ")}.`);
