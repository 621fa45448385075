/**
 * Reads games from a text that comes piece by piece: finds tags, moves, comments, glyphs, variations and the result, and
 * where a game ends. What was read is not read again. What is made of them is in `draft.ts`, where the text comes from in
 * `parse.ts`.
 *
 * A game is in one of these states; each passes over comments on its way:
 *
 *     empty ──> tags and moves ──> result ──> over, at the end of its line or where another game begins
 *                     └─ problem ──> skipping ──> over, at the same places
 */

import { show } from "../../base/data.ts";
import { attempt, type MorabarabaError, ParseError, type Result } from "../../base/errors.ts";
import type { Grammar } from "../tree/family.ts";
import { MOST_CHARACTERS, tooMuch } from "../tree/limits.ts";
import { GLYPH, RESULT, startsAt, TAG, tidy } from "../tree/notes.ts";
import type { RecordTree } from "../tree/record.ts";
import { Placed, type RecordError } from "../tree/recordError.ts";
import {
  addComment,
  addGlyph,
  addMove,
  addResult,
  addTag,
  checkNumber,
  closeVariation,
  type Draft,
  demand,
  demandWhole,
  errorOf,
  finish,
  hasContent,
  newDraft,
  notice,
  openVariation,
  unknownSign,
} from "./draft.ts";
import type { Options } from "./tags.ts";

/** A game, or why it cannot be read. */
export type Reading = Result<RecordTree, RecordError<RecordTree>>;

/** The text that has come and is not read yet. */
export interface Source {
  text: string;
  /** How far it is read, and the offset of its beginning in the whole text. */
  at: number;
  base: number;
  /** Whatever comes later, what begins before this index stays the same. */
  safe: number;
  /** Whether a game ends with it. */
  ends: boolean;
  /** Whether nothing has been read of the line. */
  isLineStart: boolean;
  /** Whether a game was read before, and where the last one began. */
  hasGames: boolean;
  start: number;
}

/** The characters that decide what follows. */
const LINE_FEED = 10;
const SPACE = 32;
const PERCENT = 37;
const OPENING_PARENTHESIS = 40;
const CLOSING_PARENTHESIS = 41;
const SEMICOLON = 59;
const OPENING_BRACKET = 91;
const SMALL_A = 97;
const SMALL_Z = 122;
const OPENING_BRACE = 123;
const LAST_OF_ASCII = 127;
const BYTE_ORDER_MARK = 0xfeff;

/** The bit in which a small letter differs from its capital. */
const SMALL = 32;

const WHITE_SPACE = /\s/y;

/** The number of a move with its dots, or dots alone. */
const NUMBER = /\d{0,99}\s{0,99}[.…]{1,99}(?:\s{1,99}[.…]{1,99}){0,9}/y;

/** A tag that begins another game, while one is skipped. */
const HEAD = /\[\w{1,99}[^\S\n]{1,99}"/y;

/** A tag that cannot be read, up to a bracket at the end of a word, or of the line. */
const BAD_TAG = /\[[^\n]*?(?:\](?!\S)|(?=\n)|$)/y;

/** The number of a move with a parenthesis, or with two, where that is no variation. */
const LISTED = /\d{1,99}\.?\)/y;
const BRACKETED = /\(?\d{1,99}\.?\)/y;

