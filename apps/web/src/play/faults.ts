/** The errors beside the fields of custom rules. */
import type { Fault } from "morabaraba";
import type { PlayWords } from "../languages/en/play.ts";
import { fill } from "../words/words.ts";

/**
 * Returns the sentence for an error: the page's own for numbers, points and names, and the library's English
 * one for anything else, such as rules that contradict each other.
 */
export function faultText({ at, message, range }: Fault, words: PlayWords["rules"]["wrong"]): string {
  if (range) return fill(words.number, { least: range[0], most: range[1] });
  if (/^(noPlacing|setup)\.\w+\[/.test(at)) return words.point;
  return at === "name" ? words.name : message;
}
