/** Codes to write down: 50 random bits as 10 characters of Crockford's base 32, which has no I, L, O or U. */
import type { Code } from "./protocol.ts";

const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Creates a code, on insecure pages too. */
export function createCode(): Code {
  const letters = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => digits[byte % 32]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Normalizes a typed code: upper case, no spaces or hyphens, digits for the letters O, I and L. */
export const readCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
