/*
 * Finds the tags, moves, comments, glyphs, variations and results in a text that arrives in chunks, and where
 * each game ends. No text is read twice. `parse.ts` supplies the text, and `draft.ts` builds the record.
 *
 * A game goes through these states, and may have comments in all of them:
 *
 *     empty ──> tags and moves ──> result ──> over, at the end of its line or before another game
 *                     └─ problem ──> skipping ──> over, at the same places
 */

import { show } from "../../base/data.ts";
import { attempt, type MorabarabaError, ParseError, type Result } from "../../base/errors.ts";
import type { TextFormat } from "../tree/family.ts";
import { GLYPH, HEAD, matchesAt, RESULT, TAG, tidy } from "../tree/notes.ts";
import { MOST_CHARACTERS, type RecordTree, tooMuch } from "../tree/record.ts";
import { LocatedError, type RecordError } from "../tree/recordError.ts";
import {
  addComment,
  addGlyph,
  addMove,
  addResult,
  addTag,
  assert,
  assertComplete,
  checkNumber,
  closeVariation,
  type Draft,
  endsWord,
  errorOf,
  finish,
  hasContent,
  newDraft,
  notice,
  openVariation,
  scoreAt,
  unknownSignMessage,
} from "./draft.ts";
import type { Options } from "./tags.ts";

/** A game, or why it cannot be read. */
export type Reading = Result<RecordTree, RecordError<RecordTree>>;

/** The text that has arrived and is not read yet; this is before any has. */
export const noText = {
  text: "",
  /** The same as {@link plainText}, which has the same length. Comments and tags are read from `text`. */
  plain: "",
  /** The index up to which `text` is read, and the offset of `text` in the whole text. */
  at: 0,
  base: 0,
  /** Later text cannot change a word that begins before this index. */
  safe: 0,
  /** Whether a game ends where `text` ends. */
  ends: false,
  /** Whether nothing of the current line has been read. */
  isLineStart: true,
  /** Whether a game was read before, and the offset where the latest one begins. */
  hasGames: false,
  start: 0,
};
type Source = typeof noText;

/** Letters as numbers, and the bit that small letters have and capitals lack. */
const [SMALL_A, SMALL_Z, SMALL] = [97, 122, 32] as const;

/** The number of a move with its dots, or dots alone. */
const NUMBER = /\d{0,99}\s{0,99}[.…]{1,99}(?:\s{1,99}[.…]{1,99}){0,9}/y;

/** An unreadable tag, up to a bracket at the end of a word, or to the end of the line. */
const BAD_TAG = /\[[^\n]*?(?:\](?!\S)|(?=\n)|$)/y;

/** A move number with one parenthesis or two, as in a list; this is not a variation. */
const LISTED = /\d{1,99}\.?\)/y;
const BRACKETED = /\(?\d{1,99}\.?\)/y;

/** A number in parentheses joined to a word, which is a count rather than a variation. */
const COUNT = /\S\(\s{0,9}\d{1,99}\s{0,9}\)/y;

