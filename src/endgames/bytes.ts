/*
 * Writes tables as bytes, for a file or a browser's database, and reads them. The head has four letters, a
 * version, whether the body is packed by gzip, the unpacked length and the body's checksum. The body has the
 * variant and, for each table, the number of won positions, the longest win, and the losses as gaps between
 * slots; the rest follows from these. Bytes may be hostile, so each size in them is checked against the
 * number of bytes before it costs time or memory.
 */
import { MorabarabaError } from "../base/errors.ts";
import { type Ruleset, rulesetFor } from "../rules/mills/engine/compile.ts";
import { MOST_PLIES } from "../rules/mills/engine/position.ts";
import { tableFrom } from "./collect.ts";
import { refuseRules } from "./rules.ts";
import { binomial } from "./sets.ts";
import { type Cows, pairOf, type Shape, shapesUpTo } from "./slots.ts";
import { areLosses, checkedTables, type EndgameTables, PLIES, type StoredTable } from "./tables.ts";

/** The letters MEGT. */
const MAGIC: readonly number[] = [77, 69, 71, 84];
const VERSION = 1;

/** Bytes are unpacked to at most this many times their length, so a small file cannot fill the memory. */
const MOST_UNPACKED = 100;

/** The most letters in a variant; the largest board with all its lines takes 80,000. */
const LONGEST_VARIANT = 100_000;

/** The most sets of cows in a file of this many bytes. It limits hostile files; real files stay far below it. */
const mostSets = (bytes: number): number => 65_536 + 1024 * bytes;

/** The FNV-1a hash. */
function checksum(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x0100_0193), 0x811c_9dc5) >>> 0;
}

function damaged(): MorabarabaError {
  return new MorabarabaError("damaged-tables", "These endgame tables are damaged; fetch or make them again.");
}

/**
 * Encodes tables as bytes for a file or a browser's database, packed by gzip: 71 kB for up to four cows of
 * `standard`. {@link tablesFromBytes} decodes them.
 *
 * @throws `MorabarabaError` `not-tables` if `tables` are not endgame tables.
 * @throws `MorabarabaError` `no-gzip` if the browser has no `CompressionStream`. The promise rejects with
 * each of these errors.
 * @example
 * ```ts
 * import { solveEndgames, tablesToBytes } from "morabaraba/endgames";
 *
 * const bytes = await tablesToBytes(await solveEndgames("nineMens", { cows: 3 }));
 * bytes.length < 30_000; // => true
 * ```
 */
