/**
 * Where a long text can be cut, so that no game is cut and one that is never closed does not swallow the next: above a line
 * with a tag below a blank line, and behind a line that ends with a result.
 */
import { MOST_CHARACTERS } from "./error.ts";
import { startsAt } from "./text.ts";

/** Part of a text, with its offset there. */
export interface Piece {
  readonly text: string;
  readonly base: number;
  /** Whether it is only the beginning of what is too long to be read. */
  readonly cut: boolean;
}

const HEAD = /\s*\[\w+\s+"/y;
const TAIL = /(?:[^;]*[\s})])?(?:1-0|0-1|1\/2-1\/2|½-½|0[.,]5-0[.,]5|\*)\s*$/y;

/** Takes a text part by part, and gives it piece by piece. */
export function pieceMaker(): (part: string, last: boolean) => Generator<Piece> {
  /** A line without its end so far, and how long it is. */
  let waiting: string[] = [];
  let size = 0;
  /** The next piece, as much of it as is kept, where it begins and how long it is. */
  let kept = "";
  let [base, length] = [0, 0];
  let [blank, inComment] = [false, false];

  function piece(): Piece {
    const made = { text: kept, base, cut: length > MOST_CHARACTERS };
    base += length;
    kept = "";
    length = 0;
    inComment = false;
    return made;
  }

  return function* (part, last) {
    waiting.push(part);
    size += part.length;
    // A line that is too long is not kept together.
    if (!last && size <= MOST_CHARACTERS && !part.includes("\n")) return;
    const text = waiting.join("");
    const whole = text.lastIndexOf("\n") + 1;
    const end = last || size - whole > MOST_CHARACTERS ? size : whole;
    for (let at = 0; at < end; ) {
      const line = text.slice(at, text.indexOf("\n", at) + 1 || end);
      at += line.length;
      if (blank && startsAt(HEAD, line, 0)) yield piece();
      kept += line.slice(0, MOST_CHARACTERS - kept.length);
      length += line.length;
      blank = line.trim() === "";
      const [open, close] = [line.lastIndexOf("{"), line.lastIndexOf("}")];
      inComment = open > close || (inComment && close < 0);
      if (!inComment && startsAt(TAIL, line, 0)) yield piece();
    }
    waiting = [text.slice(end)];
    size -= end;
    if (last) yield piece();
  };
}
