/** Text from outside: what every reader asks of it first, and JSON. */

import { isRecord, show } from "./data.ts";
import { LimitError, ParseError } from "./errors.ts";

/** Refuses what is not text, and text so long that it can only be a mistake or an attack; `what` begins the sentence. */
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
 * JSON text longer than this, in UTF-16 units, is refused unread. A game is shorter: it has seen at most 10,000 positions,
 * and the text of one has at most 583 characters, where each of 31 points is a ring and two sides have used up 24 lines
 * each.
 */
const LONGEST_JSON = 6_000_000;

/** JSON text as data; data that is an object already passes as it is, since requests often arrive parsed. */
export function readJson(json: unknown): unknown {
  if (isRecord(json)) return json;
  if (typeof json !== "string")
    throw new ParseError("not-text", "", `Pass JSON text or the object it stands for, not ${show(json)}.`);
  if (json.length > LONGEST_JSON) {
    throw new LimitError(
      "too-long",
      LONGEST_JSON,
      `This JSON has ${json.length} characters; more than ${LONGEST_JSON} are refused.`,
    );
  }
  try {
    return JSON.parse(json);
  } catch {
    throw new ParseError("not-json", "", `${show(json)} is not JSON.`);
  }
}

/** A word of a text: what stands between white space, and its offset. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** The words of a text. */
export function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(/\S+/g), (match) => ({ text: match[0], at: match.index }));
}
