/**
 * What can go wrong, as types: every error this package throws on purpose extends {@link MorabarabaError} and carries a
 * stable `code` for programs and a sentence for people. Codes are part of the contract; sentences may be reworded.
 */

/**
 * Text that is safe to print on a terminal. Characters that steer one, and those that hide or reorder others, are replaced
 * by their codes, such as `\u001b`: messages and paths quote text from outside, so all errors pass theirs through here.
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

/**
 * The root of all errors of this package. Thrown itself with `no-label` when a point has no label in the notation asked for,
 * with `aborted` for a call whose signal was aborted, and with the codes of tables of endgames.
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
export class MorabarabaError<Code extends string = string> extends Error {
  override readonly name: string = "MorabarabaError";
  /** Stable: compare this, not the message. */
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(printable(message));
    this.code = code;
  }
}

/**
 * A move that the rules refuse in this position; `code` is what `whyIllegal` answers for it. After the end of a game, with
 * the code `game-over`, also what players and referees decide, and the choice of a bot.
 *
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 *
 * applyMove(createGame(), "d6xa1"); // throws shot-without-mill
 * ```
 */
export class IllegalMoveError<Code extends string = string> extends MorabarabaError<Code> {
  override readonly name: string = "IllegalMoveError";
}

/**
 * Text or data from outside that cannot be read, or an object that is not a valid game.
 *
 * @example
 * ```ts
 * import { createGame, ParseError, safeParseMove } from "morabaraba";
 *
 * const result = safeParseMove(createGame(), "c5-b6xz9");
 * result.ok || result.error instanceof ParseError && result.error.at; // => 6
 * ```
 */
export class ParseError extends MorabarabaError<ParseCode> {
  override readonly name: string = "ParseError";
  /**
   * Where the fault is: an offset in UTF-16 units into the text, or a path such as `hands.light` into data. The path is
   * empty for the data as a whole and for text that is not JSON.
   */
  readonly at: number | string;

  constructor(code: ParseCode, at: number | string, message: string) {
    super(code, message);
    this.at = typeof at === "string" ? printable(at) : at;
  }
}

/**
 * More than is read, held or written: text that is too long, too many games or moves, variations nested too deeply, tables
 * that are too large.
 *
 * @example
 * ```ts
 * import { LimitError, safeParsePosition } from "morabaraba";
 *
 * const result = safeParsePosition("8".repeat(1001));
 * result.ok || result.error instanceof LimitError && result.error.limit; // => 1000
 * ```
 */
export class LimitError extends MorabarabaError<"too-long" | "too-many" | "too-deep" | "too-large"> {
  override readonly name: string = "LimitError";
  /** The most that there may be: characters, games, moves, levels of variations, places in a table. */
  readonly limit: number;

  constructor(code: "too-long" | "too-many" | "too-deep" | "too-large", limit: number, message: string) {
    super(code, message);
    this.limit = limit;
  }
}

/**
 * An argument or an option that is not what the function takes: a wrong value, or an option that does not exist. It is a
 * mistake in the calling code, where {@link ParseError} is for text and data from outside.
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
export class ArgumentError extends MorabarabaError<"bad-argument"> {
  override readonly name: string = "ArgumentError";
  /** The name of the argument or option, or a path into it such as `weights.placing[3]`. */
  readonly at: string;

  constructor(at: string, message: string) {
    super("bad-argument", message);
    this.at = printable(at);
  }
}

/** One fault of variant data. */
export interface Fault {
  /** Path into the data, such as `board.lines[3][0]`; empty for the data as a whole. */
  readonly at: string;
  /** What is wrong there and what would be right, to be read after the name of the field: `must be …, not …`. */
  readonly message: string;
  /** Where a whole number is wanted: the least and the most that it may be, for apps that say it in words of their own. */
  readonly range?: readonly [least: number, most: number];
}

/** Faults as one sentence, in which fields keep their case; `whole` names the data as a whole. */
export function listed(faults: readonly Fault[], whole: string): string {
  const sentence = faults.map(({ at, message }) => `${at || whole} ${message}`).join("; ");
  return `${sentence.replace(/^the /, "The ")}.`;
}

/**
 * Variant data with faults: all of them at once, so that a form can show each beside its field. Of more than 20 faults the
 * first 20 are listed, and a last one, of the data as a whole, says that there are more.
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
export class VariantError extends MorabarabaError<"bad-variant" | "unknown-variant"> {
  override readonly name: string = "VariantError";
  /** At least one: those of fields by themselves in the order of the fields, then those of fields that do not fit others. */
  readonly faults: readonly Fault[];

  constructor(code: "bad-variant" | "unknown-variant", faults: readonly Fault[]) {
    super(code, listed(faults, "the variant"));
    this.faults = faults.map(({ at, message, ...rest }) => ({
      ...rest,
      at: printable(at),
      message: printable(message),
    }));
  }
}

/** Why text or data from outside cannot be read. */
export type ReadError = ParseError | VariantError | LimitError;

/** What the `safe` readers return instead of throwing. */
export type Result<Value, Problem = ReadError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

/**
 * Turns the errors of this package into a {@link Result}; any other error passes through.
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
