/*
 * Reads records in every form that the command writes: as text, as JSON, as links and as positions. Faults
 * have the line and the column of the text, which arrives in pieces.
 */
import { attempt, LimitError, MorabarabaError, type Result } from "../../base/errors.ts";
import { type Family, mancala, mills, type RecordTree } from "../../families.ts";
import { parseSanmillPosition } from "../../formats.ts";
import type { Game, ParseError } from "../../index.ts";
import { parsePlayStrategyPosition } from "../../mancala-formats.ts";
import * as ofMancala from "../../mancala-records.ts";
import { MOST_JSON } from "../../records/tree/record.ts";
import * as ofMills from "../../records.ts";
import { linesOf } from "./io.ts";
import { familyOf, gameAt, type VariantChoice, variantData, variantIn, variantNamed } from "./variants.ts";

/** What was read of a record. */
interface Reading {
  readonly family: Family;
  readonly read: Result<RecordTree, MorabarabaError>;
  /** For JSON that is no record: the variant that it is instead, or that variant's faults. */
  readonly choice?: Result<VariantChoice, MorabarabaError>;
}

/** A record or its error, and `LINE:COLUMN` of the error. */
export interface ReadRecord extends Reading {
  readonly place: string;
}

/** The first line that is not a tag, where the tags of the first game end. */
const BODY = /^[^\S\n\r\u2028\u2029]*[^\s[%;]/m;
/** The whole of that line, which shows the form. */
const WHOLE = /^[^\S\n\r\u2028\u2029]*[^\s[%;][^\n]*\n/m;
/** The tags that name a variant. */
const NAMED = /\[(Variant|VariantData)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/g;
/** How many characters from the beginning are searched for these. */
const MOST_AHEAD = 100_000;

/** Reads ahead to the end of the first line that is not a tag; returns what was read and the whole text. */
async function readAhead(
  pieces: AsyncIterable<string>,
): Promise<{ readonly begin: string; readonly all: AsyncIterable<string> }> {
  const given = pieces[Symbol.asyncIterator]();
  let begin = "";
  while (!WHOLE.test(begin) && begin.length < MOST_AHEAD) {
    const next = await given.next();
    if (next.done) break;
    begin += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    yield begin;
    for (let next = await given.next(); !next.done; next = await given.next()) yield next.value;
  }
  return { begin, all: all() };
}

/** The family of the variant that the first tags name. */
function familyIn(begin: string): Family {
  const head = begin.slice(0, BODY.exec(begin)?.index);
  const tags = new Map(Array.from(head.matchAll(NAMED), ([, name, value]) => [name, value]));
  const data = attempt(() => variantData((tags.get("VariantData") ?? "").replace(/\\(["\\])/g, "$1")));
  return familyOf(data.ok ? data.value : tags.get("Variant"));
}

/** Reads the games of a text of one family. */
async function* gamesIn(
  family: Family,
  pieces: AsyncIterable<string>,
  preset: VariantChoice | undefined,
  onNotice: (error: ParseError) => void,
): AsyncGenerator<Reading> {
  const variant = preset?.variant as ("standard" & "kalah") | undefined;
  const options = { games: Number.MAX_SAFE_INTEGER, onNotice };
  const games =
    family === mills
      ? ofMills.parseRecords(pieces, variant, { ...options, parsePosition: parseSanmillPosition })
      : ofMancala.parseRecords(pieces, variant, {
          ...options,
          parsePosition: parsePlayStrategyPosition,
        });
  for await (const read of games as AsyncIterable<Reading["read"]>) yield { family, read };
}

/**
 * Yields the values of JSON text, which stand one after the other or in a list, with the offset where each
 * begins. Keeps one value at a time.
 */
async function* jsonIn(pieces: AsyncIterable<string>): AsyncGenerator<readonly [json: string, at: number]> {
  let [json, at, begin] = ["", 0, 0];
  /** How many brackets are open around the value, and in it. */
  let [lists, depth] = [0, 0];
  let [isString, isEscaped] = [false, false];
  for await (const piece of pieces)
    for (const char of piece.split("")) {
      const isBetween = depth === 0 && !isString && /[\s,[\]]/.test(char);
      const isClosed = !isString && (char === "}" || char === "]");
      if (isBetween) lists += char === "[" ? 1 : isClosed ? -1 : 0;
      else {
        if (json === "") begin = at;
        json += char;
        if (isClosed) depth--;
        else if (!isString && (char === "{" || char === "[")) depth++;
        if (char === '"' && !isEscaped) isString = !isString;
        isEscaped = char === "\\" && !isEscaped;
      }
      at++;
      // A string ends on its line, so that one damaged value does not swallow the others.
      const isCut = isString && char === "\n";
      if (!isCut && (json === "" || depth > 0 || !(isBetween || isClosed))) {
        if (json.length <= MOST_JSON) continue;
        throw new LimitError(
          "too-long",
          MOST_JSON,
          `A record as JSON may have at most ${MOST_JSON} characters.`,
        );
      }
      yield [json, begin];
      [json, depth, isString] = ["", 0, false];
    }
  // A list that is not closed is cut off.
  if (json !== "" || lists !== 0) yield [json, json === "" ? at : begin];
}

/** Parses JSON. */
function dataIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new MorabarabaError("not-json", "This is not valid JSON: it may be cut off.");
  }
}

/** Reads a record, or a game as a record without moves. */
function recordIn(json: string): Reading {
  const data = attempt<unknown, MorabarabaError>(() => dataIn(json));
  if (!data.ok) return { family: mills, read: data };
  const { family: name, variant, nodes, turn } = Object(data.value) as Readonly<Record<string, unknown>>;
  const family = name === mancala.name || familyOf(variant) === mancala ? mancala : mills;
  const { parseRecord, createRecord } = recordsOf(family);
  if (nodes !== undefined) return { family, read: attempt(() => parseRecord(data.value as object)) };
  if (turn !== undefined)
    return {
      family,
      read: attempt(() => createRecord(family.rules.parseGame(data.value as object) as Game)),
    };
  const error = new MorabarabaError("syntax", "This JSON is neither a record nor a game.");
  return { family, read: { ok: false, error }, choice: attempt(() => variantIn(json)) };
}

/** Reads a link, of either family. */
function linkIn(text: string): Reading {
  const read = ofMills.safeParseLink(text);
  const other = read.ok ? read : ofMancala.safeParseLink(text);
  return other.ok && !read.ok ? { family: mancala, read: other } : { family: mills, read };
}

/** Reads a position as a record without moves. */
function positionIn(text: string, preset: VariantChoice | undefined): Reading {
  const choice = preset ?? variantNamed("standard");
  const { family } = choice;
  const read = attempt<RecordTree, MorabarabaError>(() =>
    recordsOf(family).createRecord(gameAt(text, choice) as Game),
  );
  if (read.ok || preset) return { family, read };
  const advice = "This was read as a position of standard; pass --variant NAME for another.";
  const { code, message } = read.error;
  return { family, read: { ok: false, error: new MorabarabaError(code, `${message} ${advice}`) } };
}

/** The functions for records of a family. Those of mancala have the same names. */
const recordsOf = (family: Family): typeof ofMills =>
  family === mills ? ofMills : (ofMancala as unknown as typeof ofMills);

/** The beginning of JSON, as an object with fields or a list. */
const JSON_TEXT = /^\s*(?:\{\s*"\w+"\s*:|\[\s*[{[\]])/;
/** The beginning of a link: its version, variant, position, end and moves, with dots between them. */
const LINK = /^\s*\d+\.~?[\w-]+\.~?[\w/,:*-]*\.~?[\w/,:*-]*\.[\w-]*\./;
/** The beginning of a position, which has slashes between the rows of its board; but not of a result. */
const POSITION = /^\s*(?!1\/2)[^\s.[({"]+\/[^\s.]*\s+\S/;

/**
 * Reads the records of a text in any form: games as text, JSON one after the other or in a list, links or
 * positions on lines.
 *
 * @param preset - The variant of what names none.
 * @param isJson - Whether the text is known to be JSON.
 * @param onNotice - Called for what a game's text has that was skipped or guessed at.
 */
export async function* recordsIn(
  given: AsyncIterable<string>,
  preset?: VariantChoice | undefined,
  isJson = false,
  onNotice?: (error: ParseError, place: string) => void,
): AsyncGenerator<ReadRecord> {
  const { pieces, place } = trackLines(given);
  const { begin, all } = await readAhead(pieces);
  const offsetIn = ({ read }: Reading): number =>
    (!read.ok && "at" in read.error && Number(read.error.at)) || 0;
  if (isJson || JSON_TEXT.test(begin))
    for await (const [json, at] of jsonIn(all)) yield { ...recordIn(json), place: place(at) };
  else if (LINK.test(begin) || POSITION.test(begin)) {
    const isLink = LINK.test(begin);
    let number = 0;
    for await (const line of linesOf(all)) {
      number++;
      const text = line.trim();
      if (text === "") continue;
      const reading = isLink ? linkIn(text) : positionIn(text, preset);
      yield { ...reading, place: `${number}:${line.indexOf(text) + offsetIn(reading) + 1}` };
    }
  } else {
    const family = preset?.family ?? familyIn(begin);
    const notice = (error: ParseError): void => onNotice?.(error, place(Number(error.at)));
    for await (const reading of gamesIn(family, all, preset, notice))
      yield { ...reading, place: place(offsetIn(reading)) };
  }
}

/** At least this many lines' beginnings are kept, and at most twice as many. No readable game has more. */
const REMEMBERED = 1_000_000;

/** A text, and where its last lines begin. */
export interface TrackedText {
  readonly pieces: AsyncIterable<string>;
  /** `LINE:COLUMN` of an offset, both from 1. Offsets before the oldest line kept count as on that line. */
  place(offset: number): string;
}

export function trackLines(given: AsyncIterable<string>): TrackedText {
  let [starts, forgotten] = [[0], 0];
  async function* pieces(): AsyncGenerator<string> {
    let before = 0;
    for await (const piece of given) {
      for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", at + 1))
        starts.push(before + at + 1);
      if (starts.length > 2 * REMEMBERED) {
        forgotten += starts.length - REMEMBERED;
        starts = starts.slice(-REMEMBERED);
      }
      before += piece.length;
      yield piece;
    }
  }
  return {
    pieces: pieces(),
    place(offset) {
      let [low, high] = [0, starts.length];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((starts[middle] as number) <= offset) low = middle;
        else high = middle;
      }
      return `${forgotten + low + 1}:${Math.max(0, offset - (starts[low] as number)) + 1}`;
    },
  };
}
