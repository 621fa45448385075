/** What people type: their names, and codes that lead to their seats. */
import type { Code } from "./protocol.ts";

/**
 * Normalizes a name to Unicode's NFKC with single spaces. A search then finds it even if it was typed in wide
 * or mathematical letters.
 */
export const tidyName = (text: string): string => text.normalize("NFKC").trim().replace(/ +/g, " ");

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()-]{0,39}$/u;
/** Invisible characters (some count as letters), and more marks on a letter than any script has. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const stacked = /\p{M}{4}/u;
/** Persian and the scripts of India write some words with invisible joiners between letters. */
const joiner =
  /(?<=[\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Mlym}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}])[\u200c\u200d](?=\p{L})/gu;
/** These scripts share letters that look alike, so a name may use only one of them. */
const alike =
  "Latin Greek Cyrillic Armenian Cherokee Coptic Lisu Deseret Osage Gothic Old_Italic Carian Lycian Lydian Tifinagh Canadian_Aboriginal Vai Glagolitic Georgian Warang_Citi"
    .split(" ")
    .map((script) => new RegExp(`\\p{Script=${script}}`, "u"));

/** Returns whether a text from `tidyName` is a valid name. */
export function isName(name: string): boolean {
  const scripts = alike.filter((script) => script.test(name)).length;
  const seen = name.replace(joiner, "");
  return shape.test(seen) && !invisible.test(seen) && !stacked.test(seen) && scripts <= 1;
}

const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Creates a code to write down: 50 random bits as 10 characters of Crockford's base 32, which has no I, L, O or U.
 * It works on insecure pages too.
 */
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
