/* The error of a record that cannot be read, with the part that could be read. */
import {
  ArgumentError,
  IllegalMoveError,
  MorabarabaError,
  ParseError,
  type ReadError,
} from "../../base/errors.ts";
import { nodesOf } from "./games.ts";
import { pathTo } from "./nodes.ts";
import type { RecordTree } from "./record.ts";

/** The code of a {@link RecordError}: that of its `cause`, but `illegal-move` for every illegal move. */
export type RecordCode = "illegal-move" | ReadError["code"] | ArgumentError["code"];

/**
 * Thrown for a record that cannot be read, or for an invalid option of its reader. The error has the fault,
 * the fault's place, and the record as it was read before the fault. The `cause` is the fault as an error of
 * its own class, such as `ParseError`.
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
export class RecordError<Record = unknown> extends MorabarabaError {
  override readonly name: string = "RecordError";
  declare readonly code: RecordCode;
  /** The fault itself, such as an `IllegalMoveError`. */
  declare readonly cause: MorabarabaError;
  /** Where the fault is: an offset into the text, a path into data, or the name of an option. */
  readonly at: number | string;
  /** The ply that could not be read, 1 for the first of the game. */
  readonly ply: number;
  /** The record up to the fault. Its current node is the last one that could be read. */
  readonly record: Record;
  /** For `illegal-move`: the code of `whyIllegal`. */
  readonly illegal: string | undefined;

  constructor(cause: MorabarabaError, at: number | string, ply: number, record: Record, message: string) {
    const illegal = cause instanceof IllegalMoveError ? cause.code : undefined;
    super(illegal ? "illegal-move" : (cause.code as RecordCode), message);
    this.cause = cause;
    this.at = at;
    this.ply = ply;
    this.record = record;
    this.illegal = illegal;
  }
}

/** An error with its place in a record, which will become a {@link RecordError}. */
export class LocatedError extends MorabarabaError {
  readonly error: MorabarabaError;
  readonly at: number | string;

  constructor(error: MorabarabaError, at: number | string) {
    super(error.code, error.message);
    this.error = error;
    this.at = at;
  }
}

/** The place that an error already has. */
function placeOf(error: MorabarabaError): number | string | undefined {
  if (error instanceof LocatedError || error instanceof ParseError) return error.at;
  return error instanceof ArgumentError ? error.at : undefined;
}

/**
 * Makes the error for a game that could be read up to the current node of `record`.
 *
 * @param at - The place, if the error has none.
 * @param advice - Added to the message.
 */
export function unreadable(
  error: MorabarabaError,
  at: number | string,
  record: RecordTree,
  advice = "",
): RecordError<RecordTree> {
  const { length } = pathTo(nodesOf(record), record.at);
  const cause = error instanceof LocatedError ? error.error : error;
  return new RecordError(cause, placeOf(error) ?? at, length, record, error.message + advice);
}
