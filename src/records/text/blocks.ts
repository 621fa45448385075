/* Splits a text that arrives in chunks into blocks: whole lines, divided where a new game certainly begins. */

import { HEAD, matchesAt } from "../tree/notes.ts";
import { MOST_CHARACTERS } from "../tree/record.ts";

/** Some lines of a text. */
export interface Block {
  readonly text: string;
  /** Whether a game ends here, even inside a comment or a variation. */
  readonly ends: boolean;
}

const WORD = /[^\S\n]*\S/y;

/**
 * Returns a function that takes the chunks of a text and yields its lines. The lines are divided between a
 * blank line and a tag, so that an unclosed comment does not swallow the next game.
 */
export function blockSplitter(): (chunk: string, last: boolean) => Generator<Block> {
  /** The beginning of an incomplete line, and its length. */
  let waiting: string[] = [];
  let size = 0;
  /** Whether the previous line is blank, and whether this one has a word. */
  let isBlank = false;
  let hasWord = false;
  /** Possibly the first half of a line end. */
  let half = "";

  return function* (next, last) {
    let chunk = half + next;
    half = last ? "" : (/\r{1,2}$/.exec(chunk)?.[0] ?? "");
    chunk = chunk.slice(0, chunk.length - half.length).replace(/\r(?!\r?\n)/g, "\n");
    waiting.push(chunk);
    size += chunk.length;
    // A line that is too long is passed on in blocks, and the reader rejects it.
    if (!last && size <= MOST_CHARACTERS && !chunk.includes("\n")) return;
    const text = waiting.join("");
    const whole = text.lastIndexOf("\n") + 1;
    const end = last || size - whole > MOST_CHARACTERS ? size : whole;
    let from = 0;
    for (let at = 0; at < end; ) {
      if (isBlank && matchesAt(HEAD, text, at)) {
        yield { text: text.slice(from, at), ends: true };
        from = at;
      }
      hasWord ||= matchesAt(WORD, text, at);
      at = text.indexOf("\n", at) + 1 || size;
      isBlank = text[at - 1] === "\n" && !hasWord;
      if (text[at - 1] === "\n") hasWord = false;
    }
    waiting = [text.slice(end)];
    size -= end;
    yield { text: text.slice(from, end), ends: last };
  };
}
