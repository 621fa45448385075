/* Reads one game or many from a text, bytes or a stream, and one record from data or its JSON. */

import { isRecord, show } from "../../base/data.ts";
import { attempt, LimitError, type MorabarabaError, ParseError } from "../../base/errors.ts";
import { plainText } from "../../base/input.ts";
import { callback, checkOptions, type OptionSpecs } from "../../base/options.ts";
import type { RecordFamily, TextFormat } from "../tree/family.ts";
import { recordFrom } from "../tree/fromData.ts";
import { results } from "../tree/notes.ts";
import { createRecord } from "../tree/play.ts";
import { MOST_GAMES, MOST_JSON, type RecordTree, tooMuch } from "../tree/record.ts";
import { RecordError, unreadable } from "../tree/recordError.ts";
import { blockSplitter } from "./blocks.ts";
import { gameReader, noText, type Reading } from "./reader.ts";
import type { Options } from "./tags.ts";

/** A whole text, or its bytes in UTF-8. */
export type TextSource = string | Uint8Array | ArrayBuffer;

/** A text in pieces: an async iterable, or a stream of the web, which some browsers cannot iterate. */
export type TextStream =
  | AsyncIterable<string | Uint8Array>
  | {
      /** Returns a reader of the pieces, as `ReadableStream` does. */
      readonly getReader: () => {
        /** Returns the next piece. */
        readonly read: () => Promise<{
          readonly done: boolean;
          readonly value?: string | Uint8Array | undefined;
        }>;
      };
    };

/** More characters than any word has: a word that begins this far before the end of a block is complete. */
const AHEAD = 400;

/**
 * Matches the lines up to one that ends with a result, or with comments after a result. Later text cannot
 * change how these lines are read.
 */
const ENDED: RegExp = /* @__PURE__ */ new RegExp(
  `^[^]*(?:^|[\\s})])${results}[^\\S\\n]*(?:\\{[^}]*\\}[^\\S\\n]*)*(?:;[^}\\n]*)?\\s*\\n`,
);

/** Reads the games of a text that arrives in chunks. */
interface Reader {
  /** The games that end in the text so far. */
  games(chunk: string, last: boolean): Generator<Reading>;
  /** Where the last game began. */
  start(): number;
  /** Whether there were more games than the limit. */
  isOver(): boolean;
}

function createReader(format: TextFormat, options: Options): Reader {
  const split = blockSplitter();
  const most = options.games ?? MOST_GAMES;
  let left = most;
  const source = { ...noText };
  let read = gameReader(format, options, source);

  function add(text: string, ends: boolean): void {
    source.text = source.text.slice(source.at) + text;
    source.plain = source.plain.slice(source.at) + plainText(text);
    source.base += source.at;
    source.at = 0;
    source.ends = ends;
    const tail = source.plain.slice(-AHEAD);
    const known = ENDED.exec(tail)?.[0].length ?? 0;
    source.safe = ends ? source.text.length : source.text.length - tail.length + known;
  }

  return {
    start: () => source.start,
    isOver: () => left < 0,
    *games(chunk, last) {
      for (const { text, ends } of split(chunk, last)) {
        add(text, ends);
        for (let reading = read(); reading !== undefined; reading = read()) {
          source.hasGames = true;
          read = gameReader(format, options, source);
          if (--left >= 0) {
            yield reading;
            continue;
          }
          const record = reading.ok ? reading.value : reading.error.record;
          const message = `There are more than ${most} games: pass a larger number as the option games.`;
          const error = unreadable(new LimitError("too-many", most, message), source.start, record);
          yield { ok: false, error };
          return;
        }
      }
    },
  };
}

/**
 * Checks and copies the variant and the options; `more` are options that only one reader has. Throws
 * {@link RecordError}.
 */
function optionsFor(
  { family }: TextFormat,
  variant: unknown,
  options: object,
  more: OptionSpecs = {},
): Options {
  const { notations } = family;
  const notation = notations.length > 1 && { notation: notations.join("|") };
  const specs = {
    parsePosition: callback,
    onNotice: callback,
    ...notation,
    ...more,
  };
  const result = attempt<Options, MorabarabaError>(() => {
    // Throws for an invalid variant.
    family.createGame(variant);
    return { ...checkOptions<Options>(specs, options), variant };
  });
  if (result.ok) return result.value;
  throw unreadable(result.error, "variant", emptyRecord(family));
}

/** Makes a record without moves, of the variant that the options name. */
function emptyRecord(family: RecordFamily, options: Options = {}): RecordTree {
  return createRecord(family, options.variant, {});
}

function notText(value: unknown, empty: RecordTree): RecordError<RecordTree> {
  const message = `Records are read from text or bytes, not from ${show(value)}.`;
  return unreadable(new ParseError("not-text", 0, message), 0, empty);
}

