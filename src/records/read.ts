/**
 * Reads one game from a text: tags, moves, comments, marks, variations and the result. The family knows what a move looks like;
 * where a long text is divided is in `pieces.ts`.
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
import { MOST_CHARACTERS, MOST_DEPTH, MOST_GAMES, MOST_MOVES, RecordError } from "./error.ts";
import type { Played, Replay, Script, Words } from "./family.ts";
import { made, remember } from "./games.ts";
import { type Growing, grow, grown } from "./grow.ts";
import { type Piece, pieceMaker } from "./pieces.ts";
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

/** A game that was read, where it began in the whole text, and where it ended in its piece. */
interface Found<V> {
  readonly reading: Reading<V>;
  readonly start: number;
  readonly end: number;
}

const SPACE = /\s/y;

/** The number of a move with its dots, or dots alone. */
const NUMBER = /\d*\s*[.…][.…\s]*/y;

/** What stands together in a game that is skipped; a result that ends it is in the group. */
const SKIPPED = /\{[^}]*\}?|[;"].*|((?:1-0|0-1|1\/2-1\/2|\*)(?![\w-]|\s{0,99}\)))|[^\s{;"()]+/g;

/** Results after a result; one game has only one. */
const AGAIN = /(?:\s*(?:1-0|0-1|1\/2-1\/2|\*)(?![\w-]))+/y;

