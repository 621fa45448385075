/* Creates and reads records of mill games. The other functions serve all families. */
import { attempt, type ParseError, type Result } from "../../base/errors.ts";
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import type { StoredVariant } from "../../rules/mills/data/variant.ts";
import * as link from "../text/link.ts";
import * as read from "../text/parse.ts";
import { addFamily } from "../tree/fromData.ts";
import * as tree from "../tree/play.ts";
import type { RecordTree, Tags, TreeNode } from "../tree/record.ts";
import type { RecordError } from "../tree/recordError.ts";
import { morabaraba } from "./family.ts";
import { millTextFormat } from "./notation.ts";

addFamily(morabaraba);

/** A record of a mill game. */
export interface GameRecord
  extends RecordTree<{
    readonly variant: StoredVariant;
    readonly game: Game;
    readonly move: Move;
    readonly given: MoveLike | string;
    readonly notation: RecordNotation;
  }> {}

/** A node of a record of a mill game. */
export interface RecordNode extends TreeNode<Game, Move> {}

/**
 * How moves are written: in one of the two notations of `formatMove`, or with PlayOK's numbers, 1 to 24 row
 * by row from the top left.
 */
export type RecordNotation = "wmd" | "mssa" | "playok";

/** Defaults for text that names no variant or notation. */
export interface ParseOptions {
  /**
   * The variant of games whose text names no variant, or names one that this library does not have or calls
   * by another name, such as `Twelve Men's Morris`. If left out, such a name is looked up among those of
   * other programs, and a text without a variant is read as `"standard"`.
   */
  readonly variant?: StoredVariant | undefined;
  /**
   * The notation of games whose text does not name one. If left out, the first move decides: numbers are
   * PlayOK's, capital letters MSSA's, and everything else is WMD.
   */
  readonly notation?: RecordNotation | undefined;
  /**
   * Reads a `FEN` tag that is not in the library's own format; `parseSanmillPosition` of `morabaraba/formats`
   * is one such function. An error that it throws counts as a fault of the text.
   */
  readonly parsePosition?: ((text: string, variant: StoredVariant) => Game) | undefined;
  /**
   * Called for everything that was skipped or guessed, such as a move after the game's end, or another
   * program's name of a variant. The notice's `at` is an offset into the text.
   */
  readonly onNotice?: ((notice: ParseError) => void) | undefined;
}

/**
 * Creates a record without moves.
 *
 * @param source - A variant, `"standard"` if left out, or a game to continue. The moves before that game
 * are not known, so if its variant counts repetitions, counting begins here.
 * @param tags - Tags such as `Event`, `Date`, `White` (light, whichever side begins) and `Black`; names are
 * letters, digits and `_`.
 * @throws `ArgumentError` if a tag is invalid, or is one that the record writes itself, such as `Result`.
 * @throws `ParseError` if the game is invalid.
 * @throws `VariantError` if the variant is unknown or invalid.
 * @example
 * ```ts
 * import { createRecord, formatRecord } from "morabaraba/records";
 *
 * const record = createRecord("mssa", { Event: "Friendly", White: "Thandi", Black: "Sipho" });
 * record.tags; // => { Event: "Friendly", White: "Thandi", Black: "Sipho" }
 * createRecord("mssa", { Result: "1-0" }); // throws bad-argument
 * ```
 */
export function createRecord(source: StoredVariant | Game = "standard", tags: Tags = {}): GameRecord {
  return tree.createRecord(morabaraba, source, tags) as GameRecord;
}

/**
 * Reads the record of one game. The source is text as people and programs write it, or its bytes in UTF-8, the
 * JSON text of a record, or data such as that JSON parsed. A text without the tag `CurrentMove` is read to the
 * end of the main line, which is the current node. The guide on records describes the format, its limits and
 * the error codes.
 *
 * @throws {@link RecordError} `not-text`, `not-json`, `illegal-move`, `bad-number`, `bad-result`,
 * `unknown-variant`, `bad-variant`, `bad-board`, `bad-hands`, `bad-bar`, `too-long`, `too-deep` or `too-many`
 * if the source cannot be read.
 * @throws {@link RecordError} `syntax` if the source cannot be read, or has no game or more than one.
 * @throws {@link RecordError} `bad-tag` if data has an invalid tag. For data, the error's `at` is a path.
 * @throws {@link RecordError} `bad-argument`, or the code of a variant, if an option is invalid; `at` is the
 * option's name.
 * @example
 * ```ts
 * import { currentNode, parseRecord } from "morabaraba/records";
 *
 * currentNode(parseRecord("1. d6 f4 2. d2", { variant: "nineMens" })).ply; // => 3
 * parseRecord("1. d6 d6"); // throws illegal-move
 * ```
 */