/** The ends of what is passed over: a comment in braces, a line, and in a game that is skipped a tag and a word. */
const BRACE_END = /\}/g;
const LINE_END = /\n/g;
const TAG_END = /[\]\n]/g;
const WORD_END = /[\s{;()]/g;

/** A game while it is read. */
interface State {
  readonly source: Source;
  readonly draft: Draft;
  /** How many variations are open, also where they are skipped. */
  depth: number;
  /** Whether nothing of the game has come yet. */
  isEmpty: boolean;
  /** Whether its moves, or those of a variation, have ended with a result, and whether another line has begun since. */
  hasResult: boolean;
  resultLineEnded: boolean;
  /** What ends the comment or skipped text that is being read, where that began, and its words so far, if they matter. */
  closer: RegExp | undefined;
  openedAt: number;
  words: string | undefined;
  /** What is wrong; the rest of the game is skipped then. */
  problem: RecordError<RecordTree> | undefined;
}

/** Whether the game is over, or goes on only when more text has come; undefined to go on at once. */
type Stop = "over" | "wait" | undefined;

/** The offset in the whole text. */
const here = ({ source }: State): number => source.base + source.at;

/** Refuses a game that is too long, up to an index. */
function demandShort({ source, problem, isEmpty }: State, end: number): void {
  const limit = source.start + MOST_CHARACTERS;
  if (!problem && !isEmpty && source.base + end > limit)
    throw new Placed(tooMuch("too-long", MOST_CHARACTERS, "characters"), limit);
}

/** Begins to read a comment. */
function openComment(state: State, closer: RegExp): void {
  state.closer = closer;
  state.openedAt = here(state);
  if (!state.problem) state.words = "";
  state.source.at++;
}

/** Reads on in a comment or in text that is skipped; true when it has ended. */
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
  demandShort(state, source.at);
  if (isOpen) return false;
  const isClosed = !isBrace || found !== null || state.problem !== undefined;
  demand(isClosed, state.openedAt, "This comment is not closed: add }.");
  if (state.words !== undefined) addComment(state.draft, tidy(state.words));
  state.words = undefined;
  return true;
}

