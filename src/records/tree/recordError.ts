/** The error of a game that cannot be read, with what could be read of it. */
import { type ParseCode, ParseError } from "../../base/errors.ts";

/**
 * A game that cannot be read: which fault, where, and what could be read before it.
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
  /** What stands before the fault; its current node is the last that could be read. */
  readonly record: Record;
  /** For `illegal-move`: the code of `whyIllegal`. */
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
