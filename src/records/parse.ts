/** Text with games to records: one, or as many as come, from a text at once or from a stream part by part. */
import { attempt, type ParseCode, ParseError, type RulesError } from "../ground/errors.ts";
import { isRecord, isWhole, show } from "../ground/schema.ts";
import { sound } from "./check.ts";
import { RecordError } from "./error.ts";
import type { Played, Script } from "./family.ts";
import { createReader, type Options, type Reader, type Reading } from "./read.ts";
import type { RecordTree } from "./state.ts";
import { createRecord } from "./tree.ts";

/** A reader, once the options are looked at. */
function readerFor<V, G extends Played<V>, M>(
  family: Script<V, G, M>,
  { variant, notation, games }: Options<V>,
): Reader<V> {
  if (notation !== undefined && !family.notations.includes(notation))
    throw new ParseError(
      "syntax",
      "notation",
      `A notation is one of ${family.notations}, not ${show(notation)}.`,
    );
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
