/** Records of mancala games: the functions of `src/records` with this family. What is public of them is documented here. */
import type { Result } from "../../base/errors.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import type { StoredVariant } from "../../rules/mancala/data/variant.ts";
import * as write from "../text/format.ts";
import * as link from "../text/link.ts";
import * as read from "../text/parse.ts";
import * as tree from "../tree/play.ts";
import type { End, NodeId, RecordTree, Tags, TreeNode } from "../tree/record.ts";
import type { RecordError } from "../tree/recordError.ts";
import { mancala, mancalaTexts } from "./family.ts";

/** A record of a mancala game. White is south, who begins; every ply is a move of its own. */
export interface GameRecord extends RecordTree<StoredVariant> {}

/** A node of a record of a mancala game. */
export interface RecordNode extends TreeNode<Game, Move> {}

/** A default for text that names no variant. */
export interface ParseOptions {
  /** The variant of games whose text names none or an unknown one; `"kalah"` if left out. */
  readonly variant?: StoredVariant | undefined;
}

/**
 * A record without moves.
 *
 * @param source - What to begin with: a variant, `"kalah"` if left out, or a game as it stands. The moves before a game are not
 * known: plies and repetitions are counted from here, and nobody may swap.
 * @param tags - Such as `Event`, `Date`, `White` (south) and `Black` (north); names are letters, digits and `_`.
 * @throws {@link ArgumentError} for an invalid tag, or one that the record writes itself, such as `Result`. {@link ParseError}
 * for an invalid game. {@link VariantError} for an unknown or invalid variant.
 * @example
 * ```ts
 * import { createRecord, formatRecord } from "morabaraba/mancala/records";
 *
 * const record = createRecord("oware", { Event: "Friendly", South: "Ama", North: "Kofi" });
 * record.tags; // => { Event: "Friendly", White: "Ama", Black: "Kofi" }
 * createRecord("oware", { Result: "1-0" }); // throws bad-argument
 * ```
 */
export function createRecord(source: StoredVariant | Game = "kalah", tags: Tags = {}): GameRecord {
  return tree.createRecord(mancala, source, tags);
}

/**
 * Plays a move from the current node and goes to the new one. A move that was played there before leads to the same node again;
 * a different one begins a variation if the line already goes on.
 *
 * @param move - As `applyMove` takes it.
 * @throws {@link IllegalMoveError} as `applyMove`. {@link ParseError} `too-deep` for more than 100 variations within each other.
 * @example
 * ```ts
 * import { back, createRecord, current, play } from "morabaraba/mancala/records";
 *
 * const record = play(play(createRecord(), "3"), { house: 6 });
 * const other = play(back(record), "5");
 * current(other).id; // => 3
 * play(back(record), "3"); // throws empty-house
 * ```
 */
export function play(record: GameRecord, move: Move | string): GameRecord {
  return tree.play(mancala, record, move);
}

/**
 * The current node: the game, the move that led there, the notes on that move, and the nodes that follow.
 *
 * @example
 * ```ts
 * import { createRecord, current, play } from "morabaraba/mancala/records";
 *
 * const { game, move, ply } = current(play(createRecord(), "3"));
 * game.turn; // => "south"
 * move; // => { house: 3 }
 * ply; // => 1
 * ```
 */
export function current(record: GameRecord): RecordNode {
  return tree.current(mancala, record);
}

/**
 * The nodes of the main line in order, beginning first, so that entry `n` is the node after `n` plies; or those of another line.
 *
 * @param from - The first node of the line. Each node is followed by the first entry of its `next`.
 * @throws {@link ArgumentError} for an `id` that the record does not have. {@link ParseError} `too-many` where the variant counts
 * repetitions and the games would hold more than 10,000,000 positions between them.
 * @example
 * ```ts
 * import { mainline, parseRecord } from "morabaraba/mancala/records";
 *
 * const record = parseRecord("1. 4 1 (1... 3-4) 2. 5 *");
 * mainline(record).length; // => 4
 * const [, other] = mainline(record)[1]?.next ?? [];
 * mainline(record, other).map(({ notation }) => notation); // => ["3", "4"]
 * ```
 */
export function mainline(record: GameRecord, from: NodeId = 0): readonly RecordNode[] {
  return tree.mainline(mancala, record, from);
}

/**
 * The nodes from the beginning through the current one and on to the end of its line: what a list of moves shows. Where the
 * current node is not in the main line, this is the variation that one is looking at.
 *
 * @throws {@link ParseError} `too-many`, as {@link mainline}.
 * @example
 * ```ts
 * import { back, createRecord, line, mainline, play } from "morabaraba/mancala/records";
 *
 * const record = play(back(play(play(createRecord(), "3"), "6")), "5");
 * line(record).map(({ notation }) => notation); // => [undefined, "3", "5"]
 * mainline(record).map(({ notation }) => notation); // => [undefined, "3", "6"]
 * ```
 */
export function line(record: GameRecord): readonly RecordNode[] {
  return tree.line(mancala, record);
}

