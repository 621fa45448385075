/** The texts of a match: its title and the names of its players. */

import type { Language } from "../core/languages.ts";
import { type Kit, type Side, variantTitle, type Words } from "../family/family.ts";
import type { PlayWords } from "../languages/en/play.ts";
import { fill } from "../words/words.ts";
import type { Match, Names } from "./match.ts";

export const levelName = (words: PlayWords, level: number): string => words.levels[level - 1] ?? "";

export const namesOf = (words: PlayWords, level: number): Names => ({
  you: words.you,
  bot: fill(words.bot, { level, name: levelName(words, level) }),
});

/** The page's words, the library's words for the variant, and the match's names. */
export interface Texts extends Names {
  readonly words: PlayWords;
  readonly library: Words;
  readonly title: string;
  /** Returns a side's name, such as "Light". */
  readonly sideName: (side: Side) => string;
  /** Returns the name of a side's player: the side's own, or against the bot, "You" or the bot's. */
  readonly playerName: (side: Side) => string;
}

export function textsOf(
  kit: Kit,
  words: PlayWords,
  language: Language,
  { record, setup, mine }: Pick<Match, "record" | "setup" | "mine">,
): Texts {
  const library = kit.wordsIn(language, record.variant);
  const { you, bot } = namesOf(words, setup.level);
  const players: Readonly<Record<string, string>> = library.players;
  const sideName = (side: Side): string => players[side] ?? side;
  const playerName = (side: Side): string => (mine === null ? sideName(side) : side === mine ? you : bot);
  return { words, library, title: variantTitle(library, record.variant), you, bot, sideName, playerName };
}
