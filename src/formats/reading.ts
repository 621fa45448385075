/* What both families use to read moves as people and language models write them. */

import { show } from "../base/data.ts";
import { attempt, MorabarabaError, ParseError, type Result } from "../base/errors.ts";
import { checkText, plainText } from "../base/input.ts";
import { answerIn, LONGEST_ANSWER } from "./answers.ts";

/**
 * What a written move means: the one legal move, or an error if there is none or more than one. `moves` are
 * those that an ambiguous text can mean.
 */
export type MoveReading<Move> =
  | { readonly ok: true; readonly value: Move }
  | { readonly ok: false; readonly error: MorabarabaError; readonly moves: readonly Move[] };

/** The most characters of a move as text. */
const LONGEST = 200;

/**
 * Reads the answer in a text with `find`, which returns all moves that the answer can mean, and throws if
 * there are none.
 */
export function readingOf<Move>(
  text: string,
  find: (answer: string) => readonly Move[],
  write: (move: Move) => string,
): MoveReading<Move> {
  const found: Result<readonly Move[], MorabarabaError> = attempt(() => {
    checkText(text, LONGEST_ANSWER, "A move");
    const answer = answerIn(text);
    checkText(answer, LONGEST, "A move");
    return find(answer);
  });
  if (!found.ok) return { ...found, moves: [] };
  const [move, other] = found.value;
  if (move !== undefined && other === undefined) return { ok: true, value: move };
  const few = found.value
    .slice(0, 4)
    .map((choice) => write(choice))
    .join(", ");
  const more = found.value.length > 4 ? ` and ${found.value.length - 4} more` : "";
  const message = `${show(text)} can mean ${few}${more}: write the whole move.`;
  return { ok: false, error: new MorabarabaError("ambiguous", message), moves: found.value };
}

/** Glyphs and punctuation, which are ignored. */
const SILENT = /\$\d{1,3}|[\s.,;:!?"'`´*_()[\]{}#±∓=+&]+/y;

/**
 * Splits a text into words that match a pattern, in small letters. Replaces wide digits, dashes, arrows,
 * crosses and apostrophes with plain ones. Throws `ParseError` `syntax` for an unknown sign.
 *
 * @param number - Matches a move number at the beginning, which is dropped.
 */
export function wordsIn(text: string, word: RegExp, number: RegExp): readonly string[] {
  const rest = plainText(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/<\/?[a-z]+>/g, " ")
    .replace(/[→⇒⟶➔➜➡]/g, ">")
    .replace(/\ufe0f/g, "")
    .replace(/[’‘“”«»„ʼ′`]/g, "'")
    .replace(number, "");
  const words: string[] = [];
  for (let at = 0; at < rest.length; ) {
    SILENT.lastIndex = at;
    word.lastIndex = at;
    const found = word.exec(rest)?.[0];
    if (found !== undefined) words.push(found);
    else if (!SILENT.test(rest)) throw notUnderstood(text, rest.slice(at).split(/\s/)[0] as string);
    at = found === undefined ? SILENT.lastIndex : word.lastIndex;
  }
  return words;
}

/** Makes the error for an unknown word. */
export function notUnderstood(text: string, word: string): ParseError {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const message =
    word === text.trim().toLowerCase()
      ? `${show(text)} is not a move: write one.`
      : `${show(word)} is not understood in ${show(text)}: write the move alone.`;
  return new ParseError("syntax", at, message);
}

const ASKING = /^(?:is|will|would)$/;
const SUBJECT = /^(?:i|we|it|this|move|choice|answer|best|pick|house|pit|point|square|spot)$/;

/** Whether a word begins a question: a verb without a subject before it. */
export function asks(words: readonly string[], i: number): boolean {
  return ASKING.test(words[i] as string) && !SUBJECT.test(words[i - 1] ?? "");
}

/** Returns the role of each word, from lists of words by role. */
export function rolesOf(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const entries = Object.entries(lists);
  return new Map(entries.flatMap(([role, list]) => list.split(" ").map((word) => [word, role] as const)));
}
