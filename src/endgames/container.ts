/*
 * The bytes of endgame tables of both families. The head has four letters, a version, whether the body is
 * packed by gzip, the unpacked length and the body's checksum. Bytes may be hostile, so each size in them is
 * checked against the number of bytes before it costs time or memory.
 */
import { MorabarabaError } from "../base/errors.ts";

/** The first letters of a family's files, and the newest version that this release knows. */
export interface Format {
  readonly magic: readonly number[];
  readonly version: number;
}

/** Bytes are unpacked to at most this many times their length, so a small file cannot fill the memory. */
const MOST_UNPACKED = 100;

/** The FNV-1a hash. */
function checksum(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x0100_0193), 0x811c_9dc5) >>> 0;
}

export function damaged(): MorabarabaError {
  return new MorabarabaError("damaged-tables", "These endgame tables are damaged; fetch or make them again.");
}

/** Puts a head before the bytes, and packs them by gzip; rejects with `no-gzip`. */
export async function pack({ magic, version }: Format, plain: Uint8Array): Promise<Uint8Array> {
  const packed = await gzip(plain);
  const body = packed.length * MOST_UNPACKED > plain.length ? packed : plain;
  const head = encodeNumbers([...magic, version, body === plain ? 0 : 1, plain.length, checksum(body)]);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

/**
 * Does the reverse of {@link pack}; rejects with `not-tables`, `future-tables`, `damaged-tables`, `no-gzip`.
 */
export async function unpack(format: Format, bytes: Uint8Array | ArrayBuffer): Promise<Uint8Array> {
  const all = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
  if (!(all instanceof Uint8Array) || format.magic.some((letter, i) => all[i] !== letter))
    throw new MorabarabaError("not-tables", "These bytes are not endgame tables.");
  const head: Source = { bytes: all, at: format.magic.length };
  const version = readNumber(head, 127);
  if (version > format.version) {
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
  return plain;
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