/** Reads the game that begins at an offset of a piece; undefined if none does. */
function readGame<V, G extends Played<V>, M, S>(
  family: Script<V, G, M, S>,
  options: Options<V>,
  { text, base, cut }: Piece,
  from: number,
): Found<V> | undefined {
  let at = from;
  let start = from;
  const tags = new Map<string, string>();
  const places = new Map<string, number>();
  const list: Growing[] = [{ move: "" }];
  /** The line that moves are added to: its last place, the plies to it, the states there and before it. */
  let [here, ply] = [0, 0];
  let state = undefined as S;
  let last = undefined as S;
  /** The lines around it, with the places where they were left. */
  const around: (readonly [here: number, ply: number, state: S, last: S, at: number])[] = [];
  let replay: Replay<G, M, S> | undefined;
  let wordAt = undefined as unknown as Words<M, S>;
  let { variant, notation } = options;
  /** Where a value begins that the family reads, which counts its places from there. */
  let origin = 0;
  let [position, preface, result, resultAt] = ["", "", "", from];
  /** Whether a variation has just begun. */
  let fresh = false;
  /** Whether nothing of the game has come so far. */
  let blank = true;

  const fault = (code: ParseCode, message: string, place = at): ParseError =>
    new ParseError(code, place, message);
  const demand = (right: boolean, message: string): void => {
    if (!right) throw fault("syntax", message);
  };

  /** Begins as the tags say. */
  function begin(): Replay<G, M, S> {
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

  function readComment(words: string): void {
    const comment = tidy(words);
    const move = list[here] as Growing;
    if (fresh) preface = joined(preface, comment);
    else if (comment) move.comment = joined(move.comment, comment);
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
    const now = replay ?? begin();
    if (around.length > 0) {
      if (!/^\s*\)/.test(text.slice(end, end + 1000))) throw unclosed();
      const said = endSaid(family, now.game(state), written, "", at);
      if (said) (list[here] as Growing).end = said;
    } else {
      if (result && result !== written)
        throw fault("bad-result", `The game already has the result ${result}.`);
      result = written;
      resultAt = at;
    }
    at = end;
  }

  function unclosed(): ParseError {
    const [, , , , opened] = around.at(-1) as (typeof around)[number];
    return fault("syntax", "This variation is not closed.", opened);
  }

  function finish(): RecordTree<V> {
    const now = replay ?? begin();
    if (cut) throw fault("too-long", `A game may have at most ${MOST_CHARACTERS} characters.`);
    if (around.length > 0) throw unclosed();
    const given = tags.get("Result") ?? "";
    const said = startsAt(RESULT, given, 0) && RESULT.lastIndex === given.length ? plainResult(given) : "*";
    const written = result && result !== "*" ? result : said;
    const place = result ? resultAt : (places.get("Result") ?? places.get("Termination") ?? at);
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

  /** Reads on until the game has ended. */
  function read(): boolean {
    for (; at < text.length; ) {
      const code = text.charCodeAt(at);
      if (code <= 32 || (code > 127 && startsAt(SPACE, text, at))) {
        if (code === 10 && result) return true;
        at++;
        continue;
      }
      if (blank && code !== 37) {
        start = at;
        blank = false;
      }
      const letter = code | 32;
      if (letter > 96 && letter < 123) {
        if (result) return true;
        if (!readMove())
          throw fault("syntax", `${show(text.slice(at, at + 24).split(/\s/)[0])} is not a move.`);
      } else if (code === 123 || code === 59 || (code === 37 && (at === 0 || text[at - 1] === "\n"))) {
        const end = text.indexOf(code === 123 ? "}" : "\n", at);
        const isEnded = end !== -1;
        demand(isEnded || code !== 123 || cut, "This comment is not closed.");
        const stop = isEnded ? end : text.length;
        if (code !== 37) readComment(text.slice(at + 1, stop));
        at = isEnded && code === 123 ? stop + 1 : stop;
      } else if (code === 91) {
        if (replay) return true;
        TAG.lastIndex = at;
        const tag = TAG.exec(text);
        demand(tag !== null, 'A tag is one line such as [Event "Friendly"].');
        const [whole, name, value] = tag as unknown as [string, string, string];
        const known = tagName(name, family.players);
        tags.set(known, value.replace(/\\(["\\])/g, "$1"));
        places.set(known, at + whole.indexOf('"') + 1);
        at += whole.length;
      } else if (startsAt(RESULT, text, at)) readResult();
      else if (result) return true;
      else if (startsAt(NUMBER, text, at)) {
        const now = replay ?? begin();
        const number = text.slice(at, NUMBER.lastIndex).trim();
        if (now.isFirst(state) !== /^\d*\s*\.$/.test(number))
          throw fault("bad-number", `${show(number)} does not fit the side to move.`);
        at = NUMBER.lastIndex;
      } else if (code === 40) {
        demand(here > 0 && !fresh, "A variation must follow the move that it replaces.");
        if (around.length === MOST_DEPTH)
          throw fault("too-deep", `Variations may be nested at most ${MOST_DEPTH} deep.`);
        around.push([here, ply, state, last, at]);
        here = before(here, list[here] as Growing);
        ply--;
        state = last;
        fresh = true;
        at++;
      } else if (code === 41) {
        const outer = around.pop();
        demand(outer !== undefined && !fresh, "There is no variation with moves to close here.");
        [here, ply, state, last] = outer as (typeof around)[number];
        at++;
      } else if (readMove()) continue;
      else if (startsAt(MARK, text, at)) {
        demand(here > 0 && !fresh, "A mark must follow a move.");
        const move = list[here] as Growing;
        move.marks ??= [];
        (move.marks as string[]).push(text.slice(at, MARK.lastIndex));
        at = MARK.lastIndex;
      } else throw fault("syntax", `${show(text.slice(at, at + 1))} does not belong in the text of a game.`);
    }
    return replay !== undefined || tags.size > 0 || (cut && from < text.length);
  }

  const outcome = attempt<RecordTree<V> | undefined, RulesError>(() => (read() ? finish() : undefined));
  if (outcome.ok) {
    const { value } = outcome;
    return value && { reading: { ok: true, value }, start: base + start, end: at };
  }
  const { error } = outcome;
  const isIllegal = error instanceof IllegalMoveError;
  const inside = error instanceof ParseError && typeof error.at === "number" ? error.at : 0;
  const problem = new RecordError(
    isIllegal ? "illegal-move" : (error.code as ParseCode),
    base + (isIllegal ? at : origin + inside),
    error.message,
    ply + 1,
    recordOf(),
    isIllegal ? error.code : undefined,
  );
  SKIPPED.lastIndex = at;
  let skipped = SKIPPED.exec(text);
  while (skipped !== null && skipped[1] === undefined) skipped = SKIPPED.exec(text);
  const end = skipped ? SKIPPED.lastIndex : text.length;
  return { reading: { ok: false, error: problem }, start: base + start, end };
}

/** Reads the games of a text that comes part by part. */
export interface Reader<V> {
  /** The games that end in the text so far. */
  games(part: string, last: boolean): Generator<Reading<V>>;
  /** Where the last of them began. */
  start(): number;
  /** Whether there were more than may be read. */
  isOver(): boolean;
}

export function createReader<V, G extends Played<V>, M>(
  family: Script<V, G, M>,
  options: Options<V>,
): Reader<V> {
  const pieces = pieceMaker();
  let left = options.games ?? MOST_GAMES;
  let [ended, start] = [false, 0];
  /** Comments behind the last game; if another comes, they are about that. */
  let comments = "";
  return {
    start: () => start,
    isOver: () => left < 0,
    *games(part, last) {
      for (const { text, base, cut } of pieces(part, last)) {
        const piece = { text: comments + text, base: base - comments.length, cut };
        for (let at = 0; ; ) {
          if (ended && startsAt(AGAIN, piece.text, at)) at = AGAIN.lastIndex;
          const found = readGame(family, options, piece, at);
          if (found === undefined) {
            comments = piece.text.slice(at).trimStart();
            break;
          }
          const { reading } = found;
          ({ end: at, start } = found);
          ended = true;
          if (--left >= 0) yield reading;
          else {
            const record = reading.ok ? reading.value : reading.error.record;
            const error = new RecordError(
              "too-many",
              start,
              "There are more games than the limit allows.",
              1,
              record,
              undefined,
            );
            yield { ok: false, error };
            return;
          }
        }
      }
    },
  };
}
