/* The names of points made for speech. */

import type { Words } from "../../languages/en/mills/words.ts";
import { en } from "../../languages/en/mills/words.ts";
import { type PartialWords, textOf } from "../sentences.ts";

/** Replaces the names of points in a sentence with names made for speech: `a4` becomes "alpha 4". */
export function spoken(words: PartialWords<Words>, sentence: string): string {
  const letters = textOf(en, words, "letters").split(" ");
  return sentence.replace(/\b([a-z])(\d{1,2})\b/gi, (_, letter: string, number: string) => {
    const name = letters[letter.toLowerCase().charCodeAt(0) - 97];
    return `${name ?? letter} ${number}`;
  });
}
