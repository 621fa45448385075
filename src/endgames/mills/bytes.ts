/*
 * Writes tables as bytes, for a file or a database, and reads them. The body has the variant and, for each
 * table, the number of won positions, the longest win, and the losses as gaps between
 * slots; the rest follows from these. Bytes may be hostile, so each size in them is checked against the
 * number of bytes before it costs time or memory.
 */
import { type Ruleset, rulesetFor } from "../../rules/mills/engine/compile.ts";
import { MOST_PLIES } from "../../rules/mills/engine/position.ts";
import { damaged, encodeNumbers, type Format, pack, readNumber, type Source, unpack } from "../container.ts";
import { tableFrom } from "./collect.ts";
import { refuseRules } from "./rules.ts";
import { binomial } from "./sets.ts";
import { type Cows, pairOf, type Shape, shapesUpTo } from "./slots.ts";
import { areLosses, checkedTables, type EndgameTables, PLIES, type StoredTable } from "./tables.ts";

/** The letters MEGT. */
const format: Format = { magic: [77, 69, 71, 84], version: 1 };

/** The most letters in a variant; the largest board with all its lines takes 80,000. */
const LONGEST_VARIANT = 100_000;

/**
 * The most sets of cows in a file of this many bytes. It limits hostile files; real files stay far below it.
 */
const mostSets = (bytes: number): number => 65_536 + 1024 * bytes;

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
  return pack(format, encodeNumbers(numbersOf(tables, checkedTables(tables))));
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
  const plain = await unpack(format, bytes);
  return readTables({ bytes: plain, at: 0 }, mostSets(bytes.byteLength));
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