export async function tablesToBytes(tables: EndgameTables): Promise<Uint8Array> {
  const plain = encodeNumbers(numbersOf(tables, checkedTables(tables)));
  const packed = await gzip(plain);
  const body = packed.length * MOST_UNPACKED > plain.length ? packed : plain;
  const head = encodeNumbers([...MAGIC, VERSION, body === plain ? 0 : 1, plain.length, checksum(body)]);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

function* numbersOf({ variant, cows }: EndgameTables, tables: readonly StoredTable[]): Generator<number> {
  // The names of variants and points are ASCII.
  const letters = Array.from(JSON.stringify(variant), (letter) => letter.charCodeAt(0));
  yield letters.length;
  yield* letters;
  yield cows;
  for (const { row, slots, needs, plies } of tables) {
    yield row.won;
    yield row.longestWin ?? 0;
    yield slots.length;
    yield* slots.map((slot, i) => slot - (slots[i - 1] ?? 0));
    yield* needs;
    // A loss takes an even number of plies.
    yield* plies.map((count) => count / 2);
  }
}

/**
 * Decodes tables from the bytes that {@link tablesToBytes} returned. Invalid bytes are rejected before they
 * cost much time or memory. The checksum detects damage, not forgery: use a source that you trust.
 *
 * @throws `MorabarabaError` `not-tables` if the bytes are not endgame tables.
 * @throws `MorabarabaError` `damaged-tables` if the bytes are damaged or incomplete.
 * @throws `MorabarabaError` `future-tables` if the bytes have a newer format version.
 * @throws `MorabarabaError` `no-gzip` if the browser has no `DecompressionStream`. The promise rejects with
 * each of these errors.
 * @example
 * ```ts
 * import { tablesFromBytes, solveEndgames, tableSummaries, tablesToBytes } from "morabaraba/endgames";
 *
 * const bytes = await tablesToBytes(await solveEndgames("nineMens", { cows: 3 }));
 * const tables = await tablesFromBytes(bytes);
 * tableSummaries(tables)[0]?.longestLoss; // => 26
 * ```
 */
export async function tablesFromBytes(bytes: Uint8Array | ArrayBuffer): Promise<EndgameTables> {
  const all = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
  if (!(all instanceof Uint8Array) || MAGIC.some((letter, i) => all[i] !== letter))
    throw new MorabarabaError("not-tables", "These bytes are not endgame tables.");
  const head: Source = { bytes: all, at: MAGIC.length };
  const version = readNumber(head, 127);
  if (version > VERSION) {
    throw new MorabarabaError(
      "future-tables",
      `These tables have format version ${version}, which this release does not know: update morabaraba.`,
    );
  }
  const packed = readNumber(head, 1) === 1;
  const length = readNumber(head, all.length * MOST_UNPACKED);
  const sum = readNumber(head);
  const body = all.subarray(head.at);
  if (version < 1 || checksum(body) !== sum) throw damaged();
  const plain = packed ? await gunzip(body, length) : body;
  if (plain.length !== length) throw damaged();
  return readTables({ bytes: plain, at: 0 }, mostSets(all.length));
}

function readTables(source: Source, most: number): EndgameTables {
  const length = readNumber(source, LONGEST_VARIANT);
  const text = Array.from({ length }, () => String.fromCharCode(readNumber(source, 127))).join("");
  const cows = readNumber(source, 15);
  const { ruleset, shapes } = shapesFor(text, cows);
  const tables = shapes.flatMap((shape) =>
    shape.sides.map((cows) => readTable(source, ruleset, shape, cows, most)),
  );
  if (tables.length === 0 || source.at !== source.bytes.length) throw damaged();
  return Object.freeze({ variant: ruleset.stored, cows, tables: Object.freeze(tables) });
}

function shapesFor(
  text: string,
  cows: number,
): { readonly ruleset: Ruleset; readonly shapes: readonly Shape[] } {
  try {
    const ruleset = rulesetFor(JSON.parse(text));
    if (cows > ruleset.variant.cows) throw damaged();
    refuseRules(ruleset.variant, cows);
    return { ruleset, shapes: shapesUpTo(ruleset, cows) };
  } catch {
    throw damaged();
  }
}

function readTable(source: Source, ruleset: Ruleset, shape: Shape, cows: Cows, most: number): StoredTable {
  const won = readNumber(source);
  const longestWin = readNumber(source, PLIES);
  // A loss takes at least three bytes.
  const length = readNumber(source, Math.floor((source.bytes.length - source.at) / 3));
  if (length > 0 && binomial(ruleset.points.length, shape.larger) > most) throw damaged();
  let slot = 0;
  const slots = Uint32Array.from({ length }, () => {
    slot += readNumber(source, shape.slots - 1 - slot);
    return slot;
  });
  const needs = Uint16Array.from(slots, () => readNumber(source, MOST_PLIES));
  const plies = Uint16Array.from(slots, () => 2 * readNumber(source, PLIES >> 1));
  const pair = length > 0 ? pairOf(ruleset, shape.larger, shape.smaller) : undefined;
  const table = tableFrom(ruleset.points.length, pair, cows, won, longestWin, { slots, needs, plies });
  if (table.row.drawn < 0 || !areLosses(table, shape.slots)) throw damaged();
  return table;
}

/* Numbers as bytes: seven bits per byte, the lowest bits first; the top bit is set if more bytes follow. */

export interface Source {
  readonly bytes: Uint8Array;
  at: number;
}

/** The most bytes of a safe integer. */
const LONGEST = 8;

/** Encodes safe integers from 0. */
export function encodeNumbers(numbers: Iterable<number>): Uint8Array {
  let bytes = new Uint8Array(1024);
  let length = 0;
  for (const number of numbers) {
    if (length + LONGEST > bytes.length) {
      const wider = new Uint8Array(2 * bytes.length);
      wider.set(bytes);
      bytes = wider;
    }
    let rest = number;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes[length++] = (rest % 128) + 128;
    bytes[length++] = rest;
  }
  return bytes.subarray(0, length);
}

/** Reads a number, at most `most`; throws `MorabarabaError` `damaged-tables`. */
export function readNumber(source: Source, most: number = Number.MAX_SAFE_INTEGER): number {
  let number = 0;
  for (let place = 0; place < LONGEST && number <= most; place++) {
    const byte = source.bytes[source.at++] ?? 255;
    number += (byte & 127) * 128 ** place;
    if (byte < 128 && number <= most) return number;
  }
  throw damaged();
}

/* Gzip. */

/** The part of a byte stream that this file uses, so that it needs no types of browsers or Node. */
interface Bytes {
  pipeThrough(transform: object): Bytes;
  getReader(): {
    read(): Promise<{ readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

type Transform = new (format: "gzip") => object;

interface HostGlobals {
  readonly Blob: new (
    parts: readonly Uint8Array[],
  ) => { stream(): Bytes; arrayBuffer(): Promise<ArrayBuffer> };
  readonly CompressionStream: Transform | undefined;
  readonly DecompressionStream: Transform | undefined;
}

export function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  return through("CompressionStream", bytes, Number.POSITIVE_INFINITY);
}

/** Unpacks bytes; rejects with `damaged-tables` if they are not gzip, or once there are more than `most`. */
export async function gunzip(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  return await through("DecompressionStream", bytes, most).catch((error) => {
    throw error instanceof MorabarabaError ? error : damaged();
  });
}

async function through(
  name: "CompressionStream" | "DecompressionStream",
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array> {
  const { Blob, [name]: Transform } = globalThis as unknown as HostGlobals;
  if (Transform === undefined)
    throw new MorabarabaError(
      "no-gzip",
      `Endgame tables need ${name}, which is missing here: use a newer browser.`,
    );
  const reader = new Blob([bytes]).stream().pipeThrough(new Transform("gzip")).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw damaged();
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
