/* Creates and reads records of mill games. The other functions serve all families. */
import { attempt, type ParseError, type Result } from "../../base/errors.ts";
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import type { Player } from "../../rules/mills/data/terms.ts";
import type { StoredVariant } from "../../rules/mills/data/variant.ts";
import * as format from "../text/format.ts";
import * as link from "../text/link.ts";
import type { TextSource, TextStream } from "../text/parse.ts";
import * as read from "../text/parse.ts";
import * as edit from "../tree/edit.ts";
import { addFamily } from "../tree/fromData.ts";
import * as tree from "../tree/play.ts";
import type { End, NodeId, RecordTree, Tags, TreeNode } from "../tree/record.ts";
import type { RecordError } from "../tree/recordError.ts";
import * as walk from "../tree/walk.ts";
import { millTextFormat, morabaraba } from "./family.ts";

addFamily(morabaraba);

/** A record of a mill game. */
export interface GameRecord extends RecordTree {
  readonly family: "mills";
  readonly variant: StoredVariant;
}

/** A node of a record of a mill game. */
export interface RecordNode extends TreeNode<Game, Move> {}

/**
 * How moves are written: in one of the two notations of `formatMove`, or with PlayOK's numbers, 1 to 24 row
 * by row from the top left.
 */
export type RecordNotation = "wmd" | "mssa" | "playok";

