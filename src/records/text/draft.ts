/**
 * The record of a game whose text is being read: what its tags, moves, comments, glyphs, variations and result make of it.
 * Where they stand in the text is found in `read.ts`.
 */

import { show } from "../../base/data.ts";
import { IllegalMoveError, type ParseCode, ParseError, type RulesError } from "../../base/errors.ts";
import { endSaid, isDecided } from "../tree/ends.ts";
import type { FindWord, Played, RecordTexts, Replay } from "../tree/family.ts";
import { makeRecord, ownPosition, remember } from "../tree/games.ts";
import { MOST_DEPTH, MOST_MOVES } from "../tree/limits.ts";
import { type Growing, grow, grown, nextOf, nodeAt, parentOf } from "../tree/nodes.ts";
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
import type { NodeId, RecordTree } from "../tree/record.ts";
import { RecordError } from "../tree/recordError.ts";

/** Throws for wrong text at an offset. */
export function demand(isRight: boolean, at: number, message: string): asserts isRight {
  if (!isRight) throw new ParseError("syntax", at, message);
}

/** Defaults for text that names no variant or notation. */
export interface Defaults<V> {
  /** The variant of games that name none, or none that is known. */
  readonly variant?: V | undefined;
  /** How moves are written in games that do not say. */
  readonly notation?: string | undefined;
}

/** A record that grows as its text is read. `at` is an offset in the whole text, for errors. */
export interface Draft<V> {
  /** Whether it has tags or moves. */
  hasContent(): boolean;
  /** Whether its moves have begun, so that a tag belongs to another game. */
  hasMoves(): boolean;
  /** Adds a tag whose value begins at an offset. */
  tag(name: string, value: string, at: number): void;
  /** Plays the move that stands in a text at an index; gives the index behind it, undefined where there is no move. */
  move(text: string, index: number, at: number): number | undefined;
  /** Compares a number, with its dots, to the side that is to move. */
  number(written: string, at: number): void;
  comment(comment: string): void;
  glyph(glyph: string, at: number): void;
  open(at: number): void;
  close(at: number): void;
  /** Takes a result, which ends the line. */
  result(written: string, at: number): void;
  /** The whole record; `at` is the end of its text. */
  finish(at: number): RecordTree<V>;
  /** What is wrong, with the record so far. */
  problem(error: RulesError, at: number): RecordError<RecordTree<V>>;
}

/** The line that moves are added to. */
interface Line {
  /** Its last node, and the plies up to it. */
  id: NodeId;
  ply: number;
  /** Whether the variant's first player made its last move. */
  wasFirst: boolean;
}

/** What PGN calls a loss on time, which is a decision of a referee where the family has one. */
const LOST_ON_TIME = "time forfeit";

