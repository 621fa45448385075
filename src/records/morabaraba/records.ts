/** Records of mill games: the functions of `src/records` with this family. What is public of them is documented here. */
import type { Result } from "../../base/errors.ts";
import type { Game, Move, MoveLike } from "../../rules/morabaraba/data/state.ts";
import type { StoredVariant } from "../../rules/morabaraba/data/variant.ts";
import * as write from "../text/format.ts";
import * as link from "../text/link.ts";
import * as read from "../text/parse.ts";
import * as tree from "../tree/play.ts";
import type { End, NodeId, RecordTree, Tags, TreeNode } from "../tree/record.ts";
import type { RecordError } from "../tree/recordError.ts";
import { morabaraba, morabarabaTexts } from "./family.ts";

/** A record of a mill game. */
export interface GameRecord extends RecordTree<StoredVariant> {}

/** A node of a record of a mill game. */
export interface RecordNode extends TreeNode<Game, Move> {}

/** How moves are written: the two systems of `formatMove`, and the numbers 1 to 24 of PlayOK, row by row from the top left. */
export type RecordNotation = "wmd" | "mssa" | "playok";

/** Defaults for text that names no variant or notation. */
export interface ParseOptions {
  /** The variant of games whose text names none or an unknown one; `"standard"` if left out. */
  readonly variant?: StoredVariant | undefined;
  /**
   * The notation of games whose text does not name one. If left out, the first move tells: numbers are PlayOK's, capital
   * letters MSSA's, and everything else is WMD.
   */
  readonly notation?: RecordNotation | undefined;
}

/**
 * A record without moves.
 *
 * @param source - What to begin with: a variant, `"standard"` if left out, or a game as it stands. The moves before a game are
 * not known, so where its variant counts repetitions, counting begins here.
 * @param tags - Such as `Event`, `Date`, `White` (light, whoever begins) and `Black`; names are letters, digits and `_`.
 * @throws {@link ArgumentError} for an invalid tag, or one that the record writes itself, such as `Result`. {@link ParseError}
 * for an invalid game. {@link VariantError} for an unknown or invalid variant.
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
  return tree.createRecord(morabaraba, source, tags);
}

/**
 * Plays a move from the current node and goes to the new one. A move that was played there before leads to the same node again;
 * a different one begins a variation if the line already goes on.
 *
 * @param move - As `applyMove` takes it.
 * @throws {@link IllegalMoveError} as `applyMove`. {@link ParseError} `too-deep` for more than 100 variations within each other.
 * @example
 * ```ts
 * import { back, createRecord, current, play } from "morabaraba/records";
 *
 * const record = play(play(createRecord(), "d6"), { to: "f4" });
 * const other = play(back(record), "d2");
 * current(other).id; // => 3
 * play(other, "d2"); // throws occupied
 * ```
 */
export function play(record: GameRecord, move: MoveLike | string): GameRecord {
  return tree.play(morabaraba, record, move as Move);
}

/**
 * The current node: the game, the move that led there, the notes on that move, and the nodes that follow.
 *
 * @example
 * ```ts
 * import { createRecord, current, play } from "morabaraba/records";
 *
 * const { game, move, ply } = current(play(createRecord(), "d6"));
 * game.turn; // => "dark"
 * move; // => { kind: "place", to: "d6" }
 * ply; // => 1
 * ```
 */
export function current(record: GameRecord): RecordNode {
  return tree.current(morabaraba, record);
}

/**
 * The nodes of the main line in order, beginning first, so that entry `n` is the node after `n` plies; or those of another line.
 *
 * @param from - The first node of the line. Each node is followed by the first entry of its `next`.
 * @throws {@link ArgumentError} for an `id` that the record does not have. {@link ParseError} `too-many` where the variant counts
 * repetitions and the games would hold more than 10,000,000 positions between them.
 * @example
 * ```ts
 * import { mainline, parseRecord } from "morabaraba/records";
 *
 * const record = parseRecord("1. d6 f4 (1... d2 2. b4) 2. b4 *");
 * mainline(record).length; // => 4
 * const [, other] = mainline(record)[1]?.next ?? [];
 * mainline(record, other).map(({ notation }) => notation); // => ["d2", "b4"]
 * ```
 */
