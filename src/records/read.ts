/**
 * Reads games from a text that comes piece by piece: tags, moves, comments, marks, variations and the result. What was read is
 * not read again. The family knows what a move looks like; where the text comes from is in `parse.ts`.
 */
import {
  attempt,
  IllegalMoveError,
  type ParseCode,
  ParseError,
  type Result,
  type RulesError,
} from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { MOST_CHARACTERS, MOST_DEPTH, MOST_MOVES, RecordError } from "./error.ts";
import type { Played, Replay, Script, Words } from "./family.ts";
import { made, remember } from "./games.ts";
import { type Growing, grow, grown } from "./grow.ts";
import { before } from "./places.ts";
import type { RecordTree } from "./state.ts";
import {
  joined,
  MARK,
  plainResult,
  RESULT,
  startsAt,
  TAG,
  tagName,
  tagsOf,
  terminationOf,
  tidy,
} from "./text.ts";
import { endSaid } from "./verdict.ts";

/** What a text may leave unsaid, and how many games are read. */
export interface Options<V> {
  /** The variant of games that name none, or none that is known. */
  readonly variant?: V | undefined;
  /** How moves are written in games that do not say. */
  readonly notation?: string | undefined;
  readonly games?: number | undefined;
}

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
const NUMBER = /\d{0,99}\s{0,99}[.…][.…\s]{0,99}/y;

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
  options: Options<V>,
  source: Source,
): () => Reading<V> | undefined {
  let { text, at, base } = source;
  const tags = new Map<string, string>();
  const places = new Map<string, number>();
  const list: Growing[] = [{ move: "" }];
  /** The line that moves are added to: its last place, the plies to it, the states there and before it. */
  let [here, ply] = [0, 0];
  let state = undefined as S;
  let last = undefined as S;
  /** The lines around it, with the places where they were left; and how many there are, also where they are skipped. */
  const around: (readonly [here: number, ply: number, state: S, last: S, at: number])[] = [];
  let depth = 0;
  let replay: Replay<G, M, S> | undefined;
  let wordAt = undefined as unknown as Words<M, S>;
  let { variant, notation } = options;
  /** Where a value begins that the family reads, which counts its places from there. */
  let origin = 0;
  /** The result is that of the line, which has ended with it. */
  let [position, preface, result, resultAt] = ["", "", "", 0];
  /** Whether nothing of the game has come so far; whether its moves have begun; whether a variation has just begun. */
  let [blank, begun, fresh] = [true, false, false];
  /** What ends the comment that is being read, where it began, and its words so far, if they are kept. */
  let closer: RegExp | undefined;
  let opened = 0;
  let words: string | undefined;
  /** What is wrong; the rest of the game is skipped then. */
  let problem: RecordError<RecordTree<V>> | undefined;

  const fault = (code: ParseCode, message: string, place = base + at): ParseError =>
    new ParseError(code, place, message);
  const demand = (right: boolean, message: string): void => {
    if (!right) throw fault("syntax", message);
  };

  /** Refuses a game that is too long, up to an offset. */
  function demandShort(end: number): void {
    const limit = source.start + MOST_CHARACTERS;
    if (!problem && !blank && base + end > limit)
      throw fault("too-long", `A game may have at most ${MOST_CHARACTERS} characters.`, limit);
  }

  /** Begins as the tags say. */
  function begin(): Replay<G, M, S> {
    begun = true;
    const [name, data, setUp] = ["Variant", "VariantData", "FEN"].map((tag) => tags.get(tag));
    if (data !== undefined) {
      origin = places.get("VariantData") as number;
      variant = family.parseVariant(data);
    } else if (name && name !== "?") {
      const named = family.variantNamed(name) ?? variant;
      if (named === undefined)
        throw fault("unknown-variant", `${show(name)} is not a built-in variant.`, places.get("Variant"));
      variant = named;
    }
    let beginning = family.createGame(variant);
    const usual = family.formatPosition(beginning);
    variant = beginning.variant;
    if (setUp !== undefined) {
      origin = places.get("FEN") as number;
      beginning = family.readPosition(setUp, variant);
      position = family.formatPosition(beginning);
      if (position === usual) position = "";
    }
    const system = tags.get("Notation")?.toLowerCase();
    notation = family.notations.find((each) => each === system) ?? notation;
    origin = 0;
    wordAt = family.words(beginning);
    replay = family.replay(beginning);
    last = state = replay.start;
    return replay;
  }

  function readComment(comment: string): void {
    const move = list[here] as Growing;
    if (fresh) preface = joined(preface, comment);
    else if (comment) move.comment = joined(move.comment, comment);
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
    if (isBrace && !found && !problem) throw fault("syntax", "This comment is not closed.", opened);
    if (words !== undefined) readComment(tidy(words));
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
    demand(tag !== null, 'A tag is one line such as [Event "Friendly"].');
    const [whole, name, value] = tag as unknown as [string, string, string];
    const known = tagName(name, family.players);
    tags.set(known, value.replace(/\\(["\\])/g, "$1"));
    places.set(known, base + at + whole.indexOf('"') + 1);
    at += whole.length;
    return true;
  }

  function readMove(): boolean {
    const now = replay ?? begin();
    const word = wordAt(text, at, notation, state);
    if (word === undefined) return false;
    if (word.joined && (fresh || here === 0 || now.isFirst(last) !== now.isFirst(state)))
      throw fault("bad-number", "A dash may only join plies of one turn.");
    if (list.length > MOST_MOVES) throw fault("too-many", `A game may have at most ${MOST_MOVES} moves.`);
    const next = now.step(state, word.move);
    // The verb refuses it too, and finds the words.
    const reached = typeof next === "string" ? (family.applyMove(now.game(state), word.move) as never) : next;
    here = grow(list, here, word.notation);
    ply++;
    last = state;
    state = reached;
    if (preface) (list[here] as Growing).preface = preface;
    preface = "";
    fresh = false;
    notation ??= word.system;
    at = word.end;
    return true;
  }

  function readResult(): void {
    const end = RESULT.lastIndex;
    const written = plainResult(text.slice(at, end));
    demandShort(end);
    if (!problem) {
      const now = replay ?? begin();
      if (result && result !== written)
        throw fault("bad-result", `The game already has the result ${result}.`);
      if (depth === 0) resultAt = base + at;
      else {
        if (fresh) throw unclosed();
        const said = endSaid(family, now.game(state), written, "", base + at);
        if (said) (list[here] as Growing).end = said;
      }
    }
    result = written;
    at = end;
  }

  function unclosed(): ParseError {
    const [, , , , opened] = around.at(-1) as (typeof around)[number];
    return fault("syntax", "This variation is not closed.", opened);
  }

  function finish(): RecordTree<V> {
    const now = replay ?? begin();
    if (depth > 0) throw unclosed();
    const given = tags.get("Result") ?? "";
    const said = startsAt(RESULT, given, 0) && RESULT.lastIndex === given.length ? plainResult(given) : "*";
    const written = result && result !== "*" ? result : said;
    const place = result ? resultAt : (places.get("Result") ?? places.get("Termination") ?? base + at);
    const termination = terminationOf(tags.get("Termination") ?? "");
    if (said !== "*" && written !== said) throw fault("bad-result", `The Result tag says ${said}.`, place);
    const game = now.game(state);
    const move = list[here] as Growing;
    const end = endSaid(family, game, written, termination, place);
    if (end) move.end = end;
    const record = recordOf();
    remember(move, { game, ply });
    return record;
  }

  function recordOf(): RecordTree<V> {
    return made({
      variant: variant ?? family.createGame().variant,
      position,
      tags: tagsOf([...tags]),
      places: grown(list),
      here,
    });
  }

  /** Reads on until the game has ended; false where more text must come first. */
  function read(): boolean {
    for (;;) {
      if (closer && !pass(closer)) return false;
      if (at >= text.length) break;
      const code = text.charCodeAt(at);
      if (code <= 32 || (code > 127 && startsAt(SPACE, text, at))) {
        if (code === 10 && result && depth === 0) return true;
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
      const letter = code | 32;
      if (letter > 96 && letter < 123 && !problem) {
        if (result) return true;
        if (!readMove())
          throw fault("syntax", `${show(text.slice(at, at + 24).split(/\s/)[0])} is not a move.`);
      } else if (code === 123 || code === 59) {
        closer = code === 123 ? BRACE : LINE;
        opened = base + at;
        if (!problem) words = "";
        at++;
      } else if (code === 91 && begun && (!problem || startsAt(HEAD, text, at))) return true;
      else if (code === 91 && !begun && !problem) {
        if (!readTag()) return false;
      } else if (startsAt(RESULT, text, at)) readResult();
      else if (code === 41 && depth > 0) {
        if (!problem) {
          demand(!fresh, "There is no variation with moves to close here.");
          [here, ply, state, last] = around.pop() as (typeof around)[number];
        }
        result = "";
        depth--;
        at++;
      } else if (result) return true;
      else if (code === 40) {
        if (!problem) {
          demand(here > 0 && !fresh, "A variation must follow the move that it replaces.");
          if (depth === MOST_DEPTH)
            throw fault("too-deep", `Variations may be nested at most ${MOST_DEPTH} deep.`);
          around.push([here, ply, state, last, base + at]);
          here = before(here, list[here] as Growing);
          ply--;
          state = last;
          fresh = true;
        }
        depth++;
        at++;
      } else if (problem) {
        closer = code === 91 && !begun ? BRACKET : SKIPPED;
        at++;
      } else if (startsAt(NUMBER, text, at)) {
        const now = replay ?? begin();
        const number = text.slice(at, NUMBER.lastIndex).trim();
        if (now.isFirst(state) !== /^\d*\s*\.$/.test(number))
          throw fault("bad-number", `${show(number)} does not fit the side to move.`);
        at = NUMBER.lastIndex;
      } else if (code === 41) demand(false, "There is no variation with moves to close here.");
      else if (readMove()) continue;
      else if (startsAt(MARK, text, at)) {
        demand(here > 0 && !fresh, "A mark must follow a move.");
        const move = list[here] as Growing;
        move.marks ??= [];
        (move.marks as string[]).push(text.slice(at, MARK.lastIndex));
        at = MARK.lastIndex;
      } else throw fault("syntax", `${show(text.slice(at, at + 1))} does not belong in the text of a game.`);
    }
    return source.ends && (begun || tags.size > 0 || problem !== undefined);
  }

  function problemOf(error: RulesError): RecordError<RecordTree<V>> {
    const isIllegal = error instanceof IllegalMoveError;
    const inside = error instanceof ParseError && typeof error.at === "number" ? error.at : 0;
    return new RecordError(
      isIllegal ? "illegal-move" : (error.code as ParseCode),
      isIllegal ? base + at : origin + inside,
      error.message,
      ply + 1,
      recordOf(),
      isIllegal ? error.code : undefined,
    );
  }

  return () => {
    ({ text, at, base } = source);
    let isOver = false;
    const outcome = attempt<RecordTree<V> | undefined, RulesError>(() => {
      isOver = read();
      return isOver && !problem ? finish() : undefined;
    });
    if (!outcome.ok) {
      problem = problemOf(outcome.error);
      words = undefined;
      isOver ||= read();
    }
    source.at = at;
    if (!isOver) return undefined;
    return problem ? { ok: false, error: problem } : (outcome as Reading<V>);
  };
}
