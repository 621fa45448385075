/**
 * Tables as bytes, for a file or a browser's database, and back. A head tells what they are: four letters, a version, whether
 * the rest is packed by gzip, its length unpacked and its check sum. Then come the variant, and of each table how many
 * positions are won, the longest win, and the losses as gaps between slots; everything else follows from them.
 */
import { RulesError } from "../ground/errors.ts";
import { type Ruleset, rulesetFor } from "../morabaraba/engine/compile.ts";
import { MOST_PLIES } from "../morabaraba/engine/movegen.ts";
import { gunzip, gzip } from "./gzip.ts";
import { tableFrom } from "./harvest.ts";
import { refuseRules } from "./rules.ts";
import { type Cows, type Pair, pairsUpTo } from "./slots.ts";
import { damaged, encodeNumbers, readNumber, type Source } from "./stream.ts";
import { refuseOthers, type Table, type Tables } from "./tables.ts";
import { PLIES } from "./work.ts";

/** The letters MEGT. */
const MAGIC: readonly number[] = [77, 69, 71, 84];
const VERSION = 1;

/** What unpacks to more times as many bytes is neither written nor read, so that a small file cannot fill the memory. */
const MOST_UNPACKED = 100;

/** A sum that differs if one byte does, and hardly ever agrees by chance: FNV-1a. */
function checkSum(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x0100_0193), 0x811c_9dc5) >>> 0;
}

/**
 * Tables as bytes for a file or a browser's database, which {@link fromBytes} reads, packed by gzip where there is a
 * `CompressionStream`: 71 kB for up to four cows of `standard`.
 *
 * @throws {@link RulesError} `not-tables`, as a rejection of the promise.
 * @example
 * ```ts
 * import { solve, toBytes } from "morabaraba/endgames";
 *
 * const bytes = await toBytes(await solve("nineMens", { cows: 3 }));
 * bytes.length < 30_000; // => true
 * ```
 */
export async function toBytes(tables: Tables): Promise<Uint8Array> {
  refuseOthers(tables);
  const plain = encodeNumbers(numbersOf(tables));
  const packed = await gzip(plain);
  const body = packed && packed.length * MOST_UNPACKED > plain.length ? packed : plain;
  const head = encodeNumbers([...MAGIC, VERSION, body === plain ? 0 : 1, plain.length, checkSum(body)]);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

function* numbersOf({ variant, cows, tables }: Tables): Generator<number> {
  // Names of variants and points are plain letters.
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
 * Tables from the bytes that {@link toBytes} gave. The bytes may come from anywhere: what is damaged, cut or something else is
 * refused, though a check sum is no signature.
 *
 * @throws {@link RulesError} `not-tables`; `future-tables` for a version of the format that a later release writes;
 * `damaged-tables`; `no-gzip` for packed bytes where there is no `DecompressionStream`. All as rejections of the promise.
 * @example
 * ```ts
 * import { fromBytes, solve, summary, toBytes } from "morabaraba/endgames";
 *
 * const bytes = await toBytes(await solve("nineMens", { cows: 3 }));
 * const tables = await fromBytes(bytes);
 * summary(tables)[0]?.longestLoss; // => 26
 * ```
 */
export async function fromBytes(bytes: Uint8Array | ArrayBuffer): Promise<Tables> {
  const all = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
  if (!(all instanceof Uint8Array) || MAGIC.some((letter, i) => all[i] !== letter))
    throw new RulesError("not-tables", "These bytes are no endgame tables.");
  const head: Source = { bytes: all, at: MAGIC.length };
  const version = readNumber(head, 127);
  if (version > VERSION)
    throw new RulesError("future-tables", `Version ${version} of endgame tables takes a newer release.`);
  const packed = readNumber(head, 1) === 1;
  const length = readNumber(head, all.length * MOST_UNPACKED);
  const sum = readNumber(head);
  const body = all.subarray(head.at);
  if (version < 1 || checkSum(body) !== sum) throw damaged();
  const source: Source = { bytes: packed ? await unpack(body, length) : body, at: 0 };
  const tables = readAll(source);
  if (source.at !== length || source.bytes.length !== length) throw damaged();
  return tables;
}

async function unpack(packed: Uint8Array, length: number): Promise<Uint8Array> {
  const plain = await gunzip(packed, length).catch(() => {
    throw damaged();
  });
  if (plain !== undefined) return plain;
  throw new RulesError("no-gzip", "There is no DecompressionStream to unpack these tables.");
}

function readAll(source: Source): Tables {
  const length = readNumber(source, source.bytes.length);
  const text = Array.from({ length }, () => String.fromCharCode(readNumber(source, 127))).join("");
  const cows = readNumber(source, 15);
  const { ruleset, pairs } = shapesFor(text, cows);
  const tables = pairs.flatMap((pair) => pair.sides.map((cows) => readTable(source, pair, cows)));
  if (tables.length === 0) throw damaged();
  return Object.freeze({ variant: ruleset.stored, cows, tables: Object.freeze(tables) });
}

/** The pairs of tables of a variant from untrusted text. */
function shapesFor(
  text: string,
  cows: number,
): { readonly ruleset: Ruleset; readonly pairs: readonly Pair[] } {
  try {
    const ruleset = rulesetFor(JSON.parse(text));
    refuseRules(ruleset.variant, cows);
    return { ruleset, pairs: pairsUpTo(ruleset, cows) };
  } catch {
    throw damaged();
  }
}

function readTable(source: Source, pair: Pair, cows: Cows): Table {
  const won = readNumber(source);
  const longestWin = readNumber(source, PLIES);
  const length = readNumber(source, source.bytes.length);
  let slot = 0;
  const slots = Uint32Array.from({ length }, () => {
    slot += readNumber(source, pair.slots - 1 - slot);
    return slot;
  });
  const needs = Uint16Array.from(slots, () => readNumber(source, MOST_PLIES));
  const plies = Uint16Array.from(slots, () => 2 * readNumber(source, PLIES >> 1));
  const table = tableFrom(pair, cows, won, longestWin, slots, needs, plies);
  if (table.row.drawn < 0) throw damaged();
  return table;
}