export function parseRecords(
  format: TextFormat,
  source: unknown,
  variant: unknown,
  options: object,
): Generator<Reading> | AsyncGenerator<Reading> {
  const checked = optionsFor(format, variant, options, { games: `0..${Number.MAX_SAFE_INTEGER}` });
  const reader = createReader(format, checked);
  const empty = emptyRecord(format.family, checked);
  if (isText(source)) return reader.games(textReader(empty)(source, true), true);
  const chunks = Object(source) as AsyncIterable<unknown> & Stream;
  if (typeof chunks[Symbol.asyncIterator] === "function") return gamesFrom(chunks, reader, empty);
  if (typeof chunks.getReader === "function") return gamesFrom(chunksOf(chunks), reader, empty);
  throw notText(source, empty);
}

/** Every run time has this, but the types of this folder know no run time. */
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: ArrayBufferView | ArrayBuffer, options: { readonly stream: boolean }): string };

/** Whether a value is a text or bytes. */
function isText(value: unknown): value is string | ArrayBufferView | ArrayBuffer {
  return typeof value === "string" || ArrayBuffer.isView(value) || value instanceof ArrayBuffer;
}

/** Returns a function that takes the chunks of a text and decodes bytes as UTF-8. Throws {@link RecordError}. */
function textReader(empty: RecordTree): (chunk: unknown, last: boolean) => string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return (chunk, last) => {
    if (!isText(chunk)) throw notText(chunk, empty);
    if (typeof chunk === "string") return chunk;
    try {
      return decoder.decode(chunk, { stream: !last });
    } catch {
      const message = "These bytes are not UTF-8: decode them first, for example with a TextDecoder.";
      throw unreadable(new ParseError("not-text", 0, message), 0, empty);
    }
  };
}

/** A stream of the web, which some browsers cannot iterate. */
interface Stream {
  getReader?(): {
    read(): Promise<{ readonly done: boolean; readonly value?: unknown }>;
    cancel(): Promise<void>;
  };
}

async function* chunksOf(stream: Stream): AsyncGenerator<unknown> {
  const reader = (stream as Required<Stream>).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

async function* gamesFrom(
  source: AsyncIterable<unknown>,
  reader: Reader,
  empty: RecordTree,
): AsyncGenerator<Reading> {
  const iterator: unknown = source[Symbol.asyncIterator]();
  if (typeof Object(iterator).next !== "function") throw notText(source, empty);
  const read = textReader(empty);
  for await (const chunk of { [Symbol.asyncIterator]: () => iterator as AsyncIterator<unknown> }) {
    yield* reader.games(read(chunk, false), false);
    if (reader.isOver()) return;
  }
  yield* reader.games(read(new Uint8Array(), true), true);
}

/** Text that begins like a JSON object. A game whose first comment looks like this needs a tag before it. */
const JSON_TEXT = /^\s*\{\s*"\w+"\s*:/;

/** Parses the JSON of a record. */
function readJson(text: string): unknown {
  if (text.length > MOST_JSON) throw tooMuch("too-long", MOST_JSON, "characters as JSON");
  try {
    return JSON.parse(text.trim());
  } catch {
    throw new ParseError(
      "not-json",
      0,
      "This text begins like the JSON of a record, but is not valid JSON: it may be cut off.",
    );
  }
}

/** If the variant was guessed, adds to the error the built-ins in which all moves of the text are legal. */
function withVariantHint(
  format: TextFormat,
  text: string,
  options: Options,
  error: RecordError<RecordTree>,
): RecordError<RecordTree> {
  const { cause, at, ply, record, illegal, message } = error;
  if (illegal === undefined || options.variant !== undefined) return error;
  const plain = plainText(text);
  const fitting = format.variants.filter((variant) => {
    const [first, second] = createReader(format, { ...options, variant, onNotice: undefined }).games(
      plain,
      true,
    );
    return first?.ok && second === undefined;
  });
  if (fitting.length === 0) return error;
  const names = fitting.map((name) => `"${name}"`).join(" or ");
  return new RecordError(cause, at, ply, record, `${message} As a game of ${names} the whole text is legal.`);
}

/** Reads the only game of a text, or a record from data or its JSON. Throws {@link RecordError}. */
export function parseRecord(format: TextFormat, given: unknown, variant: unknown, asked: object): RecordTree {
  const options = optionsFor(format, variant, asked);
  if (isRecord(given) && !isText(given)) return recordFrom(format.family, given);
  const empty = emptyRecord(format.family, options);
  const source = textReader(empty)(given, true);
  if (JSON_TEXT.test(source)) {
    const data = attempt<unknown, MorabarabaError>(() => readJson(source));
    if (data.ok) return recordFrom(format.family, data.value);
    throw unreadable(data.error, MOST_JSON, empty);
  }
  const reader = createReader(format, options);
  const [first, second] = reader.games(source, true);
  if (first === undefined)
    throw unreadable(
      new ParseError("syntax", 0, "There is no game in this text: a game has moves, or tags above them."),
      0,
      empty,
    );
  if (!first.ok) throw withVariantHint(format, source, options, first.error);
  if (second === undefined) return first.value;
  const message = "Another game begins here; parseRecords reads several.";
  throw unreadable(new ParseError("syntax", reader.start(), message), 0, first.value);
}
