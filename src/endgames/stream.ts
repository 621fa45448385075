/** Numbers as bytes, the smaller the fewer: seven bits in each, the lowest first, with the top bit set where more follow. */
import { RulesError } from "../ground/errors.ts";

/** Bytes that are being read. */
export interface Source {
  readonly bytes: Uint8Array;
  at: number;
}

/** The most bytes a safe integer takes. */
const LONGEST = 8;

/** An error for bytes that are not as they were written. */
export function damaged(): RulesError {
  return new RulesError("damaged-tables", "These endgame tables are damaged; fetch or make them again.");
}

/** Whole numbers from 0 to the largest safe one as bytes. */
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

/** Reads a number, at most `most`; throws {@link RulesError} `damaged-tables`. */
export function readNumber(source: Source, most: number = Number.MAX_SAFE_INTEGER): number {
  let number = 0;
  for (let place = 0; place < LONGEST && number <= most; place++) {
    const byte = source.bytes[source.at++] ?? 255;
    number += (byte & 127) * 128 ** place;
    if (byte < 128 && number <= most) return number;
  }
  throw damaged();
}
