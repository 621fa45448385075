/** Records of mill games: the functions of `src/records` with this family. What is public of them is documented here. */
import type { Result } from "../ground/errors.ts";
import type { Game, Move, MoveLike } from "../morabaraba/data/state.ts";
import type { StoredVariant } from "../morabaraba/data/variant.ts";
import { mills, millTexts } from "./morabarabaFamily.ts";
import * as read from "./text/parse.ts";
import * as write from "./text/write.ts";
import * as edit from "./tree/edit.ts";
import type { RecordError } from "./tree/error.ts";
import type { End, Notes, PlaceNumber, RecordPlace, RecordTree, Tags } from "./tree/state.ts";
import * as tree from "./tree/tree.ts";

/** A record of a mill game. */
export interface GameRecord extends RecordTree<StoredVariant> {}

/** A place in a record of a mill game. */
export interface Place extends RecordPlace<Game, Move> {}

/** How moves are written: the two systems of `formatMove`, and the numbers 1 to 24 of PlayOK, row by row from the top left. */
export type RecordNotation = "wmd" | "mssa" | "playok";

/** What a text may leave unsaid. */
export interface ReadingOptions {
  /** The variant of games whose text names none or an unknown one; `"standard"` if left out. */
  readonly variant?: StoredVariant | undefined;
  /** The notation of games whose text does not name one. If left out, numbers are read as PlayOK's and everything else as WMD. */
  readonly notation?: RecordNotation | undefined;
}

/**
 * A record without moves.
 *
 * @param source - What to begin with: a variant, `"standard"` if left out, or a game as it stands. Of a game the moves before
 * are not known, so where its variant counts repetitions, counting begins anew.
 * @param tags - Such as `Event`, `Date`, `White` (light, whoever begins) and `Black`; names are letters, digits and `_`.
 * @throws {@link ParseError} `bad-tag` for an invalid tag, or one that the record writes itself, such as `Result`; `syntax` for an
 * unsound game. {@link VariantError} for an unknown or unsound variant.
 * @example
 * ```ts
 * import { createRecord, formatRecord } from "morabaraba/records";
 *
 * const record = createRecord("mssa", { Event: "Friendly", White: "Thandi", Black: "Sipho" });
 * record.tags; // => { Event: "Friendly", White: "Thandi", Black: "Sipho" }
 * createRecord("mssa", { Result: "1-0" }); // throws bad-tag
 * ```
 */
export function createRecord(source: StoredVariant | Game = "standard", tags: Tags = {}): GameRecord {
  return tree.createRecord(mills, source, tags);
}

/**
 * Plays a move from the record's place and goes there. A move that was played there before leads to the same place again;
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
 * current(other).number; // => 3
 * play(other, "d2"); // throws occupied
 * ```
 */
export function play(record: GameRecord, move: MoveLike | string): GameRecord {
  return tree.play(mills, record, move as Move);
}

/**
 * Goes back a number of plies, to the beginning at most. The moves stay in the record, and `forward` goes there again; to take
 * moves back for good, `remove` them.
 *
 * @param plies - One if left out; two, to undo against a bot; `Infinity`, to go to the beginning.
 * @throws {@link ParseError} `bad-number` at `plies`.
 * @example
 * ```ts
 * import { back, createRecord, current, play } from "morabaraba/records";
 *
 * const record = play(play(play(createRecord(), "d6"), "f4"), "d2");
 * current(back(record, 2)).notation; // => "d6"
 * ```
 */
export function back(record: GameRecord, plies = 1): GameRecord {
  return tree.back(mills, record, plies);
}

/**
 * Goes forward a number of plies in the current line, to its end at most.
 *
 * @param plies - One if left out; `Infinity`, to go to the end of the line.
 * @throws {@link ParseError} `bad-number` at `plies`.
 * @example
 * ```ts
 * import { back, createRecord, current, forward, play } from "morabaraba/records";
 *
 * const record = back(play(play(createRecord(), "d6"), "f4"), Infinity);
 * current(forward(record)).notation; // => "d6"
 * current(forward(record, Infinity)).notation; // => "f4"
 * ```
 */
export function forward(record: GameRecord, plies = 1): GameRecord {
  return tree.forward(mills, record, plies);
}

/**
 * Goes to another place.
 *
 * @param place - The number of a {@link Place}; 0 for the beginning.
 * @throws {@link ParseError} `bad-number` at `place` for one that the record does not have.
 * @example
 * ```ts
 * import { createRecord, current, goTo, play } from "morabaraba/records";
 *
 * const record = play(play(createRecord(), "d6"), "f4");
 * current(goTo(record, 1)).notation; // => "d6"
 * goTo(record, 3); // throws bad-number
 * ```
 */
export function goTo(record: GameRecord, place: PlaceNumber): GameRecord {
  return tree.goTo(mills, record, place);
}

/**
 * The current place: the game, the move that led there, the notes on that move, and the places that follow.
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
export function current(record: GameRecord): Place {
  return tree.current(mills, record);
}

/**
 * The places of the main line in order, beginning first, so that entry `n` is the place after `n` plies; or those of another line.
 *
 * @param from - The first place of the line. Each place is followed by the first entry of its `next`.
 * @throws {@link ParseError} `bad-number` at `place` for one that the record does not have; `too-many` where the variant counts
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
export function mainline(record: GameRecord, from: PlaceNumber = 0): readonly Place[] {
  return tree.mainline(mills, record, from);
}

/**
 * Changes the comment, the preface or the marks of the current move.
 *
 * @throws {@link ParseError} `syntax` for an invalid comment or mark, for a preface anywhere but at the first move of a
 * variation, and for marks at the beginning.
 * @example
 * ```ts
 * import { annotate, createRecord, current, play } from "morabaraba/records";
 *
 * const record = annotate(play(createRecord(), "d6"), { comment: "the middle ring", marks: ["!?"] });
 * current(record).comment; // => "the middle ring"
 * ```
 */
