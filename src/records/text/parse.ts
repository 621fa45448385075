/**
 * From text to records: one game or many, from a whole text or from a stream. Records as data, and
 * the JSON text of them, come in here too.
 */

import { isRecord, show } from "../../base/data.ts";
import { attempt, type ParseCode, ParseError, type RulesError } from "../../base/errors.ts";
import { checkArgument, checkNames } from "../../base/options.ts";
import type { Grammar } from "../tree/family.ts";
import { recordFrom } from "../tree/fromData.ts";
import { MOST_GAMES, MOST_JSON } from "../tree/limits.ts";
import { results } from "../tree/notes.ts";
import { createRecord } from "../tree/play.ts";
import type { RecordTree } from "../tree/record.ts";
import { RecordError } from "../tree/recordError.ts";
import type { Defaults } from "./draft.ts";
import { pieceMaker } from "./pieces.ts";
import { gameReader, type Reading, type Source } from "./reader.ts";

/** Defaults for what a text leaves out, and how many games are read. */
export interface Options extends Defaults {
  readonly games?: number | undefined;
}

/** Longer than any word: a word that begins this far from the end of the text so far is complete. */
const AHEAD = 400;

/** The lines up to one that ends with a result, or with comments after it. Whatever comes later, they stay the same. */
const ENDED: RegExp = /* @__PURE__ */ new RegExp(
  `^[^]*(?:^|[\\s})])${results}[^\\S\\n]*(?:\\{[^}]*\\}[^\\S\\n]*)*(?:;[^}\\n]*)?\\s*\\n`,
);

/** Reads the games of a text that comes part by part. */
interface Reader {
  /** The games that end in the text so far. */
  games(part: string, last: boolean): Generator<Reading>;
  /** Where the last of them began. */
  start(): number;
  /** Whether there were more than may be read. */
  isOver(): boolean;
}

function createReader(grammar: Grammar, options: Options): Reader {
  const pieces = pieceMaker();
  let left = options.games ?? MOST_GAMES;
  const source: Source = {
    text: "",
    at: 0,
    base: 0,
    safe: 0,
    ends: false,
    isLineStart: true,
    hasGames: false,
    start: 0,
  };
  let read = gameReader(grammar, options, source);

  function add(text: string, ends: boolean): void {
    source.text = source.text.slice(source.at) + text;
    source.base += source.at;
    source.at = 0;
    source.ends = ends;
    const tail = source.text.slice(-AHEAD);
    const known = ENDED.exec(tail)?.[0].length ?? 0;
    source.safe = ends ? source.text.length : source.text.length - tail.length + known;
  }

  return {
    start: () => source.start,
    isOver: () => left < 0,
    *games(part, last) {
      for (const { text, ends } of pieces(part, last)) {
        add(text, ends);
        for (let reading = read(); reading !== undefined; reading = read()) {
          source.hasGames = true;
          read = gameReader(grammar, options, source);
          if (--left >= 0) {
            yield reading;
            continue;
          }
          const record = reading.ok ? reading.value : reading.error.record;
          const message = "There are more games than the limit allows.";
          const error = new RecordError("too-many", source.start, message, 1, record, undefined);
          yield { ok: false, error };
          return;
        }
      }
    },
  };
}

/** A reader with these options, which are checked; `names` are those that there are besides `variant`. */
function readerFor(grammar: Grammar, options: Options, names: readonly string[]): Reader {
  const { family } = grammar;
  const { notations } = family;
  checkNames(["variant", ...(notations.length > 1 ? ["notation"] : []), ...names], options);
  const { variant, notation, games } = options;
  if (notation !== undefined) checkArgument("notation", notations.join("|"), notation);
  if (games !== undefined) checkArgument("games", `0..${Number.MAX_SAFE_INTEGER}`, games);
  // Throws for an unknown or invalid variant.
  family.createGame(variant);
  return createReader(grammar, { variant, notation, games });
}

