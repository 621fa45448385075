/** Text with games to records: one, or as many as come, from a text at once or from a stream piece by piece. */
import { ParseError, RulesError } from "../ground/errors.ts";
import { isRecord, isWhole, show } from "../ground/schema.ts";
import { sound } from "./check.ts";
import { MOST_CHARACTERS, MOST_GAMES, RecordError } from "./error.ts";
import type { Family, Played } from "./family.ts";
import { lengthOf } from "./lines.ts";
import type { Unsaid } from "./opened.ts";
import { createReader, type Reader, type Reading } from "./read.ts";
import type { RecordTree } from "./state.ts";
import { createRecord } from "./tree.ts";

/** What a text may leave unsaid, and how many games are read at most, a million if left out. */
export interface Options<V> extends Unsaid<V> {
  readonly games?: number | undefined;
}

/** A reader, once the options are looked at. */
function readerFor<V, G extends Played<V>, M>(family: Family<V, G, M>, options: Options<V>): Reader<V> {
  if (!isRecord(options))
    throw new ParseError("syntax", "options", `Options are an object, not ${show(options)}.`);
  const { variant, notation, games = 0 } = options as Options<V>;
  if (notation !== undefined && !family.notations.includes(notation)) {
    const message = `A notation is one of ${family.notations.join(", ")}, not ${show(notation)}.`;
    throw new ParseError("syntax", "notation", message);
  }
  if (!isWhole(games, 0, Number.MAX_SAFE_INTEGER))
    throw new ParseError("bad-number", "games", `Games are counted by a whole number, not ${show(games)}.`);
  // Throws for a variant that is none.
  family.createGame(variant);
  return createReader(family, { variant, notation });
}

function notText(value: unknown): ParseError {
  return new ParseError("not-text", 0, `A record is read from text, not from ${show(value)}.`);
}

/** The only game of a text, or a record from plain data. */
export function parseRecord<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  source: unknown,
  options: Unsaid<V>,
): Reading<V> {
  const reader = readerFor(family, options);
  const nothing = createRecord(family, options.variant);
  const fail = (
    code: ParseError["code"],
    at: number | string,
    message: string,
    ply = 1,
    record = nothing,
  ): Reading<V> => ({
    ok: false,
    error: new RecordError(code, at, message, ply, undefined, record),
  });
  if (isRecord(source)) {
    try {
      return { ok: true, value: sound(family, source as unknown as RecordTree<V>) };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return fail(
        error.code as ParseError["code"],
        error instanceof ParseError ? error.at : "variant",
        error.message,
      );
    }
  }
  if (typeof source !== "string") return fail("not-text", 0, notText(source).message);
  reader.feed(source, true);
  const first = reader.next();
  if (first === undefined) return fail("syntax", 0, "There is no game in this text.");
  if (!first.ok || reader.next() === undefined) return first;
  const { line } = first.value;
  const message = "Another game begins here; parseRecords reads as many as there are.";
  return fail("syntax", reader.start(), message, lengthOf(line) + 1, first.value);
}

/** The games of a reader one by one, until there are more than so many. */
function counted<V>(reader: Reader<V>, most: number): { next(): Reading<V> | undefined; isOver(): boolean } {
  let left = most;
  return {
    isOver: () => left < 0,
    next() {
      const game = left < 0 ? undefined : reader.next();
      if (game === undefined || left-- > 0) return game;
      const message = `More than ${most} games are not read.`;
      const record = game.ok ? game.value : game.error.record;
      return { ok: false, error: new RecordError("too-many", reader.start(), message, 1, undefined, record) };
    },
  };
}

/** The games of a text, as they are asked for, or of a stream of text, as they come. */
export function parseRecords<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  source: unknown,
  options: Options<V>,
): Generator<Reading<V>> | AsyncGenerator<Reading<V>> {
  const reader = readerFor(family, options);
  const most = options.games ?? MOST_GAMES;
  if (typeof source === "string") return gamesOf(source, reader, most);
  if (Object(source) === source && Symbol.asyncIterator in (source as object))
    return gamesFrom(source as AsyncIterable<unknown>, reader, most);
  throw notText(source);
}

function* gamesOf<V>(text: string, reader: Reader<V>, most: number): Generator<Reading<V>> {
  const games = counted(reader, most);
  reader.feed(text, true);
  for (let game = games.next(); game !== undefined; game = games.next()) yield game;
}

/** Text without a line end is kept back until there is so much of it. */
const LONG_LINE = 65_536;

async function* gamesFrom<V>(
  pieces: AsyncIterable<unknown>,
  reader: Reader<V>,
  most: number,
): AsyncGenerator<Reading<V>> {
  const games = counted(reader, most);
  let kept: string[] = [];
  let [length, longest] = [0, LONG_LINE];
  for await (const piece of pieces) {
    if (typeof piece !== "string") throw notText(piece);
    kept.push(piece);
    length += piece.length;
    if (!piece.includes("\n") && length < longest) continue;
    const text = kept.join("");
    const end = 1 + (text.includes("\n") ? text.lastIndexOf("\n") : text.search(/\s\S*$/));
    if (end === 0 && length <= MOST_CHARACTERS) {
      // One word so far; joined less and less often, however small the pieces are.
      longest = 2 * length;
      kept = [text];
      continue;
    }
    reader.feed(text.slice(0, end || length), false);
    kept = [text.slice(end || length)];
    length = kept.join("").length;
    longest = LONG_LINE;
    for (let game = games.next(); game !== undefined; game = games.next()) yield game;
    if (games.isOver()) return;
  }
  reader.feed(kept.join(""), true);
  for (let game = games.next(); game !== undefined; game = games.next()) yield game;
}
