/** The sentence beside a field of the player's own rules, in the language of the page. */
import type { Fault } from "morabaraba";
import { fill } from "../core/fill.ts";
import type { PlayWords } from "../words/play/en.ts";

/**
 * The page has sentences for numbers, points and the name; what else can be wrong, such as rules that do not go together, the library says in
 * English.
 */
export function faultText({ at, message, range }: Fault, words: PlayWords["rules"]["wrong"]): string {
  if (range) return fill(words.number, { least: range[0], most: range[1] });
  if (/^(noPlacing|setup)\.\w+\[/.test(at)) return words.point;
  return at === "name" ? words.name : message;
}