/** How to read texts that name no notation, and texts of other programs. */
export interface ParseOptions {
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
 * Plays a move from the current node and goes to the new node. A move that was played there before leads to
 * the same node again. A different move begins a variation if the line already goes on.
 *
 * @param move - As `applyMove` takes it.
 * @throws `IllegalMoveError` if the move is illegal, as `applyMove` does.
 * @throws `LimitError` `too-deep` if variations would nest more than 100 levels deep.
 * @throws `LimitError` `too-many` if the record would have more than 100,000 moves.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { goBack, createRecord, currentNode, playMove } from "morabaraba/records";
 *
 * const record = playMove(playMove(createRecord(), "d6"), { to: "f4" });
 * const other = playMove(goBack(record), "d2");
 * currentNode(other).id; // => 3
 * playMove(other, "d2"); // throws occupied
 * ```
 */
export function playMove(record: GameRecord, move: MoveLike | string): GameRecord {
  return tree.playMove(record, move);
}

/**
 * Returns the current node: its game, the move that led to it, the notes on that move, and the nodes that
 * follow.
 *
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { createRecord, currentNode, playMove } from "morabaraba/records";
 *
 * const { game, move, ply } = currentNode(playMove(createRecord(), "d6"));
 * game.turn; // => "dark"
 * move; // => { kind: "place", to: "d6" }
 * ply; // => 1
 * ```
 */
export function currentNode(record: GameRecord): RecordNode {
  return tree.currentNode<Game, Move>(record);
}

/**
 * Lists the nodes of the main line, or of another line, in order. The beginning comes first, so entry `n` of
 * the main line is the node after `n` plies.
 *
 * @param from - The first node of the line. Each node is followed by the first entry of its `next`.
 * @throws `ArgumentError` if the record does not have the node `from`.
 * @throws `LimitError` `too-many` if the variant counts repetitions and the games together would hold more
 * than 10,000,000 positions.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
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
export function mainline(record: GameRecord, from?: NodeId): readonly RecordNode[] {
  return tree.mainline<Game, Move>(record, from);
}

/**
 * Lists the nodes from the beginning through the current node to the end of its line. An app can show them as
 * its list of moves. If the current node is in a variation, the list follows that variation.
 *
 * @throws `LimitError` `too-many`, as {@link mainline} does.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { goBack, createRecord, currentLine, mainline, playMove } from "morabaraba/records";
 *
 * const record = playMove(goBack(playMove(playMove(createRecord(), "d6"), "f4")), "b4");
 * currentLine(record).map(({ notation }) => notation); // => [undefined, "d6", "b4"]
 * mainline(record).map(({ notation }) => notation); // => [undefined, "d6", "f4"]
 * ```
 */
export function currentLine(record: GameRecord): readonly RecordNode[] {
  return tree.currentLine<Game, Move>(record);
}

/**
 * Goes back a number of plies, to the beginning at most, or to a ply of a player. The moves stay in the
 * record, and `goForward` returns to them. To undo a move for good, call `takeBack`.
 *
 * @param plies - 1 if left out; `Infinity` goes to the beginning. A player's name goes back to before that
 * player's last ply, however many plies that is; if there is none, the current node stays.
 * @throws `ArgumentError` if `plies` is invalid.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { goBack, createRecord, currentNode, playMove } from "morabaraba/records";
 *
 * const record = playMove(playMove(playMove(createRecord(), "d6"), "f4"), "d2");
 * currentNode(goBack(record, 2)).notation; // => "d6"
 * currentNode(goBack(record, "dark")).notation; // => "d6"
 * ```
 */
export function goBack(record: GameRecord, plies?: number | Player): GameRecord {
  return walk.goBack(record, plies);
}

/**
 * Takes moves back for good: goes back as `goBack` does, and removes the moves that it went back over, with
 * everything that follows them. A declared result at the current node, such as a resignation, counts as the
 * last ply, so it is taken back first.
 *
 * @param plies - The number of plies, 1 if left out; or a player, to take back up to and including that
 * player's last ply, as in `goBack`.
 * @throws `ArgumentError` if `plies` is invalid.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { createRecord, currentLine, playMove, takeBack } from "morabaraba/records";
 *
 * const record = ["d6", "f4", "d2"].reduce(playMove, createRecord());
 * currentLine(takeBack(record)).map(({ notation }) => notation); // => [undefined, "d6", "f4"]
 * currentLine(takeBack(record, "dark")).map(({ notation }) => notation); // => [undefined, "d6"]
 * ```
 */
export function takeBack(record: GameRecord, plies?: number | Player): GameRecord {
  return edit.takeBack(record, plies);
}

/**
 * Ends the game at the current node with a result that the moves do not show. The result can be a decision of
 * the players or a referee. The current line becomes the main line, and moves after this node are removed.
 *
 * @param game - The current game as `resign`, `agreeDraw`, `forfeit` or `referee` returned it; or an end as
 * `endOf` returns it, with or without `termination`.
 * @throws `ArgumentError` if `game` is neither the decided current game nor an end.
 * @throws `ParseError` `syntax` if an end is invalid; `at` is `game`.
 * @throws `ParseError` `bad-result` if the reason of an end is one that only moves can give, such as
 * `few-cows`.
 * @throws `IllegalMoveError` `game-over` if the game was already over.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { outcome, resign } from "morabaraba";
 * import { conclude, createRecord, currentNode, endOf, playMove } from "morabaraba/records";
 *
 * const record = playMove(createRecord(), "d6");
 * const ended = conclude(record, resign(currentNode(record).game, "dark"));
 * outcome(currentNode(ended).game); // => { winner: "light", reason: "resignation" }
 * endOf(ended); // => { result: "1-0", termination: "resignation" }
 * endOf(conclude(record, { result: "1-0" })); // => { result: "1-0" }
 * ```
 */
export function conclude(record: GameRecord, game: Game | End): GameRecord {
  return tree.conclude(record, game);
}

/** How `formatRecord` writes moves, and how many. */
export interface FormatOptions {
  /** `"wmd"` if left out. */
  readonly notation?: RecordNotation | undefined;
  /** Makes the current line the main line, and ends it at the current node. */
  readonly upTo?: "current" | undefined;
}

/**
 * Writes a record as text: tags, an empty line, then moves in lines of at most 79 characters, except for
 * longer words. The same record always gives the same text. If the current node is not the end of the main
 * line, the tag `CurrentMove` keeps it for `parseRecord`.
 *
 * @throws `ArgumentError` if the notation or an option is unknown.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @throws `LimitError` `too-long`, `too-deep` or `too-many` if `parseRecord` could not read the text again.
 * @throws `MorabarabaError` `no-label` if a point has no MSSA label.
 * @example
 * ```ts
 * import { createRecord, formatRecord, playMove } from "morabaraba/records";
 *
 * const record = playMove(playMove(createRecord("mssa"), "d6"), "f4");
 * formatRecord(record, { notation: "mssa" }).split("\n").slice(6);
 * // => ['[Result "*"]', '[Variant "mssa"]', '[Notation "mssa"]', "", "1. A2 A4 *", ""]
 * ```
 */
export function formatRecord(record: GameRecord, options: FormatOptions = {}): string {
  return format.formatRecord(record, options);
}

/**
 * Reads the record of one game. The source is text as people and programs write it, or its bytes in UTF-8, the
 * JSON text of a record, or data such as that JSON parsed. A text without the tag `CurrentMove` is read to the
 * end of the main line, which is the current node. The guide on records describes the format, its limits and
 * the error codes.
 *
 * @param variant - The variant of games whose text names no variant, or names one that this library does not
 * have or calls by another name, such as `Twelve Men's Morris`. If left out, such a name is looked up among those of other
 * programs, and a text without a variant is read as `"standard"`.
 * @throws {@link RecordError} `not-text`, `not-json`, `illegal-move`, `bad-number`, `bad-result`,
 * `unknown-variant`, `bad-variant`, `bad-board`, `bad-hands`, `bad-bar`, `too-long`, `too-deep` or `too-many`
 * if the source cannot be read.
 * @throws {@link RecordError} `syntax` if the source cannot be read, or has no game or more than one.
 * @throws {@link RecordError} `bad-tag` if data has an invalid tag. For data, the error's `at` is a path.
 * @throws {@link RecordError} `bad-argument` if an option is invalid, or the code of a variant if `variant` is;
 * `at` is its name.
 * @example
 * ```ts
 * import { currentNode, parseRecord } from "morabaraba/records";
 *
 * currentNode(parseRecord("1. d6 f4 2. d2", "nineMens")).ply; // => 3
 * parseRecord("1. d6 d6"); // throws illegal-move
 * ```
 */
export function parseRecord(
  source: string | object,
  variant?: StoredVariant,
  options: ParseOptions = {},
): GameRecord {
  return read.parseRecord(millTextFormat, source, variant, options) as GameRecord;
}

/**
 * Does the same as {@link parseRecord}, but returns the error instead of throwing it. An invalid variant
 * or option is returned as an error too.
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
  variant?: StoredVariant,
  options: ParseOptions = {},
): Result<GameRecord, RecordError<GameRecord>> {
  return attempt(() => parseRecord(source, variant, options));
}

/**
 * Reads any number of games from a text or a stream, one after the other, on demand. A game that cannot be
 * read is reported as a result and does not affect the next one. Bytes, such as `response.body`, are read as
 * UTF-8.
 *
 * @param variant - As {@link parseRecord} takes it.
 * @param options - Those of {@link parseRecord}, and `games`, the most games to read; a million if left out.
 * @throws {@link RecordError} `not-text` if `source` is neither text nor bytes, an async iterable or a
 * web stream; while reading, also if a chunk is neither text nor bytes, or bytes are not UTF-8.
 * @throws {@link RecordError} as {@link parseRecord} does if the variant or an option is invalid.
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
  source: TextSource,
  variant?: StoredVariant,
  options?: ParseOptions & { readonly games?: number | undefined },
): Generator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source: TextStream,
  variant?: StoredVariant,
  options?: ParseOptions & { readonly games?: number | undefined },
): AsyncGenerator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source: TextSource | TextStream,
  variant?: StoredVariant,
  options?: ParseOptions & { readonly games?: number | undefined },
):
  | Generator<Result<GameRecord, RecordError<GameRecord>>>
  | AsyncGenerator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source: TextSource | TextStream,
  variant?: StoredVariant,
  options: ParseOptions & { readonly games?: number | undefined } = {},
): unknown {
  return read.parseRecords(millTextFormat, source, variant, options);
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
