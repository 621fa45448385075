/** The error of a record that cannot be read, with what could be read of it. */
import {
  ArgumentError,
  IllegalMoveError,
  MorabarabaError,
  ParseError,
  type ReadError,
} from "../../base/errors.ts";
import { pathTo } from "./nodes.ts";
import type { RecordTree } from "./record.ts";

/** The codes of {@link RecordError}: those of its `cause`, and `illegal-move` for every move that the rules refuse. */
export type RecordCode = "illegal-move" | ReadError["code"] | ArgumentError["code"];

/**
 * A record that cannot be read, or an option of its reader that cannot be used: which fault, where, and what could be read
 * before it. The fault itself, an error of the class that its code has, is the `cause`.
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
export class RecordError<Record = unknown> extends MorabarabaError<RecordCode> {
  override readonly name: string = "RecordError";
  /** What is wrong by itself, such as an `IllegalMoveError`. */
  declare readonly cause: MorabarabaError;
  /** Where the fault is: an offset into the text, a path into data, or the name of an option. */
  readonly at: number | string;
  /** The ply that could not be read, 1 for the first of the game. */
  readonly ply: number;
  /** What stands before the fault; its current node is the last that could be read. */
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

/** An error with its place in a record, on its way to the {@link RecordError} that it becomes. */
export class Placed extends MorabarabaError {
  readonly error: MorabarabaError;
  readonly at: number | string;

  constructor(error: MorabarabaError, at: number | string) {
    super(error.code, error.message);
    this.error = error;
    this.at = at;
  }
}

/** The place that an error names itself. */
function placeOf(error: MorabarabaError): number | string | undefined {
  if (error instanceof Placed || error instanceof ParseError) return error.at;
  return error instanceof ArgumentError ? error.at : undefined;
}

/**
 * The error of a game of which a record could be read, up to its current node.
 *
 * @param at - Where the error is that has no place of its own.
 * @param advice - What follows its message.
 */
export function unreadable(
  error: MorabarabaError,
  at: number | string,
  record: RecordTree,
  advice = "",
): RecordError<RecordTree> {
  const { length } = pathTo(record.nodes, record.at);
  const cause = error instanceof Placed ? error.error : error;
  return new RecordError(cause, placeOf(error) ?? at, length, record, error.message + advice);
}