export function createDraft<V, G extends Played<V>, M, S>(
  texts: RecordTexts<V, G, M, S>,
  defaults: Defaults<V>,
): Draft<V> {
  const { family } = texts;
  const tags = new Map<string, string>();
  const offsets = new Map<string, number>();
  const list: Growing[] = [{ move: "" }];
  let line: Line = { id: 0, ply: 0, wasFirst: false };
  /** The lines around it as they were left, and where. */
  const around: (readonly [line: Line, at: number])[] = [];
  /** Whether a variation has just begun. */
  let isFresh = false;
  /** Whether the moves have begun; then there is a replay of them, unless the tags were wrong. */
  let hasBegun = false;
  let replay: Replay<G, M, S> | undefined;
  let findWord = undefined as unknown as FindWord<M, S>;
  let { variant, notation } = defaults;
  /** Whether neither the text nor the caller names the variant. */
  let isGuess = variant === undefined;
  /** Where a value begins that the family reads, which counts its offsets from there. */
  let origin = 0;
  let position: string | undefined;
  let startingComment = "";
  /** The result of the line, which has ended with it. */
  let [result, resultAt] = ["", 0];

  /** Begins as the tags say. */
  function begin(): Replay<G, M, S> {
    hasBegun = true;
    const [name, data, setUp] = ["Variant", "VariantData", "FEN"].map((tag) => tags.get(tag));
    if (data !== undefined) {
      origin = offsets.get("VariantData") as number;
      variant = texts.parseVariant(data);
      isGuess = false;
    } else if (name && name !== "?") {
      variant = texts.variantNamed(name) ?? variant;
      if (variant === undefined) {
        const message = `${show(name)} is not a built-in variant.`;
        throw new ParseError("unknown-variant", offsets.get("Variant") as number, message);
      }
      isGuess = false;
    }
    const usual = family.createGame(variant);
    let start = usual;
    variant = usual.variant;
    if (setUp !== undefined) {
      origin = offsets.get("FEN") as number;
      start = texts.readPosition(setUp, variant);
      position = ownPosition(family, start, usual);
    }
    const named = tags.get("Notation")?.toLowerCase();
    notation = texts.notations.find((each) => each === named) ?? notation;
    origin = 0;
    findWord = texts.words(start);
    replay = family.replay(start);
    return replay;
  }

  function demandClosed(): void {
    const opened = around.at(-1)?.[1];
    demand(opened === undefined, opened as number, "This variation is not closed.");
  }

  function recordOf(): RecordTree<V> {
    return makeRecord(family.players, {
      variant: variant ?? family.createGame().variant,
      position,
      tags: tagsOf([...tags]),
      nodes: grown(list),
      at: line.id,
    });
  }

  return {
    hasContent: () => tags.size > 0 || hasBegun,
    hasMoves: () => hasBegun,

    tag(name, value, at) {
      const known = tagName(name, family.players);
      tags.set(known, value);
      offsets.set(known, at);
    },

    move(text, index, at) {
      const now = replay ?? begin();
      const word = findWord(text, index, notation, now.state());
      if (word === undefined) return undefined;
      demand(!result, at, "Moves cannot follow the result of their variation.");
      const isFirst = now.isFirst();
      if (word.joined && (isFresh || line.id === 0 || line.wasFirst !== isFirst))
        throw new ParseError("bad-number", at, "A dash may only join plies of one turn.");
      if (list.length > MOST_MOVES)
        throw new ParseError("too-many", at, `A game may have at most ${MOST_MOVES} moves.`);
      // The verb refuses an illegal move too, and finds the words.
      if (now.play(word.move) !== undefined) family.applyMove(now.game(), word.move);
      if (isFresh && nextOf(list, line.id).some((id) => nodeAt(list, id).move === word.notation)) {
        now.undo();
        throw new ParseError("syntax", at, "This variation begins with a move that is already there.");
      }
      line.id = grow(list, line.id, word.notation);
      line.ply++;
      line.wasFirst = isFirst;
      if (startingComment) (list[line.id] as Growing).startingComment = startingComment;
      startingComment = "";
      isFresh = false;
      notation ??= word.system;
      return word.end;
    },

    number(written, at) {
      const now = replay ?? begin();
      if (now.isFirst() !== /^\d*\s*\.$/.test(written))
        throw new ParseError("bad-number", at, `${show(written)} does not fit the side to move.`);
    },

    comment(comment) {
      const node = list[line.id] as Growing;
      if (isFresh) startingComment = joined(startingComment, comment);
      else if (comment) node.comment = joined(node.comment, comment);
    },

    glyph(glyph, at) {
      demand(line.id > 0 && !isFresh, at, "A glyph must follow a move.");
      const node = list[line.id] as Growing;
      node.glyphs ??= [];
      (node.glyphs as string[]).push(glyph);
    },

    open(at) {
      demand(line.id > 0 && !isFresh && !result, at, "A variation must follow the move that it replaces.");
      if (around.length === MOST_DEPTH)
        throw new ParseError("too-deep", at, `Variations may be nested at most ${MOST_DEPTH} deep.`);
      around.push([line, at]);
      replay?.undo();
      line = { id: parentOf(line.id, list[line.id] as Growing), ply: line.ply - 1, wasFirst: false };
      isFresh = true;
    },

    close(at) {
      const opened = around.pop();
      demand(opened !== undefined && !isFresh, at, "There is no variation with moves to close here.");
      const [outer] = opened;
      for (let ply = line.ply; ply >= outer.ply; ply--) replay?.undo();
      replay?.play((list[outer.id] as Growing).move);
      line = outer;
      result = "";
    },

    result(written, at) {
      const now = replay ?? begin();
      const plain = plainResult(written);
      if (result && result !== plain)
        throw new ParseError("bad-result", at, `The game already has the result ${result}.`);
      if (around.length === 0) resultAt = at;
      else {
        if (isFresh) demandClosed();
        const said = endSaid(family, now.outcome(), plain, "", at);
        if (said) (list[line.id] as Growing).end = said;
      }
      result = plain;
    },

    finish(at) {
      const now = replay ?? begin();
      demandClosed();
      const given = tidy(tags.get("Result") ?? "");
      const isResult = startsAt(RESULT, given, 0) && RESULT.lastIndex === given.length;
      const said = isResult ? plainResult(given) : "*";
      const written = result && result !== "*" ? result : said;
      const place = result ? resultAt : (offsets.get("Result") ?? offsets.get("Termination") ?? at);
      if (said !== "*" && written !== said)
        throw new ParseError("bad-result", place, `The Result tag says ${said}.`);
      // Anything else in the place of a result is kept as what was said of the end.
      let termination = terminationOf(tags.get("Termination") || (isResult || written !== "*" ? "" : given));
      const isTime = termination.toLowerCase() === LOST_ON_TIME;
      if (isTime && isDecided({ result: written, termination: "time" }, family.players)) termination = "time";
      const end = endSaid(family, now.outcome(), written, termination, place);
      const node = list[line.id] as Growing;
      if (end) node.end = end;
      const record = recordOf();
      remember(node, { game: now.game(), ply: line.ply });
      return record;
    },

    problem(error, at) {
      const isIllegal = error instanceof IllegalMoveError;
      const inside = error instanceof ParseError && typeof error.at === "number" ? error.at : 0;
      const advice =
        isIllegal && isGuess
          ? ` The text names no variant and was read as ${variant}: pass the option variant if it is another.`
          : "";
      return new RecordError(
        isIllegal ? "illegal-move" : (error.code as ParseCode),
        isIllegal ? at : origin + inside,
        error.message + advice,
        line.ply + 1,
        recordOf(),
        isIllegal ? error.code : undefined,
      );
    },
  };
}