export function mainline(record: GameRecord, from: NodeId = 0): readonly RecordNode[] {
  return tree.mainline(morabaraba, record, from);
}

/**
 * The nodes from the beginning through the current one and on to the end of its line: what a list of moves shows. Where the
 * current node is not in the main line, this is the variation that one is looking at.
 *
 * @throws {@link ParseError} `too-many`, as {@link mainline}.
 * @example
 * ```ts
 * import { back, createRecord, line, mainline, play } from "morabaraba/records";
 *
 * const record = play(back(play(play(createRecord(), "d6"), "f4")), "b4");
 * line(record).map(({ notation }) => notation); // => [undefined, "d6", "b4"]
 * mainline(record).map(({ notation }) => notation); // => [undefined, "d6", "f4"]
 * ```
 */
export function line(record: GameRecord): readonly RecordNode[] {
  return tree.line(morabaraba, record);
}

/**
 * Ends the game at the current node by a decision of the players or a referee. The current line becomes the main line, and
 * moves after this node are removed.
 *
 * @param game - The current game after `resign`, `agreeDraw`, `forfeit` or `referee`.
 * @throws {@link ArgumentError} for any other `game`. {@link RulesError} `game-over` when it was over before.
 * @example
 * ```ts
 * import { outcome, resign } from "morabaraba";
 * import { conclude, createRecord, current, endOf, play } from "morabaraba/records";
 *
 * const record = play(createRecord(), "d6");
 * const ended = conclude(record, resign(current(record).game, "dark"));
 * outcome(current(ended).game); // => { winner: "light", reason: "resignation" }
 * endOf(ended); // => { result: "1-0", termination: "resignation" }
 * ```
 */
export function conclude(record: GameRecord, game: Game): GameRecord {
  return tree.conclude(morabaraba, record, game);
}

/**
 * How the main line ended: the result as it is written, `*` for a game that goes on, and the reason. Light has won a game
 * that ended `1-0`.
 *
 * @example
 * ```ts
 * import { createRecord, endOf, parseRecord } from "morabaraba/records";
 *
 * endOf(createRecord()); // => { result: "*" }
 * endOf(parseRecord('[Termination "time forfeit"]\n\n1. d6 d2 0-1')); // => { result: "0-1", termination: "time" }
 * ```
 */
export function endOf(record: GameRecord): End {
  return write.endOf(morabaraba, record);
}

/**
 * Reads the record of one game: from text as people and programs write it, or from data, such as a record that came from JSON, or
 * the JSON text of it. Text is read to the end of the main line, which is the current node. The guide on records describes the format, its limits and the error codes.
 *
 * @throws {@link RecordError} `not-text`, `syntax` also for no game or more than one, `illegal-move`, `bad-number`, `bad-result`,
 * `unknown-variant`, `bad-variant`, `not-json`, `bad-board`, `bad-hands`, `bad-bar`, `too-long`, `too-deep` or `too-many`; of
 * data also `bad-tag`, `at` a path.
 * @throws {@link VariantError}, {@link ArgumentError} for invalid options.
 * @example
 * ```ts
 * import { current, parseRecord } from "morabaraba/records";
 *
 * current(parseRecord("1. d6 f4 2. d2", { variant: "nineMens" })).ply; // => 3
 * parseRecord("1. d6 d6"); // throws illegal-move
 * ```
 */
export function parseRecord(source: string | object, options: ParseOptions = {}): GameRecord {
  const result = read.parseRecord(morabarabaTexts, source, options);
  if (result.ok) return result.value;
  throw result.error;
}

/**
 * {@link parseRecord} without a throw for bad text or data; invalid options still throw.
 *
 * @example
 * ```ts
 * import { current, safeParseRecord } from "morabaraba/records";
 *
 * const result = safeParseRecord("1. d6 f4 2. d6");
 * result.ok ? "" : [result.error.illegal, result.error.at]; // => ["occupied", 12]
 * result.ok ? "" : current(result.error.record).notation; // => "f4"
 * ```
 */