function readTag(state: State): Stop {
  const { source, draft } = state;
  const { text, at } = source;
  TAG.lastIndex = at;
  const tag = TAG.exec(text);
  const line = text.indexOf("\n", at);
  demandShort(state, tag ? TAG.lastIndex : line < 0 ? text.length : line);
  if (tag === null && line < 0 && !source.ends) return "wait";
  if (tag === null) {
    const advice = 'was skipped: a tag is one line such as [Event "Friendly"].';
    startsAt(BAD_TAG, text, at);
    notice(draft, here(state), `The tag ${show(text.slice(at, BAD_TAG.lastIndex))} ${advice}`);
    source.at = BAD_TAG.lastIndex;
    return undefined;
  }
  const [whole, name, value] = tag as unknown as [string, string, string];
  addTag(draft, name, value.replace(/\\(["\\])/g, "$1"), here(state) + whole.indexOf('"') + 1);
  source.at += whole.length;
  return undefined;
}

/** Reads a move; true if there was one. */
function readMove(state: State): boolean {
  const { source, draft } = state;
  const end = addMove(draft, source.text, source.at, here(state));
  source.at = end ?? source.at;
  return end !== undefined;
}

/** Takes what a sticky pattern has just found, and stays before it if that is refused. */
function take(state: State, pattern: RegExp, add: (draft: Draft, found: string, at: number) => void): void {
  const { source, draft } = state;
  const end = pattern.lastIndex;
  add(draft, source.text.slice(source.at, end), here(state));
  source.at = end;
}

function readResult(state: State): void {
  demandShort(state, RESULT.lastIndex);
  take(state, RESULT, state.problem ? () => {} : addResult);
  state.hasResult = true;
  state.resultLineEnded = false;
}

function readParenthesis(state: State, code: number): void {
  const { source, draft, problem } = state;
  const opens = code === OPENING_PARENTHESIS;
  if (!problem) (opens ? openVariation : closeVariation)(draft, here(state));
  if (!opens) state.hasResult = false;
  state.depth += opens ? 1 : -1;
  source.at++;
}

/** Reads what begins with this character; what is no longer there is the end of the game. */
function readToken(state: State, code: number): Stop {
  const { source, draft, problem, depth } = state;
  const { text, at } = source;
  const isOver = state.hasResult && (depth === 0 || state.resultLineEnded);
  const letter = code | SMALL;
  if (letter >= SMALL_A && letter <= SMALL_Z && !problem) {
    if (isOver) return "over";
    if (readMove(state)) return undefined;
    demandWhole(draft);
    const [word] = text.slice(at, at + 24).split(/\s/);
    throw new ParseError(
      "syntax",
      here(state),
      `${show(word)} is not a move. If it belongs to a comment, put that in braces.`,
    );
  }
  if (code === OPENING_BRACE) openComment(state, BRACE_END);
  else if (code === SEMICOLON) openComment(state, LINE_END);
  else if (code === OPENING_BRACKET && draft.hasMoves && (!problem || startsAt(HEAD, text, at)))
    return "over";
  else if (code === OPENING_BRACKET && !draft.hasMoves && !problem) return readTag(state);
  else if (startsAt(RESULT, text, at)) readResult(state);
  else if (code === CLOSING_PARENTHESIS && depth > 0) readParenthesis(state, code);
  else if (isOver) return "over";
  else if (!problem && depth === 0 && startsAt(draft.hasMoves ? LISTED : BRACKETED, text, at))
    throw new ParseError("syntax", source.base + text.indexOf(")", at), unknownSign(")"));
  else if (code === OPENING_PARENTHESIS) readParenthesis(state, code);
  else if (problem) {
    state.closer = code === OPENING_BRACKET && !draft.hasMoves ? TAG_END : WORD_END;
    source.at++;
  } else if (startsAt(NUMBER, text, at)) take(state, NUMBER, checkNumber);
  else if (code === CLOSING_PARENTHESIS) closeVariation(draft, here(state));
  else if (readMove(state)) return undefined;
  else if (startsAt(GLYPH, text, at)) take(state, GLYPH, addGlyph);
  else throw new ParseError("syntax", here(state), unknownSign(text[at]));
  return undefined;
}

/** Passes over white space; "over" at the end of the line in which the game has ended. */
function readSpace(state: State, code: number): Stop {
  const { source } = state;
  if (code === LINE_FEED && state.hasResult && state.depth === 0) return "over";
  state.resultLineEnded ||= code === LINE_FEED;
  // A byte order mark is no part of the line.
  source.isLineStart = code === LINE_FEED || (source.isLineStart && code === BYTE_ORDER_MARK);
  source.at++;
  return undefined;
}

/** Reads what begins at a character that is no white space. */
function readWord(state: State, code: number): Stop {
  const { source } = state;
  if (source.at >= source.safe) return "wait";
  const { isLineStart } = source;
  source.isLineStart = false;
  if (code === PERCENT && isLineStart) {
    state.closer = LINE_END;
    return undefined;
  }
  if (state.isEmpty) {
    // One game has one result; a second one belongs to no game.
    if (source.hasGames && startsAt(RESULT, source.text, source.at)) {
      source.at = RESULT.lastIndex;
      return undefined;
    }
    source.start = here(state);
    state.isEmpty = false;
  }
  demandShort(state, source.at);
  return readToken(state, code);
}

/** Reads the game up to its end; false where more text must come first. */
function read(state: State): boolean {
  const { source } = state;
  for (;;) {
    if (state.closer && !readOn(state, state.closer)) return false;
    if (source.at >= source.text.length) break;
    const code = source.text.charCodeAt(source.at);
    const isSpace = code <= SPACE || (code > LAST_OF_ASCII && startsAt(WHITE_SPACE, source.text, source.at));
    const stop = isSpace ? readSpace(state, code) : readWord(state, code);
    if (stop !== undefined) return stop === "over";
  }
  return source.ends && (state.problem !== undefined || hasContent(state.draft));
}

/** Reads one game: call what it returns again as long as it gives nothing and more text has come. */
export function gameReader(grammar: Grammar, options: Options, source: Source): () => Reading | undefined {
  const state: State = {
    source,
    draft: newDraft(grammar, options),
    depth: 0,
    isEmpty: true,
    hasResult: false,
    resultLineEnded: false,
    closer: undefined,
    openedAt: 0,
    words: undefined,
    problem: undefined,
  };
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