/**
 * Ends the game at the current node by a decision of the players. The current line becomes the main line, and moves after this
 * place are removed.
 *
 * @param game - The current game after `resign` or `agreeDraw`.
 * @throws {@link ArgumentError} for any other `game`. {@link RulesError} `game-over` when it was over before.
 * @example
 * ```ts
 * import { outcome, resign } from "morabaraba/mancala";
 * import { conclude, createRecord, current, endOf, play } from "morabaraba/mancala/records";
 *
 * const record = play(createRecord(), "3");
 * const ended = conclude(record, resign(current(record).game, "north"));
 * outcome(current(ended).game); // => { winner: "south", reason: "resignation" }
 * endOf(ended); // => { result: "1-0", termination: "resignation" }
 * ```
 */
export function conclude(record: GameRecord, game: Game): GameRecord {
  return tree.conclude(mancala, record, game);
}

/**
 * How the main line ended: the result as it is written, `*` for a game that goes on, and the reason. South has won a game
 * that ended `1-0`.
 *
 * @example
 * ```ts
 * import { createRecord, endOf, parseRecord } from "morabaraba/mancala/records";
 *
 * endOf(createRecord()); // => { result: "*" }
 * endOf(parseRecord('[Termination "time forfeit"]\n\n1. 4 1 0-1')); // => { result: "0-1", termination: "time" }
 * ```
 */
export function endOf(record: GameRecord): End {
  return write.endOf(mancala, record);
}

/**
 * Reads the record of one game: from text as people and programs write it, or from data, such as a record that came from JSON, or
 * the JSON text of it. Text is read to the end of the main line, which is the current node. The guide on records describes the format, its limits and the error codes.
 *
 * @throws {@link RecordError} `not-text`, `syntax` also for no game or more than one, `illegal-move`, `bad-number`, `bad-result`,
 * `unknown-variant`, `bad-variant`, `not-json`, `bad-board`, `too-long`, `too-deep` or `too-many`; of
 * data also `bad-tag`, `at` a path.
 * @throws {@link VariantError}, {@link ArgumentError} for invalid options.
 * @example
 * ```ts
 * import { current, parseRecord } from "morabaraba/mancala/records";
 *
 * current(parseRecord("1. C f 2. D", { variant: "oware" })).ply; // => 3
 * parseRecord("1. 3 3"); // throws illegal-move
 * ```
 */
export function parseRecord(source: string | object, options: ParseOptions = {}): GameRecord {
  const result = read.parseRecord(mancalaTexts, source, options);
  if (result.ok) return result.value;
  throw result.error;
}

/**
 * {@link parseRecord} without a throw for bad text or data; invalid options still throw.
 *
 * @example
 * ```ts
 * import { current, safeParseRecord } from "morabaraba/mancala/records";
 *
 * const result = safeParseRecord("1. 3-6 1 2. 6");
 * result.ok ? "" : [result.error.illegal, result.error.at]; // => ["empty-house", 12]
 * result.ok ? "" : current(result.error.record).notation; // => "1"
 * ```
 */
export function safeParseRecord(
  source: string | object,
  options: ParseOptions = {},
): Result<GameRecord, RecordError<GameRecord>> {
  return read.parseRecord(mancalaTexts, source, options);
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
 * import { endOf, parseRecords } from "morabaraba/mancala/records";
 *
 * const text = "1. 3 3 1-0\n\n1. 4 1 1/2-1/2";
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
  return read.parseRecords(mancalaTexts, source, options);
}

/**
 * Writes a record as text: tags, an empty line, moves in lines of at most 79 characters where words allow it. The same record
 * always gives the same text. Plies of one turn are joined by a dash where moves are numbers.
 *
 * @throws {@link ParseError} `too-long`, `too-deep` or `too-many` for a record beyond the limits of reading.
 * @example
 * ```ts
 * import { createRecord, formatRecord, play } from "morabaraba/mancala/records";
 *
 * const record = play(play(play(createRecord(), "3"), "6"), "2");
 * formatRecord(record).split("\n").slice(6); // => ['[Result "*"]', '[Variant "kalah"]', "", "1. 3-6 2 *", ""]
 * ```
 */
export function formatRecord(record: GameRecord): string {
  return write.formatRecord(mancalaTexts, record, {});
}

/**
 * Writes a game as short text for a link, made of characters that a URL may hold behind its `#` or in its query. It has the
 * variant, the position at the beginning, the moves of the {@link line} that the record is in, and its end: no variations,
 * comments or tags. {@link parseLink} reads it, and later versions of the library will.
 *
 * @throws {@link ParseError} `too-long` for a game whose link would have more than 1,000,000 characters.
 * @example
 * ```ts
 * import { createRecord, formatLink, play } from "morabaraba/mancala/records";
 *
 * const link = formatLink(play(play(createRecord("oware"), "C"), "f"));
 * link; // => "1.oware...V.2"
 * `https://example.org/#${link}`.length; // => 34
 * ```
 */
export function formatLink(record: GameRecord): string {
  return link.formatLink(mancala, record);
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
 * import { current, parseLink } from "morabaraba/mancala/records";
 *
 * current(parseLink("1.oware...V.2")).notation; // => "f"
 * parseLink("1.oware...V"); // throws syntax
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
 * import { safeParseLink } from "morabaraba/mancala/records";
 *
 * const result = safeParseLink("2.oware...V.2");
 * result.ok ? "" : result.error.message; // => "This link has version 2: update the library to read it."
 * ```
 */
export function safeParseLink(text: string): Result<GameRecord, RecordError<GameRecord>> {
  return link.parseLink(mancala, text);
}
