/**
 * The record of a game whose text is being read: what its tags, moves, comments, marks, variations and result make of it.
 * Where they stand in the text is found in `read.ts`.
 */
import { IllegalMoveError, type ParseCode, ParseError, type RulesError } from "../../ground/errors.ts";
import { show } from "../../ground/schema.ts";
import { demand, MOST_DEPTH, MOST_MOVES, RecordError } from "../tree/error.ts";
import type { Played, Replay, Script, Words } from "../tree/family.ts";
import { made, remember } from "../tree/games.ts";
import { type Growing, grow, grown } from "../tree/grow.ts";
import {
  joined,
  plainResult,
  RESULT,
  startsAt,
  tagName,
  tagsOf,
  terminationOf,
  tidy,
} from "../tree/notes.ts";
import { before } from "../tree/places.ts";
import type { RecordTree } from "../tree/state.ts";
import { endSaid } from "../tree/verdict.ts";

/** What a text may leave unsaid. */
export interface Unsaid<V> {
  /** The variant of games that name none, or none that is known. */
  readonly variant?: V | undefined;
  /** How moves are written in games that do not say. */
  readonly notation?: string | undefined;
}

/** A record that grows as its text is read. A `place` is an offset in the whole text, told where something is wrong. */
export interface Draft<V> {
  /** Whether it has tags or moves. */
  hasContent(): boolean;
  /** Whether its moves have begun, so that a tag belongs to another game. */
  hasMoves(): boolean;
  /** Adds a tag whose value begins at a place. */
  tag(name: string, value: string, place: number): void;
  /** Plays the move that stands in a text at an offset; the offset behind it, undefined where there is none. */
  move(text: string, at: number, place: number): number | undefined;
  /** Compares a number, with its dots, to the side that is to move. */
  number(written: string, place: number): void;
  comment(comment: string): void;
  mark(mark: string, place: number): void;
  open(place: number): void;
  close(place: number): void;
  /** Takes a result, which ends the line. */
  result(written: string, place: number): void;
  /** The whole record; `place` is the end of its text. */
  finish(place: number): RecordTree<V>;
  /** What is wrong, with the record so far. */
  problem(error: RulesError, place: number): RecordError<RecordTree<V>>;
}

