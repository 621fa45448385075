/** Records of mill games: the functions of `src/records` with this family. What is public of them is documented here. */
import type { Result } from "../ground/errors.ts";
import * as edit from "../records/edit.ts";
import type { RecordError } from "../records/error.ts";
import * as read from "../records/parse.ts";
import type { End, Notes, PlaceNumber, RecordPlace, RecordTree, Tags } from "../records/state.ts";
import * as tree from "../records/tree.ts";
import * as write from "../records/write.ts";
import type { Game, Move, MoveLike } from "./data/state.ts";
import type { Variant, VariantName } from "./data/variant.ts";
import { mills, millTexts } from "./family.ts";

/** A record of a mill game. */
export interface GameRecord extends RecordTree<VariantName | Variant> {}

/** A place in a record of a mill game. */
export interface Place extends RecordPlace<Game, Move> {}

/** How moves are written: the two systems of `formatMove`, and the numbers 1 to 24 of PlayOK, row by row from the top left. */
export type RecordNotation = "wmd" | "mssa" | "playok";

/** What a text may leave unsaid. */
export interface ReadingOptions {
  /** The variant of games that name none, or none that is known; `"standard"` if left out. */
  readonly variant?: VariantName | Variant | undefined;
  /** How moves are written in games that do not say; if left out, PlayOK's numbers are known by being numbers, and all else is WMD. */
  readonly notation?: RecordNotation | undefined;
}

/**
 * A record without moves.
 *
 * @param source - What to begin with: a variant, `"standard"` if left out, or a game as it stands. Of a game the moves before
 * are not known, so where its variant counts repetitions, counting begins anew.
 * @param tags - Such as `Event`, `Date`, `White` (light, whoever begins) and `Black`; names are letters, digits and `_`.
 * @throws {@link ParseError} `bad-tag` for tags that are none, or that the record itself says, such as `Result`; `syntax` for
 * what is no sound game. {@link VariantError} for a variant that is none.
 * @example
 * ```ts
 * import { createRecord, formatRecord } from "morabaraba/records";
 *
 * const record = createRecord("mssa", { Event: "Friendly", White: "Thandi", Black: "Sipho" });
 * record.tags; // => { Event: "Friendly", White: "Thandi", Black: "Sipho" }
 * createRecord("mssa", { Result: "1-0" }); // throws bad-tag
 * ```
 */
export function createRecord(source: VariantName | Variant | Game = "standard", tags: Tags = {}): GameRecord {
  return tree.createRecord(mills, source, tags);
}

/**
 * The record with a move played from its place on, and that move as its place. A move that was played there before leads where
 * it led; another begins a variation, if the line goes on.
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
 * The record so many plies before its place, at the beginning at most. What is undone stays in the record, and `forward`
 * leads there again; to take it back for good, `remove` it.
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
 * The record so many plies further in the line of its place, at its end at most.
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
 * The record at another place.
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
 * The place where the record stands: the game, the move that led there, what was written about it, where one can go.
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
 * The places of the main line in order, the beginning first, so that the place after `n` plies is entry `n`; or those of another
 * line.
 *
 * @param from - The first place of the line. It is followed by the first of its `next`, that by the first of its own, and so on.
 * @throws {@link ParseError} `bad-number` at `place` for one that the record does not have.
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
 * The record with something else written about the move of its place.
 *
 * @throws {@link ParseError} `syntax` for what is no text or no mark, a preface elsewhere than at the first move of a
 * variation, and marks at the beginning.
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
 * The record with some tags changed; the others stay. An empty text takes a tag away.
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
 * The record with the line of its place as the main line; what it replaces becomes a variation of it. The place is the
 * same move as before. A decision at the end of the old main line is forgotten.
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
 * The record without the move of its place and all that follows it; the place is the one before. Variations in place of that
 * move stay, the first of them in its stead.
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
 * The record of a game that players or a referee ended at its place. The line of the place becomes the main line, and moves
 * that follow, which were taken back, are gone.
 *
 * @param game - The game of the place after `resign`, `agreeDraw`, `forfeit` or `referee`.
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
 * How the main line ended, as it is written: the result, `*` while it goes on, and for what reason. Light has won a game
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
 * Reads the record of one game, its place at the end of the main line: from text as people and programs write it, or from plain
 * data that was a record, such as JSON brings. The guide on records has the format, the budget and the codes.
 *
 * @throws {@link RecordError} `not-text`, `syntax` also for no game or more than one, `illegal-move`, `bad-number`, `bad-result`,
 * `unknown-variant`, `bad-variant`, `not-json`, `bad-board`, `bad-hands`, `bad-bar`, `too-long`, `too-deep` or `too-many`; of
 * data also `bad-tag`, `at` a path.
 * @throws {@link VariantError}, {@link ParseError} for options that are none.
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
 * {@link parseRecord} without a throw for bad text or data; options that are none still throw.
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
 * Reads any number of games, from a text or from a stream of text, one after the other as they are asked for. A game that
 * cannot be read is a result like any other and does not spoil the next.
 *
 * @param options - As of {@link parseRecord}, and how many `games` are read at most, a million if left out.
 * @throws {@link ParseError} `not-text` for what is neither text nor an async iterable, and while reading for pieces that are no
 * text; {@link VariantError}, {@link ParseError} for options that are none.
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
  options: ReadingOptions & { readonly games?: number | undefined } = {},
): unknown {
  return read.parseRecords(millTexts, source, options);
}

/**
 * Writes a record, always in the same bytes: tags, an empty line, moves in lines of at most 79 characters, a line end.
 *
 * @param options - How moves are written: `notation`, `"wmd"` if left out.
 * @throws {@link ParseError} `syntax` at `notation`; `too-long`, `too-deep` or `too-many` for a record beyond the budget of
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
