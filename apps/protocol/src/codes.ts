/** Codes to write down: 10 letters and digits of Crockford's base 32, which has no I, L, O or U, with 50 random bits. */
import type { Code } from "./protocol.ts";

const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A fresh code. Pages may ask for it anywhere: it needs no secure context. */
export function createCode(): Code {
  const letters = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => digits[byte % 32]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** A code as it was typed, without what does not count. */
export const readCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
