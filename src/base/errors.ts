/*
 * The error classes. Every error that this package throws on purpose extends {@link MorabarabaError}, with a
 * `code` for programs and a sentence for people. Codes are part of the API; sentences may change.
 */

/**
 * Makes text safe to print on a terminal: replaces control characters, and characters that hide or reorder
 * others, with codes such as `\u001b`. All errors use this, because their messages and paths quote text from
 * outside.
 */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const codes = character.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
    return codes.map((code) => `\\u${code}`).join("");
  });
}

/** The codes of {@link ParseError}, shared by every reader of text or JSON in both families of games. */
export type ParseCode =
  | "not-text"
  | "not-json"
  | "syntax"
  | "bad-point"
  | "bad-house"
  | "bad-board"
  | "bad-hands"
  | "bad-bar"
  | "bad-due"
  | "bad-number"
  | "bad-result"
  | "bad-tag";

/** The codes of {@link IllegalMoveError}: the `IllegalMoveCode` of both families. */
export type MoveErrorCode =
  | "game-over"
  | "malformed"
  | "unknown-point"
  | "removal-due"
  | "cow-in-hand"
  | "no-cow-in-hand"
  | "not-your-cow"
  | "occupied"
  | "no-placing"
  | "not-adjacent"
  | "mill-barred"
  | "must-free"
  | "shot-without-mill"
  | "too-many-shots"
  | "not-a-target"
  | "target-in-mill"
  | "shot-missing"
  | "unknown-house"
  | "empty-house"
  | "must-feed"
  | "slam-illegal"
  | "no-swap";

/** The codes of {@link LimitError}. */
export type LimitCode = "too-long" | "too-many" | "too-deep" | "too-large";

/** The codes of {@link VariantError}. */
export type VariantCode = "bad-variant" | "unknown-variant";

/** The codes of all errors of this package. */
export type ErrorCode =
  | MoveErrorCode
  | ParseCode
  | LimitCode
  | VariantCode
  | "bad-argument"
  | "illegal-move"
  | "no-label"
  | "unsupported"
  | "ambiguous"
  | "aborted"
  | "not-tables"
  | "damaged-tables"
  | "future-tables"
  | "no-gzip"
  | "unsupported-variant"
  | "no-worker"
  | "worker-failed";

/**
 * The base class of all errors of this package. Thrown directly, it has the code `no-label` if a point has no
 * label in the notation, `unsupported` if another program's format cannot hold the game, `aborted` if the
 * call's signal was aborted, or a code of the endgame tables.
 *
 * @example
 * ```ts
 * import { createGame, formatMove, MorabarabaError } from "morabaraba";
 *
 * try {
 *   formatMove(createGame("sesotho25"), "d4", { notation: "mssa" });
 * } catch (error) {
 *   error instanceof MorabarabaError && error.code; // => "no-label"
 * }
 * ```
 */
export class MorabarabaError extends Error {
  override readonly name: string = "MorabarabaError";
  /** A stable code: compare this, not the message. */
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(printable(message));
    this.code = code;
  }
}

/**
 * Thrown for a move that is illegal in this position; `code` is what `whyIllegal` returns. After the end of a
 * game, `resign`, `agreeDraw`, `forfeit`, `referee` and the bots throw it too, with the code `game-over`.
 *
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 *
 * applyMove(createGame(), "d6xa1"); // throws shot-without-mill
 * ```
 */
export class IllegalMoveError extends MorabarabaError {
  override readonly name: string = "IllegalMoveError";
  declare readonly code: MoveErrorCode;

  constructor(code: MoveErrorCode, message: string) {
    super(code, message);
  }
}

/**
 * Thrown for text or data that cannot be read, and for an object that is not a valid game.
 *
 * @example
 * ```ts
 * import { createGame, ParseError, safeParseMove } from "morabaraba";
 *
 * const result = safeParseMove(createGame(), "c5-b6xz9");
 * result.ok || result.error instanceof ParseError && result.error.at; // => 6
 * ```
 */
export class ParseError extends MorabarabaError {
  override readonly name: string = "ParseError";
  declare readonly code: ParseCode;
  /**
   * Where the fault is: an offset into the text in UTF-16 units, or a path into data such as `hands.light`.
   * The path is empty for the data as a whole and for text that is not JSON.
   */
  readonly at: number | string;

