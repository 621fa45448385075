/** What every reader of text asks of it first. */

import { show } from "./checks.ts";
import { ParseError } from "./errors.ts";

/** Refuses what is not text, and text so long that it can only be a mistake or an attack; `what` begins the sentence. */
export function checkText(text: unknown, longest: number, what: string): asserts text is string {
  if (typeof text !== "string")
    throw new ParseError("not-text", 0, `${what} is read from text, not from ${show(text)}.`);
  if (text.length > longest) {
    throw new ParseError(
      "too-long",
      longest,
      `${what} has at most ${longest} characters, not ${text.length}.`,
    );
  }
}
