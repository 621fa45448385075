/**
 * Reads games from a text that comes piece by piece: finds tags, moves, comments, glyphs, variations and the result, and where
 * a game ends. What was read is not read again. What is made of them is in `draft.ts`, where the text comes from in `parse.ts`.
 */

import { show } from "../../base/data.ts";
import { attempt, ParseError, type Result, type RulesError } from "../../base/errors.ts";
import type { Played, RecordTexts } from "../tree/family.ts";
import { MOST_CHARACTERS } from "../tree/limits.ts";
import { GLYPH, RESULT, startsAt, TAG, tidy } from "../tree/notes.ts";
import type { RecordTree } from "../tree/record.ts";
import type { RecordError } from "../tree/recordError.ts";
import { createDraft, type Defaults, demand } from "./draft.ts";

/** A game, or why it cannot be read. */
export type Reading<V> = Result<RecordTree<V>, RecordError<RecordTree<V>>>;

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

/** The ends of what is passed over: a comment in braces, a line, and in a game that is skipped a tag and a word. */
const BRACE_END = /\}/g;
const LINE_END = /\n/g;
const TAG_END = /[\]\n]/g;
const WORD_END = /[\s{;()]/g;

/** Reads one game: call what it returns again as long as it gives nothing and more text has come. */
export function gameReader<V, G extends Played<V>, M, S>(
  texts: RecordTexts<V, G, M, S>,
  defaults: Defaults<V>,
  source: Source,
): () => Reading<V> | undefined {
  let { text, at, base } = source;
  const draft = createDraft(texts, defaults);
  /** How many variations are open, also where they are skipped. */
  let depth = 0;
  /** Whether nothing of the game has come yet. */
  let isEmpty = true;
  /** Whether its moves, or those of a variation, have ended with a result, and whether another line has begun since. */
  let hasResult = false;
  let resultLineEnded = false;
  /** What ends the comment that is being read, where it began, and its words so far, if they are kept. */
  let closer: RegExp | undefined;
  let opened = 0;
  let words: string | undefined;
  /** What is wrong; the rest of the game is skipped then. */
  let problem: RecordError<RecordTree<V>> | undefined;

  /** Refuses a game that is too long, up to an index. */
  function demandShort(end: number): void {
    const limit = source.start + MOST_CHARACTERS;
    if (!problem && !isEmpty && base + end > limit)
      throw new ParseError("too-long", limit, `A game may have at most ${MOST_CHARACTERS} characters.`);
  }

  /** Reads on in a comment or in text that is skipped; true when it has ended. */
  function pass(end: RegExp): boolean {
    end.lastIndex = at;
    const found = end.exec(text);
    const stop = found ? found.index : text.length;
    if (words !== undefined) words += text.slice(at, stop);
    at = stop;
    const isOpen = found === null && !source.ends;
    const isBrace = end === BRACE_END;
    if (!isOpen) closer = undefined;
    if (found && isBrace) at++;
    demandShort(at);
    if (isOpen) return false;
    demand(!isBrace || found !== null || problem !== undefined, opened, "This comment is not closed.");
    if (words !== undefined) draft.comment(tidy(words));
    words = undefined;
    return true;
  }

  /** Reads a tag; true if all of it was there. */
  function readTag(): boolean {
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    const line = text.indexOf("\n", at);
    demandShort(tag ? TAG.lastIndex : line < 0 ? text.length : line);
    if (tag === null && line < 0 && !source.ends) return false;
    demand(tag !== null, base + at, 'A tag is one line such as [Event "Friendly"].');
    const [whole, name, value] = tag as unknown as [string, string, string];
    draft.tag(name, value.replace(/\\(["\\])/g, "$1"), base + at + whole.indexOf('"') + 1);
    at += whole.length;
    return true;
  }

  function readMove(): boolean {
    const end = draft.move(text, at, base + at);
    at = end ?? at;
    return end !== undefined;
  }

  /** Takes what a sticky pattern has just found, and stays before it if that is refused. */
  function take(pattern: RegExp, add: (found: string, at: number) => void): void {
    const end = pattern.lastIndex;
    add(text.slice(at, end), base + at);
    at = end;
  }

  /** Begins to read a comment, or to pass over a line. */
  function openComment(end: RegExp): void {
    closer = end;
    opened = base + at;
    if (!problem) words = "";
    at++;
  }

  /** Reads the game up to its end; false where more text must come first. */
  function read(): boolean {
    for (;;) {
      if (closer && !pass(closer)) return false;
      if (at >= text.length) break;
      const code = text.charCodeAt(at);
      if (code <= SPACE || (code > LAST_OF_ASCII && startsAt(WHITE_SPACE, text, at))) {
        if (code === LINE_FEED && hasResult && depth === 0) return true;
        resultLineEnded ||= code === LINE_FEED;
        // A byte order mark is no part of the line.
        source.isLineStart = code === LINE_FEED || (source.isLineStart && code === BYTE_ORDER_MARK);
        at++;
        continue;
      }
      if (at >= source.safe) return false;
      const isLineStart = source.isLineStart;
      source.isLineStart = false;
      if (code === PERCENT && isLineStart) {
        closer = LINE_END;
        continue;
      }
      if (isEmpty) {
        // One game has one result; a second one belongs to no game.
        if (source.hasGames && startsAt(RESULT, text, at)) {
          at = RESULT.lastIndex;
          continue;
        }
        source.start = base + at;
        isEmpty = false;
      }
      demandShort(at);
      const letter = code | SMALL;
      const isOver = hasResult && (depth === 0 || resultLineEnded);
      if (letter >= SMALL_A && letter <= SMALL_Z && !problem) {
        if (isOver) return true;
        if (!readMove()) {
          const [word] = text.slice(at, at + 24).split(/\s/);
          throw new ParseError("syntax", base + at, `${show(word)} is not a move.`);
        }
      } else if (code === OPENING_BRACE) openComment(BRACE_END);
      else if (code === SEMICOLON) openComment(LINE_END);
      else if (code === OPENING_BRACKET && draft.hasMoves() && (!problem || startsAt(HEAD, text, at)))
        return true;
      else if (code === OPENING_BRACKET && !draft.hasMoves() && !problem) {
        if (!readTag()) return false;
      } else if (startsAt(RESULT, text, at)) {
        demandShort(RESULT.lastIndex);
        take(RESULT, problem ? () => {} : draft.result);
        hasResult = true;
        resultLineEnded = false;
      } else if (code === CLOSING_PARENTHESIS && depth > 0) {
        if (!problem) draft.close(base + at);
        hasResult = false;
        depth--;
        at++;
      } else if (isOver) return true;
      else if (code === OPENING_PARENTHESIS) {
        if (!problem) draft.open(base + at);
        depth++;
        at++;
      } else if (problem) {
        closer = code === OPENING_BRACKET && !draft.hasMoves() ? TAG_END : WORD_END;
        at++;
      } else if (startsAt(NUMBER, text, at)) take(NUMBER, draft.number);
      else if (code === CLOSING_PARENTHESIS) draft.close(base + at);
      else if (readMove()) continue;
      else if (startsAt(GLYPH, text, at)) take(GLYPH, draft.glyph);
      else
        throw new ParseError("syntax", base + at, `${show(text[at])} does not belong in the text of a game.`);
    }
    return source.ends && (problem !== undefined || draft.hasContent());
  }

  return () => {
    ({ text, at, base } = source);
    let isOver = false;
    const outcome = attempt<RecordTree<V> | undefined, RulesError>(() => {
      isOver = read();
      return isOver && !problem ? draft.finish(base + at) : undefined;
    });
    if (!outcome.ok) {
      problem = draft.problem(outcome.error, base + at);
      words = undefined;
      isOver ||= read();
    }
    source.at = at;
    if (!isOver) return undefined;
    return problem ? { ok: false, error: problem } : (outcome as Reading<V>);
  };
}
