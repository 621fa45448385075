/**
 * A text part by part, as a reader can take it: in whole lines, and parted where a game ends whatever stands before, so that one
 * that is never closed does not swallow the next: above a line with a tag below a blank line.
 */
import { MOST_CHARACTERS } from "../tree/error.ts";
import { startsAt } from "../tree/notes.ts";

/** Part of a text. */
export interface Piece {
  readonly text: string;
  /** Whether a game that it does not end has ended all the same. */
  readonly ends: boolean;
}

const HEAD = /[^\S\n]{0,99}\[\w{1,99}[^\S\n]{1,99}"/y;
const WORD = /[^\S\n]*\S/y;

/** Takes a text part by part, and gives it piece by piece. */
export function pieceMaker(): (part: string, last: boolean) => Generator<Piece> {
  /** A line without its end so far, and how long it is. */
  let waiting: string[] = [];
  let size = 0;
  /** Whether the line before is blank; whether there is a word in this one. */
  let [blank, hasWord] = [false, false];
  /** What may be half of a line end. */
  let half = "";

  return function* (next, last) {
    let part = half + next;
    half = last ? "" : (/\r{1,2}$/.exec(part)?.[0] ?? "");
    part = part.slice(0, part.length - half.length).replace(/\r(?!\r?\n)/g, "\n");
    waiting.push(part);
    size += part.length;
    // A line that is too long is not kept together.
    if (!last && size <= MOST_CHARACTERS && !part.includes("\n")) return;
    const text = waiting.join("");
    const whole = text.lastIndexOf("\n") + 1;
    const end = last || size - whole > MOST_CHARACTERS ? size : whole;
    let from = 0;
    for (let at = 0; at < end; ) {
      if (blank && startsAt(HEAD, text, at)) {
        yield { text: text.slice(from, at), ends: true };
        from = at;
      }
      hasWord ||= startsAt(WORD, text, at);
      at = text.indexOf("\n", at) + 1 || size;
      blank = text[at - 1] === "\n" && !hasWord;
      if (text[at - 1] === "\n") hasWord = false;
    }
    waiting = [text.slice(end)];
    size -= end;
    yield { text: text.slice(from, end), ends: last };
  };
}