/** What ends a comment in braces, a line, and a tag or a word of a skipped game. */
const BRACE_END = /\}/g;
const LINE_END = /\n/g;
const TAG_END = /[\]\n]/g;
const WORD_END = /[\s{;()]/g;

/** A game that is being read, before anything of it is. */
const newState = (source: Source, draft: Draft) => ({
  source,
  draft,
  /** The number of open variations, including skipped ones. */
  depth: 0,
  /** Whether nothing of the game has been read yet. */
  isEmpty: true,
  /** Whether the main line or a variation has ended with a result, and whether a new line has begun since. */
  hasResult: false,
  resultLineEnded: false,
  /**
   * For the comment or skipped text that is being read: what ends it, where it began, and its words if it is
   * a comment.
   */
  closer: undefined as RegExp | undefined,
  openedAt: 0,
  words: undefined as string | undefined,
  /** The fault of the game; the rest of the game is skipped. */
  problem: undefined as RecordError<RecordTree> | undefined,
  /** The depth of the line whose rest is skipped, because the game is over before it; -1 if there is none. */
  restDepth: -1,
});
type State = ReturnType<typeof newState>;

/** Whether what is read is skipped. */
const skips = ({ problem, restDepth }: State): boolean => problem !== undefined || restDepth >= 0;

/** Whether the game is over, or reading must wait for more text; undefined to read on. */
type Stop = "over" | "wait" | undefined;

/** The current offset in the whole text. */
const here = ({ source }: State): number => source.base + source.at;

/** Throws if the game, up to an index, is too long. */
function assertShort({ source, problem, isEmpty }: State, end: number): void {
  const limit = source.start + MOST_CHARACTERS;
  if (!problem && !isEmpty && source.base + end > limit)
    throw new LocatedError(tooMuch("too-long", MOST_CHARACTERS, "characters"), limit);
}

/** Begins to read a comment. */
function openComment(state: State, closer: RegExp): void {
  state.closer = closer;
  state.openedAt = here(state);
  if (!skips(state)) state.words = "";
  state.source.at++;
}

/** Reads on in a comment or in skipped text; returns true when that has ended. */
function readOn(state: State, closer: RegExp): boolean {
  const { source } = state;
  closer.lastIndex = source.at;
  const found = closer.exec(source.text);
  const end = found ? found.index : source.text.length;
  if (state.words !== undefined) state.words += source.text.slice(source.at, end);
  source.at = end;
  const isOpen = found === null && !source.ends;
  const isBrace = closer === BRACE_END;
  if (!isOpen) state.closer = undefined;
  if (found && isBrace) source.at++;
  assertShort(state, source.at);
  if (isOpen) return false;
  const isClosed = !isBrace || found !== null || state.problem !== undefined;
  assert(isClosed, state.openedAt, "This comment is not closed: add }.");
  if (isBrace && (state.words ?? "").trimStart().indexOf("{") > 0)
    notice(state.draft, state.openedAt, "This comment has a { inside: a } may be missing before it.");
  if (state.words !== undefined) addComment(state.draft, tidy(state.words), state.openedAt);
  state.words = undefined;
  return true;
}

function readTag(state: State): Stop {
  const { source, draft } = state;
  const { text, plain, at } = source;
  TAG.lastIndex = at;
  const tag = TAG.exec(plain);
  const line = text.indexOf("\n", at);
  assertShort(state, tag ? TAG.lastIndex : line < 0 ? text.length : line);
  if (tag === null && line < 0 && !source.ends) return "wait";
  if (tag === null) {
    const advice = 'was skipped: a tag is one line such as [Event "Friendly"].';
    matchesAt(BAD_TAG, text, at);
    notice(draft, here(state), `The tag ${show(text.slice(at, BAD_TAG.lastIndex))} ${advice}`, "bad-tag");
    source.at = BAD_TAG.lastIndex;
    return undefined;
  }
  const [whole, name, quoted, { length } = quoted] = tag as unknown as [string, string, string, string?];
  const begin = whole.search(/["“”„]/) + 1;
  const value = text.slice(at + begin, at + begin + length);
  addTag(draft, name, value.replace(/\\(["\\])/g, "$1"), here(state) + begin);
  source.at += whole.length;
  return undefined;
}

/** Reads a move, if there is one, and returns whether there was. */
function readMove(state: State): boolean {
  const { source, draft } = state;
  const end = addMove(draft, source.plain, source.at, here(state));
  source.at = end ?? source.at;
  if (draft.line.isOver) state.restDepth = state.depth;
  return end !== undefined;
}

/** Adds the text that a sticky pattern has just matched; moves past it only if `add` does not throw. */
function take(state: State, pattern: RegExp, add: (draft: Draft, found: string, at: number) => void): void {
  const { source, draft } = state;
  const end = pattern.lastIndex;
  add(draft, source.plain.slice(source.at, end), here(state));
  source.at = end;
}

function readResult(state: State, pattern: RegExp): void {
  assertShort(state, pattern.lastIndex);
  take(state, pattern, skips(state) ? () => {} : addResult);
  state.hasResult = true;
  state.resultLineEnded = false;
}

function readParenthesis(state: State, char: string): void {
  const { source, draft, depth } = state;
  const opens = char === "(";
  if (!opens && depth === state.restDepth) state.restDepth = -1;
  if (!skips(state)) (opens ? openVariation : closeVariation)(draft, here(state));
  if (!opens) state.hasResult = false;
  state.depth += opens ? 1 : -1;
  source.at++;
}

/** Reads what begins with this character; returns "over" if it belongs to the next game. */
function readToken(state: State, char: string): Stop {
  const { source, draft, problem, depth } = state;
  const { text, plain, at } = source;
  const isSkipped = skips(state);
  const isOver = state.hasResult && (depth === 0 || state.resultLineEnded);
  // A pattern is measurably slower here.
  const letter = char.charCodeAt(0) | SMALL;
  if (letter >= SMALL_A && letter <= SMALL_Z && !isSkipped) {
    if (isOver) return "over";
    if (readMove(state)) return undefined;
    assertComplete(draft);
    const [word] = text.slice(at, at + 24).split(/\s/);
    throw new ParseError(
      "syntax",
      here(state),
      `${show(word)} is not a move. If it belongs to a comment, put the comment in braces.`,
    );
  }
  const score = isSkipped || isOver ? undefined : scoreAt(draft, plain, at);
  if (char === "{") openComment(state, BRACE_END);
  else if (char === ";") openComment(state, LINE_END);
  else if (char === "[" && draft.hasMoves && (isOver || matchesAt(HEAD, plain, at))) return "over";
  else if (char === "[" && !draft.hasMoves && !problem) return readTag(state);
  else if (matchesAt(RESULT, plain, at)) readResult(state, RESULT);
  else if (score) readResult(state, score);
  else if (char === ")" && depth > 0) readParenthesis(state, char);
  else if (isOver) return "over";
  else if (!isSkipped && depth === 0 && matchesAt(draft.hasMoves ? LISTED : BRACKETED, plain, at))
    throw new ParseError("syntax", source.base + plain.indexOf(")", at), unknownSignMessage(")"));
  else if (!isSkipped && matchesAt(COUNT, plain, at - 1))
    throw new ParseError("syntax", here(state), unknownSignMessage("("));
  else if (char === "(") readParenthesis(state, char);
  else if (isSkipped) {
    state.closer = char === "[" && !draft.hasMoves ? TAG_END : WORD_END;
    source.at++;
  } else if (matchesAt(NUMBER, plain, at)) {
    const isGlued = /\S\d/.test(plain.slice(NUMBER.lastIndex - 1, NUMBER.lastIndex + 1));
    take(state, NUMBER, (_, written, place) => checkNumber(draft, written, place, isGlued));
  } else if (char === ")") closeVariation(draft, here(state));
  else if (readMove(state)) return undefined;
  else if (matchesAt(GLYPH, plain, at) && endsWord(draft.format, plain, at)) {
    matchesAt(GLYPH, plain, at);
    take(state, GLYPH, addGlyph);
  } else throw new ParseError("syntax", here(state), unknownSignMessage(text[at]));
  return undefined;
}

/** Skips white space; returns "over" at the end of the line of the game's result. */
function readSpace(state: State, char: string): Stop {
  const { source } = state;
  if (char === "\n" && state.hasResult && state.depth === 0) return "over";
  state.resultLineEnded ||= char === "\n";
  // A byte order mark does not count as a character of the line.
  const isMark = source.text[source.at] === "\ufeff";
  source.isLineStart = char === "\n" || (source.isLineStart && isMark);
  source.at++;
  return undefined;
}

/** Reads what begins at a character other than white space. */
function readWord(state: State, char: string): Stop {
  const { source } = state;
  if (source.at >= source.safe) return "wait";
  const { isLineStart } = source;
  source.isLineStart = false;
  if (char === "%" && isLineStart) {
    notice(state.draft, here(state), "This line begins with % and was skipped.");
    state.closer = LINE_END;
    return undefined;
  }
  if (state.isEmpty) {
    // Skips a second result after a game, which would otherwise be read as a game without moves.
    if (source.hasGames && matchesAt(RESULT, source.plain, source.at)) {
      notice(state.draft, here(state), "This result belongs to no game and was skipped.");
      source.at = RESULT.lastIndex;
      return undefined;
    }
    source.start = here(state);
    state.isEmpty = false;
  }
  assertShort(state, source.at);
  return readToken(state, char);
}

/** Reads the game to its end; returns false if more text must arrive first. */
function read(state: State): boolean {
  const { source } = state;
  for (;;) {
    if (state.closer && !readOn(state, state.closer)) return false;
    if (source.at >= source.text.length) break;
    const char = source.plain[source.at] as string;
    const isSpace = char <= " " || (char > "\x7f" && /\s/.test(char));
    const stop = isSpace ? readSpace(state, char) : readWord(state, char);
    if (stop !== undefined) return stop === "over";
  }
  if (!source.ends) return false;
  if (state.problem !== undefined || hasContent(state.draft)) return true;
  if (state.draft.commentAt !== undefined)
    notice(state.draft, state.draft.commentAt, "This comment belongs to no game and was skipped.");
  return false;
}

/**
 * Returns a function that reads one game. That function returns undefined if it needs more text; it must then
 * be called again.
 */
export function gameReader(format: TextFormat, options: Options, source: Source): () => Reading | undefined {
  const state = newState(source, newDraft(format, options));
  return () => {
    let isOver = false;
    const outcome = attempt<RecordTree | undefined, MorabarabaError>(() => {
      isOver = read(state);
      return isOver && !state.problem ? finish(state.draft, here(state)) : undefined;
    });
    if (!outcome.ok) {
      state.problem = errorOf(state.draft, outcome.error, here(state));
      state.words = undefined;
      isOver ||= read(state);
    }
    if (!isOver) return undefined;
    return state.problem ? { ok: false, error: state.problem } : (outcome as Reading);
  };
}
