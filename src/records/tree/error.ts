/** What can be wrong with the text of a game, and how much text is read at all. */
import { type ParseCode, ParseError } from "../../ground/errors.ts";
import { show } from "../../ground/schema.ts";

/** Characters of one game, in UTF-16 units. */
export const MOST_CHARACTERS = 1_000_000;

/** Moves of one game, those of its variations included. */
export const MOST_MOVES = 100_000;

/** Variations within variations. */
export const MOST_DEPTH = 100;

/** Positions that the games of one line may have seen, where the variant counts repetitions: each game holds a list. */
export const MOST_SEEN = 10_000_000;

/** Games of one text or stream, unless the caller allows for more. */
export const MOST_GAMES = 1_000_000;

/** Refuses text that is not right at a place. */
export function demand(right: boolean, place: number, message: string): asserts right {
  if (!right) throw new ParseError("syntax", place, message);
}

/** Refuses what is no notation of a family. */
export function demandNotation(
  { notations }: { readonly notations: readonly string[] },
  notation: string,
): void {
  if (!notations.includes(notation))
    throw new ParseError("syntax", "notation", `A notation is one of ${notations}, not ${show(notation)}.`);
}

/** The error for a record that is beyond what is read. */
export function tooMuch(code: ParseCode, most: number, what: string): ParseError {
  return new ParseError(code, "record", `A record with more than ${most} ${what} could not be read again.`);
}

/**
 * The text of a game that cannot be read: which fault, where, and what could be read before it.
 *
 * @example
 * ```ts
 * import { safeParseRecord } from "morabaraba/records";
 *
 * const result = safeParseRecord("1. d6 d2 2. d6");
 * result.ok || [result.error.code, result.error.at]; // => ["illegal-move", 12]
 * result.ok || [result.error.illegal, result.error.ply]; // => ["occupied", 3]
 * ```
 */
export class RecordError<Record = unknown> extends ParseError {
  declare readonly name: string;
  /** The ply that could not be read, 1 for the first of the game. */
  readonly ply: number;
  /** What stands before the fault; its place is the last that could be read. */
  readonly record: Record;
  /** For `illegal-move`: why, as `whyIllegal` says it. */
  readonly illegal: string | undefined;

  constructor(
    code: ParseCode,
    at: number | string,
    message: string,
    ply: number,
    record: Record,
    illegal: string | undefined,
  ) {
    super(code, at, message);
    this.name = "RecordError";
    this.ply = ply;
    this.record = record;
    this.illegal = illegal;
  }
}