export function annotate(record: GameRecord, notes: Notes): GameRecord {
  return edit.annotate(mills, record, notes);
}

/**
 * Changes some tags and keeps the others. An empty text removes a tag.
 *
 * @throws {@link ParseError} `bad-tag`, as {@link createRecord}.
 * @example
 * ```ts
 * import { createRecord, setTags } from "morabaraba/records";
 *
 * const record = createRecord("mssa", { Event: "Friendly", Round: "1" });
 * setTags(record, { Round: "", Date: "2026.11.21" }).tags; // => { Event: "Friendly", Date: "2026.11.21" }
 * ```
 */
export function setTags(record: GameRecord, tags: Tags): GameRecord {
  return edit.setTags(mills, record, tags);
}

/**
 * Makes the current line the main line; the line it replaces becomes a variation. The current move stays the same.
 *
 * @example
 * ```ts
 * import { back, createRecord, mainline, play, promote } from "morabaraba/records";
 *
 * const record = play(back(play(play(createRecord(), "d6"), "f4")), "d2");
 * mainline(promote(record)).map(({ notation }) => notation); // => [undefined, "d6", "d2"]
 * ```
 */
export function promote(record: GameRecord): GameRecord {
  return edit.promote(mills, record);
}

/**
 * Removes the current move and everything that follows it, and goes to the place before. Other variations at that point stay;
 * the first of them takes the removed move's place. At the beginning only the end of a game goes that was decided before its
 * first move.
 *
 * @example
 * ```ts
 * import { back, createRecord, mainline, play, remove } from "morabaraba/records";
 *
 * const record = play(play(play(createRecord(), "d6"), "f4"), "d2");
 * mainline(remove(back(record))).length; // => 2
 * ```
 */
export function remove(record: GameRecord): GameRecord {
  return edit.remove(mills, record);
}

/**
 * Ends the game at the current place by a decision of the players or a referee. The current line becomes the main line, and
 * moves after this place are removed.
 *
 * @param game - The current game after `resign`, `agreeDraw`, `forfeit` or `referee`.
 * @throws {@link ParseError} `syntax` at `game` for any other. {@link RulesError} `game-over` when it was over before.
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
  return edit.conclude(mills, record, game);
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
 * endOf(parseRecord('[Termination "time forfeit"]\n\n1. d6 d2 0-1')); // => { result: "0-1", termination: "time forfeit" }
 * ```
 */
export function endOf(record: GameRecord): End {
  return write.endOf(mills, record);
}

/**
 * Reads the record of one game: from text as people and programs write it, or from plain data, such as a record that came from
 * JSON. Text is read to the end of the main line, which is the current place. The guide on records describes the format, its limits and the error codes.
 *
 * @throws {@link RecordError} `not-text`, `syntax` also for no game or more than one, `illegal-move`, `bad-number`, `bad-result`,
 * `unknown-variant`, `bad-variant`, `not-json`, `bad-board`, `bad-hands`, `bad-bar`, `too-long`, `too-deep` or `too-many`; of
 * data also `bad-tag`, `at` a path.
 * @throws {@link VariantError}, {@link ParseError} for invalid options.
 * @example
 * ```ts
 * import { current, parseRecord } from "morabaraba/records";
 *
 * current(parseRecord("1. d6 f4 2. d2", { variant: "nineMens" })).ply; // => 3
 * parseRecord("1. d6 d6"); // throws illegal-move
 * ```
 */
export function parseRecord(source: string | object, options: ReadingOptions = {}): GameRecord {
  const result = read.parseRecord(millTexts, source, options);
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
  options: ReadingOptions = {},
): Result<GameRecord, RecordError<GameRecord>> {
  return read.parseRecord(millTexts, source, options);
}

/**
 * Reads any number of games from a text or a stream of text, one after the other, on demand. A game that cannot be read is
 * reported as a result and does not affect the next one.
 *
 * @param options - As of {@link parseRecord}, and how many `games` are read at most, a million if left out.
 * @throws {@link ParseError} `not-text` for what is neither text nor an async iterable, and while reading for pieces that are no
 * text; {@link VariantError}, {@link ParseError} for invalid options.
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
  options?: ReadingOptions & { readonly games?: number | undefined },
): Generator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source: AsyncIterable<string>,
  options?: ReadingOptions & { readonly games?: number | undefined },
): AsyncGenerator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source: string | AsyncIterable<string>,
  options?: ReadingOptions & { readonly games?: number | undefined },
):
  | Generator<Result<GameRecord, RecordError<GameRecord>>>
  | AsyncGenerator<Result<GameRecord, RecordError<GameRecord>>>;
export function parseRecords(
  source: string | AsyncIterable<string>,
  options: ReadingOptions & { readonly games?: number | undefined } = {},
): unknown {
  return read.parseRecords(millTexts, source, options);
}

/**
 * Writes a record as text: tags, an empty line, moves in lines of at most 79 characters where words allow it. The same record
 * always gives the same text.
 *
 * @param options - How moves are written: `notation`, `"wmd"` if left out.
 * @throws {@link ParseError} `syntax` at `notation`; `too-long`, `too-deep` or `too-many` for a record beyond the limits of
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
  return write.formatRecord(millTexts, record, options);
}
