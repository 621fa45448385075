/* Writes tables of mancala as bytes, for a file or a browser's database, and reads them. */

import { variantFrom } from "../../rules/mancala/data/define.ts";
import { damaged, encodeNumbers, type Format, pack, readNumber, type Source, unpack } from "../container.ts";
import { createNumbering, MOST_TABLE_SEEDS } from "./numbering.ts";
import { refuseRules } from "./rules.ts";
import { areValues, checkedTables, type EndgameTables } from "./tables.ts";

/** The letters MEMT. */
const format: Format = { magic: [77, 69, 77, 84], version: 1 };

/** The most letters in a variant. */
const LONGEST_VARIANT = 1000;

/**
 * Encodes tables as bytes for a file or a browser's database, packed by gzip. {@link tablesFromBytes} decodes
 * them.
 *
 * @throws `MorabarabaError` `not-tables` if `tables` are not endgame tables.
 * @throws `MorabarabaError` `no-gzip` if the browser has no `CompressionStream`. The promise rejects with
 * each of these errors.
 * @example
 * ```ts
 * import { solveEndgames, tablesToBytes } from "morabaraba/mancala/endgames";
 *
 * const bytes = await tablesToBytes(await solveEndgames("kalah", { seeds: 6 }));
 * bytes.length < 12_000; // => true
 * ```
 */
export async function tablesToBytes(tables: EndgameTables): Promise<Uint8Array> {
  checkedTables(tables);
  const { variant, seeds, values } = tables;
  const letters = Array.from(JSON.stringify(variant), (letter) => letter.charCodeAt(0));
  const head = encodeNumbers([letters.length, ...letters, seeds]);
  const plain = new Uint8Array(head.length + values.length);
  plain.set(head);
  plain.set(values, head.length);
  return pack(format, plain);
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
 * import { solveEndgames, tablesFromBytes, tablesToBytes } from "morabaraba/mancala/endgames";
 *
 * const bytes = await tablesToBytes(await solveEndgames("congkak", { seeds: 4 }));
 * (await tablesFromBytes(bytes)).seeds; // => 4
 * ```
 */
export async function tablesFromBytes(bytes: Uint8Array | ArrayBuffer): Promise<EndgameTables> {
  const source: Source = { bytes: await unpack(format, bytes), at: 0 };
  const length = readNumber(source, LONGEST_VARIANT);
  const text = Array.from({ length }, () => String.fromCharCode(readNumber(source, 127))).join("");
  const seeds = readNumber(source, MOST_TABLE_SEEDS);
  const values = new Int8Array(source.bytes.subarray(source.at));
  const tables = tablesFrom(text, seeds, values);
  if (tables === undefined) throw damaged();
  return Object.freeze(tables);
}

/** Returns the tables, or `undefined` if the parts do not fit together. */
function tablesFrom(text: string, seeds: number, values: Int8Array): EndgameTables | undefined {
  try {
    const variant = JSON.parse(text);
    const data = variantFrom(variant);
    refuseRules(data);
    const numbering = createNumbering(2 * data.houses, seeds);
    const fits = numbering.upTo[seeds] === values.length && areValues(values, numbering);
    return fits ? { variant, seeds, values } : undefined;
  } catch {
    return undefined;
  }
}
