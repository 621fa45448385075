/** Text with games to records: one, or as many as come, from a text at once or from a stream part by part. */
import { attempt, type ParseCode, ParseError, type RulesError } from "../../ground/errors.ts";
import { isRecord, isWhole, show } from "../../ground/schema.ts";
import { sound } from "../tree/check.ts";
import { demandNotation, MOST_GAMES, RecordError } from "../tree/error.ts";
import type { Played, Script } from "../tree/family.ts";
import { results } from "../tree/notes.ts";
import type { RecordTree } from "../tree/state.ts";
import { createRecord } from "../tree/tree.ts";
import type { Unsaid } from "./draft.ts";
import { pieceMaker } from "./pieces.ts";
import { gameReader, type Reading, type Source } from "./read.ts";

/** What a text may leave unsaid, and how many games are read. */
export interface Options<V> extends Unsaid<V> {
  readonly games?: number | undefined;
}

/** More characters than one word needs that is to be read. */
const AHEAD = 400;

/** The lines up to one that ends with a result, or with comments on it: what comes later changes nothing in them. */
const ENDED: RegExp = /* @__PURE__ */ new RegExp(
  `^[^]*(?:^|[\\s})])${results}[^\\S\\n]*(?:\\{[^}]*\\}[^\\S\\n]*)*(?:;[^}\\n]*)?\\s*\\n`,
);

/** Reads the games of a text that comes part by part. */
interface Reader<V> {
  /** The games that end in the text so far. */
  games(part: string, last: boolean): Generator<Reading<V>>;
  /** Where the last of them began. */
  start(): number;
  /** Whether there were more than may be read. */
  isOver(): boolean;
}

function createReader<V, G extends Played<V>, M>(family: Script<V, G, M>, options: Options<V>): Reader<V> {
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
  let read = gameReader(family, options, source);

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
          read = gameReader(family, options, source);
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

/** A reader, once the options are looked at. */
function readerFor<V, G extends Played<V>, M>(
  family: Script<V, G, M>,
  { variant, notation, games }: Options<V>,
): Reader<V> {
  if (notation !== undefined) demandNotation(family, notation);
  if (games !== undefined && !isWhole(games, 0, Number.MAX_SAFE_INTEGER))
    throw new ParseError("bad-number", "games", `Games are a whole number, not ${show(games)}.`);
  // Throws for an unknown or unsound variant.
  family.createGame(variant);
  return createReader(family, { variant, notation, games });
}

function notText(value: unknown): ParseError {
  return new ParseError("not-text", 0, `Records are read from text, not from ${show(value)}.`);
}

export function parseRecords<V, G extends Played<V>, M>(
  family: Script<V, G, M>,
  source: unknown,
  options: Options<V> | null,
): Generator<Reading<V>> | AsyncGenerator<Reading<V>> {
  const reader = readerFor(family, options ?? {});
  if (typeof source === "string") return reader.games(source, true);
  if (Symbol.asyncIterator in Object(source)) return gamesFrom(source as AsyncIterable<unknown>, reader);
  throw notText(source);
}

async function* gamesFrom<V>(source: AsyncIterable<unknown>, reader: Reader<V>): AsyncGenerator<Reading<V>> {
  for await (const part of source) {
    if (typeof part !== "string") throw notText(part);
    yield* reader.games(part, false);
    if (reader.isOver()) return;
  }
  yield* reader.games("", true);
}

/** The only game of a text, or a record from plain data. */
export function parseRecord<V, G extends Played<V>, M>(
  family: Script<V, G, M>,
  source: unknown,
  options: Options<V> | null,
): Reading<V> {
  const reader = readerFor(family, options ?? {});
  const nothing = createRecord(family, options?.variant, {});
  const fail = (
    code: ParseCode,
    at: number | string,
    message: string,
    record = nothing,
    illegal?: string,
  ): Reading<V> => ({
    ok: false,
    error: new RecordError(code, at, message, 1, record, illegal),
  });
  if (isRecord(source)) {
    const result = attempt<RecordTree<V>, RulesError>(() => sound(family, source as never));
    if (result.ok) return result;
    const { code, message, cause } = result.error;
    const at = result.error instanceof ParseError ? result.error.at : "variant";
    return fail(code as ParseCode, at, message, nothing, (cause as RulesError | undefined)?.code);
  }
  if (typeof source !== "string") return fail("not-text", 0, notText(source).message);
  const [first, second] = reader.games(source, true);
  if (first === undefined) return fail("syntax", 0, "There is no game in this text.");
  if (second === undefined || !first.ok) return first;
  return fail("syntax", reader.start(), "Another game begins here; parseRecords reads several.", first.value);
}
