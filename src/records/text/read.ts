/**
 * Reads games from a text that comes piece by piece: finds tags, moves, comments, marks, variations and the result, and where
 * a game ends. What was read is not read again. What is made of them is in `draft.ts`, where the text comes from in `parse.ts`.
 */
import { attempt, ParseError, type Result, type RulesError } from "../../ground/errors.ts";
import { show } from "../../ground/schema.ts";
import { demand, MOST_CHARACTERS, type RecordError } from "../tree/error.ts";
import type { Played, Script } from "../tree/family.ts";
import { MARK, RESULT, startsAt, TAG, tidy } from "../tree/notes.ts";
import type { RecordTree } from "../tree/state.ts";
import { createDraft, type Unsaid } from "./draft.ts";

/** A game, or why it cannot be read. */
export type Reading<V> = Result<RecordTree<V>, RecordError<RecordTree<V>>>;

/** The text that has come and is not read yet. */
export interface Source {
  text: string;
  /** How far it is read, and where it stands in the whole text. */
  at: number;
  base: number;
  /** What begins before this offset is the same whatever comes. */
  safe: number;
  /** Whether a game ends with it. */
  ends: boolean;
  /** Whether nothing has been read of the line. */
  isLineStart: boolean;
  /** Whether a game was read before, and where the last one began. */
  hasGames: boolean;
  start: number;
}

const SPACE = /\s/y;

/** The number of a move with its dots, or dots alone. */
const NUMBER = /\d{0,99}\s{0,99}[.…]{1,99}(?:\s{1,99}[.…]{1,99}){0,9}/y;

/** A tag that begins another game, while one is skipped. */
const HEAD = /\[\w{1,99}[^\S\n]{1,99}"/y;

/** The ends of what is passed over: a comment in braces, a line, and of a game that is skipped a tag and a word. */
const BRACE = /\}/g;
const LINE = /\n/g;
const BRACKET = /[\]\n]/g;
const SKIPPED = /[\s{;()]/g;

/** Reads one game: what is called again as long as it gives nothing and more text has come. */
export function gameReader<V, G extends Played<V>, M, S>(
  family: Script<V, G, M, S>,
  unsaid: Unsaid<V>,
  source: Source,
): () => Reading<V> | undefined {
  let { text, at, base } = source;
  const draft = createDraft(family, unsaid);
  /** How many variations are open, also where they are skipped. */
  let depth = 0;
  /**
   * Whether nothing of the game has come so far; whether its moves, or a variation's, have ended with a result; whether another
   * line has begun since.
   */
  let [blank, ended, apart] = [true, false, false];
  /** What ends the comment that is being read, where it began, and its words so far, if they are kept. */
  let closer: RegExp | undefined;
  let opened = 0;
  let words: string | undefined;
  /** What is wrong; the rest of the game is skipped then. */
  let problem: RecordError<RecordTree<V>> | undefined;

  /** Refuses a game that is too long, up to an offset. */
  function demandShort(end: number): void {
    const limit = source.start + MOST_CHARACTERS;
    if (!problem && !blank && base + end > limit)
      throw new ParseError("too-long", limit, `A game may have at most ${MOST_CHARACTERS} characters.`);
  }

  /** Reads on in a comment, or what else is passed over; whether it has ended. */
  function pass(end: RegExp): boolean {
    end.lastIndex = at;
    const found = end.exec(text);
    const stop = found ? found.index : text.length;
    if (words !== undefined) words += text.slice(at, stop);
    at = stop;
    const isOpen = found === null && !source.ends;
    const isBrace = end === BRACE;
    if (!isOpen) closer = undefined;
    if (found && isBrace) at++;
    demandShort(at);
    if (isOpen) return false;
    demand(!isBrace || found !== null || problem !== undefined, opened, "This comment is not closed.");
    if (words !== undefined) draft.comment(tidy(words));
    words = undefined;
    return true;
  }

  /** Reads a tag; whether all of it has come. */
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
  function take(pattern: RegExp, add: (found: string, place: number) => void): void {
    const end = pattern.lastIndex;
    add(text.slice(at, end), base + at);
    at = end;
  }

  /** Reads on until the game has ended; false where more text must come first. */
  function read(): boolean {
    for (;;) {
      if (closer && !pass(closer)) return false;
      if (at >= text.length) break;
      const code = text.charCodeAt(at);
      if (code <= 32 || (code > 127 && startsAt(SPACE, text, at))) {
        if (code === 10 && ended && depth === 0) return true;
        apart ||= code === 10;
        // A byte order mark is no part of the line.
        source.isLineStart = code === 10 || (source.isLineStart && code === 0xfeff);
        at++;
        continue;
      }
      if (at >= source.safe) return false;
      const isLineStart = source.isLineStart;
      source.isLineStart = false;
      if (code === 37 && isLineStart) {
        closer = LINE;
        continue;
      }
      if (blank) {
        // A result after a result; one game has only one.
        if (source.hasGames && startsAt(RESULT, text, at)) {
          at = RESULT.lastIndex;
          continue;
        }
        source.start = base + at;
        blank = false;
      }
      demandShort(at);
      const place = base + at;
      const letter = code | 32;
      const isOver = ended && (depth === 0 || apart);
      if (letter > 96 && letter < 123 && !problem) {
        if (isOver) return true;
        if (!readMove()) {
          const [word] = text.slice(at, at + 24).split(/\s/);
          throw new ParseError("syntax", place, `${show(word)} is not a move.`);
        }
      } else if (code === 123 || code === 59) {
        closer = code === 123 ? BRACE : LINE;
        opened = place;
        if (!problem) words = "";
        at++;
      } else if (code === 91 && draft.hasMoves() && (!problem || startsAt(HEAD, text, at))) return true;
      else if (code === 91 && !draft.hasMoves() && !problem) {
        if (!readTag()) return false;
      } else if (startsAt(RESULT, text, at)) {
        demandShort(RESULT.lastIndex);
        take(RESULT, problem ? () => {} : draft.result);
        ended = true;
        apart = false;
      } else if (code === 41 && depth > 0) {
        if (!problem) draft.close(place);
        ended = false;
        depth--;
        at++;
      } else if (isOver) return true;
      else if (code === 40) {
        if (!problem) draft.open(place);
        depth++;
        at++;
      } else if (problem) {
        closer = code === 91 && !draft.hasMoves() ? BRACKET : SKIPPED;
        at++;
      } else if (startsAt(NUMBER, text, at)) {
        take(NUMBER, draft.number);
      } else if (code === 41) draft.close(place);
      else if (readMove()) continue;
      else if (startsAt(MARK, text, at)) take(MARK, draft.mark);
      else throw new ParseError("syntax", place, `${show(text[at])} does not belong in the text of a game.`);
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