function notText(value: unknown): ParseError {
  return new ParseError("not-text", 0, `Records are read from text, not from ${show(value)}.`);
}

export function parseRecords(
  grammar: Grammar,
  source: unknown,
  options: Options,
): Generator<Reading> | AsyncGenerator<Reading> {
  const reader = readerFor(grammar, options, ["games"]);
  if (typeof source === "string") return reader.games(source, true);
  const parts = Object(source) as AsyncIterable<unknown>;
  if (typeof parts[Symbol.asyncIterator] === "function") return gamesFrom(parts, reader);
  throw notText(source);
}

async function* gamesFrom(source: AsyncIterable<unknown>, reader: Reader): AsyncGenerator<Reading> {
  const iterator: unknown = source[Symbol.asyncIterator]();
  if (typeof Object(iterator).next !== "function") throw notText(source);
  for await (const part of { [Symbol.asyncIterator]: () => iterator as AsyncIterator<unknown> }) {
    if (typeof part !== "string") throw notText(part);
    yield* reader.games(part, false);
    if (reader.isOver()) return;
  }
  yield* reader.games("", true);
}

/** Text that begins like the JSON of an object. A game that begins with a comment like this has to begin with a tag instead. */
const JSON_TEXT = /^\s*\{\s*"\w+"\s*:/;

/** Data from the JSON text of a record. */
function readJson(text: string): unknown {
  if (text.length > MOST_JSON)
    throw new ParseError(
      "too-long",
      MOST_JSON,
      `The JSON of a record may have at most ${MOST_JSON} characters.`,
    );
  try {
    return JSON.parse(text.trim());
  } catch {
    throw new ParseError("not-json", 0, "This text begins like the JSON of a record, but it is not JSON.");
  }
}

/** The error for a move that is illegal in the variant that was assumed, with the built-ins in which it is legal. */
function withVariantHint(
  grammar: Grammar,
  text: string,
  options: Options,
  error: RecordError<RecordTree>,
): RecordError<RecordTree> {
  const { code, at, ply, record, illegal, message } = error;
  if (illegal === undefined || options.variant !== undefined) return error;
  const fitting = grammar.variants.filter((variant) => {
    const games = readerFor(grammar, { ...options, variant }, []).games(text, true);
    return [...games].every(({ ok }) => ok);
  });
  if (fitting.length === 0) return error;
  const names = fitting.map((name) => `"${name}"`).join(" or ");
  return new RecordError(code, at, `${message} It is a whole game of ${names}.`, ply, record, illegal);
}

/** The only game of a text, or a record from data or its JSON text. */
export function parseRecord(grammar: Grammar, source: unknown, options: Options): Reading {
  const reader = readerFor(grammar, options, []);
  const { family } = grammar;
  const fail = (
    code: ParseCode,
    at: number | string,
    message: string,
    record: RecordTree = createRecord(family, options.variant, {}),
    illegal?: string,
  ): Reading => ({
    ok: false,
    error: new RecordError(code, at, message, 1, record, illegal),
  });
  if (isRecord(source) || (typeof source === "string" && JSON_TEXT.test(source))) {
    const result = attempt<RecordTree, RulesError>(() =>
      recordFrom(family, typeof source === "string" ? (readJson(source) as object) : source),
    );
    if (result.ok) return result;
    const { code, message, cause } = result.error;
    const at = result.error instanceof ParseError ? result.error.at : "variant";
    return fail(code as ParseCode, at, message, undefined, (cause as RulesError | undefined)?.code);
  }
  if (typeof source !== "string") return fail("not-text", 0, notText(source).message);
  const [first, second] = reader.games(source, true);
  if (first === undefined) return fail("syntax", 0, "There is no game in this text.");
  if (!first.ok) return { ok: false, error: withVariantHint(grammar, source, options, first.error) };
  if (second === undefined) return first;
  return fail("syntax", reader.start(), "Another game begins here; parseRecords reads several.", first.value);
}
