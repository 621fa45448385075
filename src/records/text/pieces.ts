/** A text that comes in parts, divided into pieces: whole lines, and an end where a game ends in any case. */
import { MOST_CHARACTERS } from "../tree/limits.ts";
import { startsAt } from "../tree/notes.ts";

/** Part of a text. */
export interface Piece {
  readonly text: string;
  /** Whether a game ends here in any case, even inside a comment or a variation. */
  readonly ends: boolean;
}

const HEAD = /[^\S\n]{0,99}\[\w{1,99}[^\S\n]{1,99}"/y;
const WORD = /[^\S\n]*\S/y;

/**
 * Takes a text in parts and passes it on in whole lines, divided above a line with a tag below a
 * blank line, so that a comment that is never closed does not swallow the next game.
 */
export function pieceMaker(): (part: string, last: boolean) => Generator<Piece> {
  /** A line without its end so far, and its length. */
  let waiting: string[] = [];
  let size = 0;
  /** Whether the line before is blank, and whether there is a word in this one. */
  let isBlank = false;
  let hasWord = false;
  /** What may be half of a line end. */
  let half = "";

  return function* (next, last) {
    let part = half + next;
    half = last ? "" : (/\r{1,2}$/.exec(part)?.[0] ?? "");
    part = part.slice(0, part.length - half.length).replace(/\r(?!\r?\n)/g, "\n");
    waiting.push(part);
    size += part.length;
    // A line that is too long is passed on in parts.
    if (!last && size <= MOST_CHARACTERS && !part.includes("\n")) return;
    const text = waiting.join("");
    const whole = text.lastIndexOf("\n") + 1;
    const end = last || size - whole > MOST_CHARACTERS ? size : whole;
    let from = 0;
    for (let at = 0; at < end; ) {
      if (isBlank && startsAt(HEAD, text, at)) {
        yield { text: text.slice(from, at), ends: true };
        from = at;
      }
      hasWord ||= startsAt(WORD, text, at);
      at = text.indexOf("\n", at) + 1 || size;
      isBlank = text[at - 1] === "\n" && !hasWord;
      if (text[at - 1] === "\n") hasWord = false;
    }
    waiting = [text.slice(end)];
    size -= end;
    yield { text: text.slice(from, end), ends: last };
  };
}
