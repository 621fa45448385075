/* Makes the first checks that every reader of untrusted text needs, and reads JSON. */

import { isRecord, show } from "./data.ts";
import { LimitError, ParseError } from "./errors.ts";

/**
 * Throws if a value is not text, or too long to be anything but a mistake or an attack. The sentence of the
 * error begins with `what`.
 */
export function checkText(text: unknown, longest: number, what: string): asserts text is string {
  if (typeof text !== "string")
    throw new ParseError("not-text", 0, `${what} is read from text, not from ${show(text)}.`);
  if (text.length > longest) {
    throw new LimitError(
      "too-long",
      longest,
      `${what} has at most ${longest} characters, not ${text.length}.`,
    );
  }
}

/**
 * The most UTF-16 units of JSON text. Every game is shorter: it stores at most 10,000 positions, each of at
 * most 583 characters. The longest have 31 rings of one point each, and 24 used lines for each side.
 */
const LONGEST_JSON = 6_000_000;

/** Parses JSON text. Returns an object as it is, because requests often arrive parsed. */
export function readJson(json: unknown): unknown {
  if (isRecord(json)) return json;
  if (typeof json !== "string")
    throw new ParseError("not-text", "", `Pass JSON text or the object it stands for, not ${show(json)}.`);
  if (json.length > LONGEST_JSON) {
    throw new LimitError(
      "too-long",
      LONGEST_JSON,
      `This JSON has ${json.length} characters; at most ${LONGEST_JSON} are allowed.`,
    );
  }
  try {
    return JSON.parse(json);
  } catch {
    throw new ParseError("not-json", "", `${show(json)} is not JSON.`);
  }
}

/**
 * Replaces what keyboards, chats and word processors write for plain characters: wide letters and digits,
 * dashes, minus signs and crosses. Characters that cannot be seen move behind the word that they stand in and
 * become spaces, but between two digits they only become spaces. So the text keeps its length. Brackets,
 * braces, quotes and semicolons stay as they are, because comments may have them.
 */
export function plainText(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  const visible = text
    .replace(/[！＃-：＜-Ｚ＾-ｚ｜～]+/g, (wide) => wide.normalize("NFKC"))
    .replace(/[‐-―−﹣]/g, "-")
    .replace(/[×✕✖⨯]/g, "x");
  if (!/\p{Cf}/u.test(visible)) return visible;
  return visible
    .replace(/(\d)\p{Cf}+(?=\d)/gu, (run, digit: string) => digit.padEnd(run.length))
    .replace(/[\w.,/\p{Cf}-]+/gu, (run) => run.replace(/\p{Cf}/gu, "").padEnd(run.length));
}

/** A word of a text, without white space, and its offset. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** Splits a text at white space. */
export function wordsOf(text: string): readonly Word[] {
  let end = 0;
  return (text.match(/\S+/g) ?? []).map((word) => {
    const at = text.indexOf(word, end);
    end = at + word.length;
    return { text: word, at };
  });
}
