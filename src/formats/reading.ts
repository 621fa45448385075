/** Moves as people and language models write them: what both families say of one, and how its words are found. */

import { show } from "../base/data.ts";
import { attempt, MorabarabaError, ParseError, type Result } from "../base/errors.ts";
import { checkText } from "../base/input.ts";

/**
 * What a written move means: the one legal move, or why there is none or more than one. The `code` of the error is that of
 * `whyIllegal`; `ambiguous`, where `moves` are those that the text can mean; or of a text that is not understood.
 */
export type MoveReading<Move> =
  | { readonly ok: true; readonly value: Move }
  | { readonly ok: false; readonly error: MorabarabaError; readonly moves: readonly Move[] };

/** Longer text is refused. */
const LONGEST = 200;

/** Reads with what throws for a move that is refused, and else finds what the text can mean. */
export function readingOf<Move>(
  text: string,
  find: () => readonly Move[],
  write: (move: Move) => string,
): MoveReading<Move> {
  const found: Result<readonly Move[], MorabarabaError> = attempt(() => {
    checkText(text, LONGEST, "A move");
    return find();
  });
  if (!found.ok) return { ...found, moves: [] };
  const [move, other] = found.value;
  if (move !== undefined && other === undefined) return { ok: true, value: move };
  const few = found.value
    .slice(0, 4)
    .map((each) => write(each))
    .join(", ");
  const more = found.value.length > 4 ? ` and ${found.value.length - 4} more` : "";
  const message = `${show(text)} can mean ${few}${more}: write the whole move.`;
  return { ok: false, error: new MorabarabaError("ambiguous", message), moves: found.value };
}

/** Glyphs and signs that say nothing, such as those around words. */
const SILENT = /\$\d{1,3}|[\s.,;:!?"'`´*_()[\]{}#±∓=+&]+/y;

/**
 * The words of a text in small letters, each found by a pattern. Wide digits, dashes, arrows and crosses are plain ones.
 * Throws `ParseError` `syntax` for a sign that is not understood.
 *
 * @param number - The number of a move with which the text may begin, which is left out.
 */
export function wordsIn(text: string, word: RegExp, number: RegExp): readonly string[] {
  const rest = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/<\/?[a-z]+>/g, " ")
    .replace(/[‐-―−]/g, "-")
    .replace(/[→⇒⟶➔➜➡]\ufe0f?/g, ">")
    .replace(/[×✕✖⨯]\ufe0f?/g, "x")
    .replace(/[’‘“”«»„]/g, "'")
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

/** The error for a word that no move has. */
export function notUnderstood(text: string, word: string): ParseError {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  return new ParseError(
    "syntax",
    at,
    `${show(word)} is not understood in ${show(text)}: write the move alone.`,
  );
}

/** Words by their roles, from a list for each. */
export function rolesOf(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const entries = Object.entries(lists);
  return new Map(entries.flatMap(([role, list]) => list.split(" ").map((word) => [word, role] as const)));
}
