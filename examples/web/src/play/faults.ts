/** What is wrong with a field of one's own rules, in the language of the page. */
import type { Fault } from "morabaraba";
import { fill } from "../app/fill.ts";
import type { PlayWords } from "../words/play/en.ts";

/** Numbers and names are said in the words of the page; anything else, such as a fault of a board, as the library says it. */
export function faultText({ message }: Fault, words: PlayWords["rules"]["wrong"]): string {
  const [, least = "", most = ""] = /a whole number from (\d+) to (\d+)/.exec(message) ?? [];
  if (least !== "") return fill(words.number, { least, most });
  return /letters, digits/.test(message) ? words.name : message;
}
