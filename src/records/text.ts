/** What the text of a game is made of beside its moves: comments, marks, results. Knows no game. */

/** Text as it is kept: all white space is single spaces. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Two comments as one. */
export function joined(first: string, second: string): string {
  return first && second ? `${first} ${second}` : first + second;
}

/** `$14`; or signs in a row: `!?`, `±`, `+-`. */
export const MARK: RegExp =
  /\$[0-9]{1,3}(?![0-9])|(?:[!?#]|(?!\$)\p{S}|-\/?\+)(?:[!?#]|(?!\$)\p{S}|\/?-|\/(?=\+))*/uy;

/** A result as it is written. */
export const RESULT: RegExp = /(?:1-0|0-1|1\/2-1\/2|½-½|0[.,]5-0[.,]5|\*)(?![\w-])/y;

/** Whether a sticky pattern matches at an offset; its `lastIndex` is behind the match then. */
export function startsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Whether a sticky pattern matches all of a text. */
export function isAll(pattern: RegExp, text: string): boolean {
  return startsAt(pattern, text, 0) && pattern.lastIndex === text.length;
}

/** A result as this library writes it; undefined for a text that is none. */
export function resultIn(text: string): string | undefined {
  if (!isAll(RESULT, text)) return undefined;
  return text.length > 3 || text[0] === "½" ? "1/2-1/2" : text;
}