export function parseRecord(source: string | object, options: ParseOptions = {}): GameRecord {
  return read.parseRecord(millTextFormat, source, options) as GameRecord;
}

/**
 * Does the same as {@link parseRecord}, but returns the error instead of throwing it. Invalid options are
 * returned as errors too.
 *
 * @example
 * ```ts
 * import { currentNode, safeParseRecord } from "morabaraba/records";
 *
 * const result = safeParseRecord("1. d6 f4 2. d6");
 * result.ok ? "" : [result.error.illegal, result.error.at]; // => ["occupied", 12]
 * result.ok ? "" : currentNode(result.error.record).notation; // => "f4"
 * ```
 */
export function safeParseRecord(
  source: string | object,
  options: ParseOptions = {},
): Result<GameRecord, RecordError<GameRecord>> {
  return attempt(() => parseRecord(source, options));
}

/**
 * Reads any number of games from a text or a stream, one after the other, on demand. A game that cannot be
 * read is reported as a result and does not affect the next one. Bytes, such as `response.body`, are read as
 * UTF-8.
 *
 * @param options - Those of {@link parseRecord}, and `games`, the most games to read; a million if left out.
 * @throws {@link RecordError} `not-text` if `source` is neither text nor bytes, an async iterable or a
 * web stream; while reading, also if a chunk is neither text nor bytes, or bytes are not UTF-8.
 * @throws {@link RecordError} as {@link parseRecord} does if an option is invalid.
 * @example
 * ```ts
 * import { endOf, parseRecords } from "morabaraba/records";
 *
 * const text = "1. d6 d6 1-0\n\n1. d6 f4 1/2-1/2";
 * Array.from(parseRecords(text), (game) => (game.ok ? endOf(game.value).result : game.error.code));
 * // => ["illegal-move", "1/2-1/2"]
 * ```
 */
export function parseRecords(
  source: string | Uint8Array | ArrayBuffer,
  options?: ParseOptions & { readonly games?: number | undefined },
): Generator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source:
    | AsyncIterable<string | Uint8Array>
    | {
        getReader(): {
          read(): Promise<{ readonly done: boolean; readonly value?: string | Uint8Array | undefined }>;
        };
      },
  options?: ParseOptions & { readonly games?: number | undefined },
): AsyncGenerator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source:
    | string
    | Uint8Array
    | ArrayBuffer
    | AsyncIterable<string | Uint8Array>
    | {
        getReader(): {
          read(): Promise<{ readonly done: boolean; readonly value?: string | Uint8Array | undefined }>;
        };
      },
  options?: ParseOptions & { readonly games?: number | undefined },
):
  | Generator<Result<GameRecord, RecordError<GameRecord>>>
  | AsyncGenerator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source:
    | string
    | Uint8Array
    | ArrayBuffer
    | AsyncIterable<string | Uint8Array>
    | {
        getReader(): {
          read(): Promise<{ readonly done: boolean; readonly value?: string | Uint8Array | undefined }>;
        };
      },
  options: ParseOptions & { readonly games?: number | undefined } = {},
): unknown {
  return read.parseRecords(millTextFormat, source, options);
}

/**
 * Reads the text of a link, as `formatLink` writes it. The time is proportional to the length of the text,
 * even for a text that is meant to take long. If the text cannot be read, the error's `at` is where the
 * unreadable part begins, and its `record` has the moves before that part.
 *
 * @throws {@link RecordError} `syntax` if the text is damaged or cut off.
 * @throws {@link RecordError} `not-text`, `not-json`, `unknown-variant`, `bad-variant`, `bad-result`,
 * `too-long`, `too-many`, or a code of `parsePosition`, if a part of the link is invalid.
 * @example
 * ```ts
 * import { currentNode, parseLink } from "morabaraba/records";
 *
 * currentNode(parseLink("1.mssa...So.2")).notation; // => "f4"
 * parseLink("1.mssa...S"); // throws syntax
 * ```
 */
export function parseLink(text: string): GameRecord {
  return link.parseLink(morabaraba, text) as GameRecord;
}

/**
 * Does the same as {@link parseLink}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { safeParseLink } from "morabaraba/records";
 *
 * const result = safeParseLink("2.mssa...So.2");
 * result.ok ? "" : result.error.message; // => "This link has version 2: update the library to read it."
 * ```
 */
export function safeParseLink(text: string): Result<GameRecord, RecordError<GameRecord>> {
  return attempt(() => parseLink(text));
}
