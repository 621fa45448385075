/** What the players are called. */
import { fill } from "../core/fill.ts";
import type { PlayWords } from "../words/play/en.ts";
import type { Names } from "./match.ts";

export const levelName = (words: PlayWords, level: number): string => words.levels[level - 1] ?? "";

export const namesOf = (words: PlayWords, level: number): Names => ({
  you: words.you,
  bot: fill(words.bot, { level, name: levelName(words, level) }),
});