export function createDraft<V, G extends Played<V>, M, S>(
  family: Script<V, G, M, S>,
  unsaid: Unsaid<V>,
): Draft<V> {
  const tags = new Map<string, string>();
  const places = new Map<string, number>();
  const list: Growing[] = [{ move: "" }];
  /** The line that moves are added to: its last place, the plies to it, the states there and before it. */
  let [here, ply] = [0, 0];
  let state = undefined as S;
  let last = undefined as S;
  /** The lines around it, with the places where they were left. */
  const around: (readonly [here: number, ply: number, state: S, last: S, place: number])[] = [];
  /** Whether the moves have begun; whether a variation has just begun. */
  let [begun, fresh] = [false, false];
  let replay: Replay<G, M, S> | undefined;
  let wordAt = undefined as unknown as Words<M, S>;
  let { variant, notation } = unsaid;
  /** Where a value begins that the family reads, which counts its places from there. */
  let origin = 0;
  /** The result is that of the line, which has ended with it. */
  let [position, preface, result, resultPlace] = ["", "", "", 0];

  /** Begins as the tags say. */
  function begin(): Replay<G, M, S> {
    begun = true;
    const [name, data, setUp] = ["Variant", "VariantData", "FEN"].map((tag) => tags.get(tag));
    if (data !== undefined) {
      origin = places.get("VariantData") as number;
      variant = family.parseVariant(data);
    } else if (name && name !== "?") {
      variant = family.variantNamed(name) ?? variant;
      if (variant === undefined) {
        const message = `${show(name)} is not a built-in variant.`;
        throw new ParseError("unknown-variant", places.get("Variant") as number, message);
      }
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

  function demandClosed(): void {
    const opened = around.at(-1)?.[4];
    demand(opened === undefined, opened as number, "This variation is not closed.");
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

  return {
    hasContent: () => tags.size > 0 || begun,
    hasMoves: () => begun,

    tag(name, value, place) {
      const known = tagName(name, family.players);
      tags.set(known, value);
      places.set(known, place);
    },

    move(text, at, place) {
      const now = replay ?? begin();
      const word = wordAt(text, at, notation, state);
      if (word === undefined) return undefined;
      demand(!result, place, "Moves cannot follow the result of their variation.");
      if (word.joined && (fresh || here === 0 || now.isFirst(last) !== now.isFirst(state)))
        throw new ParseError("bad-number", place, "A dash may only join plies of one turn.");
      if (list.length > MOST_MOVES)
        throw new ParseError("too-many", place, `A game may have at most ${MOST_MOVES} moves.`);
      const next = now.step(state, word.move);
      // The verb refuses it too, and finds the words.
      const reached =
        typeof next === "string" ? (family.applyMove(now.game(state), word.move) as never) : next;
      here = grow(list, here, word.notation);
      ply++;
      last = state;
      state = reached;
      if (preface) (list[here] as Growing).preface = preface;
      preface = "";
      fresh = false;
      notation ??= word.system;
      return word.end;
    },

    number(written, place) {
      const now = replay ?? begin();
      if (now.isFirst(state) !== /^\d*\s*\.$/.test(written))
        throw new ParseError("bad-number", place, `${show(written)} does not fit the side to move.`);
    },

    comment(comment) {
      const move = list[here] as Growing;
      if (fresh) preface = joined(preface, comment);
      else if (comment) move.comment = joined(move.comment, comment);
    },

    mark(mark, place) {
      demand(here > 0 && !fresh, place, "A mark must follow a move.");
      const move = list[here] as Growing;
      move.marks ??= [];
      (move.marks as string[]).push(mark);
    },

    open(place) {
      demand(here > 0 && !fresh && !result, place, "A variation must follow the move that it replaces.");
      if (around.length === MOST_DEPTH)
        throw new ParseError("too-deep", place, `Variations may be nested at most ${MOST_DEPTH} deep.`);
      around.push([here, ply, state, last, place]);
      here = before(here, list[here] as Growing);
      ply--;
      state = last;
      fresh = true;
    },

    close(place) {
      demand(around.length > 0 && !fresh, place, "There is no variation with moves to close here.");
      [here, ply, state, last] = around.pop() as (typeof around)[number];
      result = "";
    },

    result(written, place) {
      const now = replay ?? begin();
      const plain = plainResult(written);
      if (result && result !== plain)
        throw new ParseError("bad-result", place, `The game already has the result ${result}.`);
      if (around.length === 0) resultPlace = place;
      else {
        if (fresh) demandClosed();
        const said = endSaid(family, now.game(state), plain, "", place);
        if (said) (list[here] as Growing).end = said;
      }
      result = plain;
    },

    finish(end) {
      const now = replay ?? begin();
      demandClosed();
      const given = tidy(tags.get("Result") ?? "");
      const isResult = startsAt(RESULT, given, 0) && RESULT.lastIndex === given.length;
      const said = isResult ? plainResult(given) : "*";
      const written = result && result !== "*" ? result : said;
      const place = result ? resultPlace : (places.get("Result") ?? places.get("Termination") ?? end);
      // A result that is none is kept as what was said of the end.
      const termination = terminationOf(
        tags.get("Termination") || (isResult || written !== "*" ? "" : given),
      );
      if (said !== "*" && written !== said)
        throw new ParseError("bad-result", place, `The Result tag says ${said}.`);
      const game = now.game(state);
      const move = list[here] as Growing;
      const ending = endSaid(family, game, written, termination, place);
      if (ending) move.end = ending;
      const record = recordOf();
      remember(move, { game, ply });
      return record;
    },

    problem(error, place) {
      const isIllegal = error instanceof IllegalMoveError;
      const inside = error instanceof ParseError && typeof error.at === "number" ? error.at : 0;
      return new RecordError(
        isIllegal ? "illegal-move" : (error.code as ParseCode),
        isIllegal ? place : origin + inside,
        error.message,
        ply + 1,
        recordOf(),
        isIllegal ? error.code : undefined,
      );
    },
  };
}