  constructor(code: ParseCode, at: number | string, message: string) {
    super(code, message);
    this.at = typeof at === "string" ? printable(at) : at;
  }
}

/**
 * Thrown for input beyond a limit: text that is too long, too many games or moves, variations nested too
 * deeply, or tables that are too large.
 *
 * @example
 * ```ts
 * import { LimitError, safeParsePosition } from "morabaraba";
 *
 * const result = safeParsePosition("8".repeat(1001));
 * result.ok || result.error instanceof LimitError && result.error.limit; // => 1000
 * ```
 */
export class LimitError extends MorabarabaError {
  override readonly name: string = "LimitError";
  declare readonly code: LimitCode;
  /** The limit, in characters, games, moves, levels of variations, or places in a table. */
  readonly limit: number;

  constructor(code: LimitCode, limit: number, message: string) {
    super(code, message);
    this.limit = limit;
  }
}

/**
 * Thrown for a wrong argument, a wrong option or an unknown option. It is a mistake in the calling code;
 * {@link ParseError} is for text and data that the program was given.
 *
 * @example
 * ```ts
 * import { ArgumentError, createGame, resign } from "morabaraba";
 *
 * try {
 *   resign(createGame(), "white" as "light");
 * } catch (error) {
 *   error instanceof ArgumentError && error.at; // => "player"
 * }
 * ```
 */
export class ArgumentError extends MorabarabaError {
  override readonly name: string = "ArgumentError";
  declare readonly code: "bad-argument";
  /** The name of the argument or option, or a path into it such as `weights.placing[3]`. */
  readonly at: string;

  constructor(at: string, message: string) {
    super("bad-argument", message);
    this.at = printable(at);
  }
}

/** One fault of variant data. */
export interface Fault {
  /** The path into the data, such as `board.lines[3][0]`; empty for the data as a whole. */
  readonly at: string;
  /** What is wrong and what would be right. It follows the field's name in a sentence: `must be …, not …`. */
  readonly message: string;
  /** The range of a field that must be a whole number, for apps with their own messages. */
  readonly range?: readonly [least: number, most: number];
}

/** Joins faults into one sentence without capitalizing names of fields; `whole` names the data as a whole. */
export function listed(faults: readonly Fault[], whole: string): string {
  const sentence = faults.map(({ at, message }) => `${at || whole} ${message}`).join("; ");
  return `${sentence.replace(/^the /, "The ")}.`;
}

/**
 * Thrown for invalid variant data. It has every fault, so a form can show each beside its field. If there are
 * more than 20, `faults` has the first 20 and one more, with an empty path, that says there are more.
 *
 * @example
 * ```ts
 * import { defineVariant, VariantError } from "morabaraba";
 *
 * try {
 *   defineVariant("standard", { name: "my game", cows: 100 });
 * } catch (error) {
 *   error instanceof VariantError && error.faults.map(({ at }) => at); // => ["name", "cows"]
 * }
 * ```
 */
export class VariantError extends MorabarabaError {
  override readonly name: string = "VariantError";
  declare readonly code: VariantCode;
  /** At least one fault: those of known fields, in the order of a variant's fields, then unknown fields. */
  readonly faults: readonly Fault[];

  constructor(code: VariantCode, faults: readonly Fault[]) {
    super(code, listed(faults, "the variant"));
    this.faults = faults.map(({ at, message, ...rest }) => ({
      ...rest,
      at: printable(at),
      message: printable(message),
    }));
  }
}

/** Why text or data cannot be read. */
export type ReadError = ParseError | VariantError | LimitError;

/** The result of the `safe` readers, which return errors instead of throwing them. */
export type Result<Value, Problem = ReadError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

/**
 * Calls `read`, and returns its value or an error of this package as a {@link Result}. Any other error is
 * thrown.
 *
 * @internal
 */
export function attempt<Value, Problem extends MorabarabaError>(read: () => Value): Result<Value, Problem> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof MorabarabaError) return { ok: false, error: error as Problem };
    throw error;
  }
}