export function safeParseRecord(
  source: string | object,
  options: ParseOptions = {},
): Result<GameRecord, RecordError<GameRecord>> {
  return read.parseRecord(morabarabaTexts, source, options);
}

/**
 * Reads any number of games from a text or a stream of text, one after the other, on demand. A game that cannot be read is
 * reported as a result and does not affect the next one.
 *
 * @param options - As of {@link parseRecord}, and how many `games` are read at most, a million if left out.
 * @throws {@link ParseError} `not-text` for what is neither text nor an async iterable, and while reading for pieces that are no
 * text; {@link VariantError}, {@link ArgumentError} for invalid options.
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
  source: string,
  options?: ParseOptions & { readonly games?: number | undefined },
): Generator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source: AsyncIterable<string>,
  options?: ParseOptions & { readonly games?: number | undefined },
): AsyncGenerator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source: string | AsyncIterable<string>,
  options?: ParseOptions & { readonly games?: number | undefined },
):
  | Generator<Result<GameRecord, RecordError<GameRecord>>>
  | AsyncGenerator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source: string | AsyncIterable<string>,
  options: ParseOptions & { readonly games?: number | undefined } = {},
): unknown {
  return read.parseRecords(morabarabaTexts, source, options);
}

/**
 * Writes a record as text: tags, an empty line, moves in lines of at most 79 characters where words allow it. The same record
 * always gives the same text.
 *
 * @param options - How moves are written: `notation`, `"wmd"` if left out.
 * @throws {@link ArgumentError} for an unknown notation or option. {@link ParseError} `too-long`, `too-deep` or `too-many` for a record beyond the limits of
 * reading. {@link RulesError} `no-label` for points that MSSA has no label for.
 * @example
 * ```ts
 * import { createRecord, formatRecord, play } from "morabaraba/records";
 *
 * const record = play(play(createRecord("mssa"), "d6"), "f4");
 * formatRecord(record, { notation: "mssa" }).split("\n").slice(6);
 * // => ['[Result "*"]', '[Variant "mssa"]', '[Notation "mssa"]', "", "1. A2 A4 *", ""]
 * ```
 */
export function formatRecord(
  record: GameRecord,
  options: { readonly notation?: RecordNotation | undefined } = {},
): string {
  return write.formatRecord(morabarabaTexts, record, options);
}

/**
 * Writes a game as short text for a link, made of characters that a URL may hold behind its `#` or in its query. It has the
 * variant, the position at the beginning, the moves of the {@link line} that the record is in, and its end: no variations,
 * comments or tags. {@link parseLink} reads it, and later versions of the library will.
 *
 * @throws {@link ParseError} `too-long` for a game whose link would have more than 1,000,000 characters.
 * @example
 * ```ts
 * import { createRecord, formatLink, play } from "morabaraba/records";
 *
 * const link = formatLink(play(play(createRecord("mssa"), "d6"), "f4"));
 * link; // => "1.mssa...So.2"
 * `https://example.org/#${link}`.length; // => 34
 * ```
 */
export function formatLink(record: GameRecord): string {
  return link.formatLink(morabaraba, record);
}

/**
 * Reads the text of a link, as {@link formatLink} writes it. The current node is the end of the line. The time that this takes
 * grows with the length of the text, whoever wrote it.
 *
 * @throws {@link RecordError} `not-text`, `too-long`, `syntax` for text that is damaged or cut off, `unknown-variant`,
 * `bad-variant`, `not-json`, `too-many`, `bad-result`, or the codes of `parsePosition`; `at` is where the part of the text
 * begins that cannot be read, and `record` has the moves before it.
 * @example
 * ```ts
 * import { current, parseLink } from "morabaraba/records";
 *
 * current(parseLink("1.mssa...So.2")).notation; // => "f4"
 * parseLink("1.mssa...S"); // throws syntax
 * ```
 */
export function parseLink(text: string): GameRecord {
  const result = safeParseLink(text);
  if (result.ok) return result.value;
  throw result.error;
}

/**
 * {@link parseLink} without a throw.
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
  return link.parseLink(morabaraba, text);
}
