/** The texts of a match: its title, its players' names, the player's task, the last move, and how it ended. */
import { complete, fill } from "morabaraba/words";
import type { Language } from "../core/languages.ts";
import {
  type Kit,
  type Outcome,
  otherSide,
  type RecordNode,
  type Side,
  variantTitle,
  type Words,
} from "../family/family.ts";
import type { PlayWords } from "../languages/en/play.ts";
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

/** Returns the task of the side to move. `mine` is the player's side against the bot, null for two people. */
export function dutyText(
  kit: Kit,
  { library, words }: { readonly library: Words; readonly words: PlayWords },
  { node, mine, mustShoot }: { readonly node: RecordNode; readonly mine: Side | null; mustShoot: boolean },
): string {
  const { game, before } = node;
  const duty = mustShoot ? "shooting" : kit.duty(game, before?.turn);
  if (mine === game.turn)
    return (words.duties[kit.speech(game.variant)] as Readonly<Record<string, string>>)[duty] ?? "";
  const turns: Readonly<Record<string, string>> = library.turns;
  const players: Readonly<Record<string, string>> = library.players;
  return fill(turns[duty] ?? "", { player: players[game.turn] });
}

/** Returns what the last move did; against the bot, it addresses the player. Empty at the start. */
export function lastMoveText(
  kit: Kit,
  { library, words }: { readonly library: Words; readonly words: PlayWords },
  { node, mine }: { readonly node: RecordNode; readonly mine: Side | null },
): string {
  const { move, before } = node;
  if (move === undefined || before === undefined) return "";
  if (mine === null) return kit.words.announce(library, before, move);
  const voice = words.voices[before.turn === mine ? "you" : "bot"];
  const players = Object.fromEntries(
    kit.sides.map((side) => [side, side === mine ? words.you : words.theBot]),
  );
  return kit.words.announce(
    complete({ ...voice[kit.speech(before.variant)], players }, library),
    before,
    move,
  );
}

/** Returns why a game ended, without the winner. */
export function reasonText(kit: Kit, library: Words, { winner, reason }: Outcome): string {
  const reasons: Readonly<Record<string, string>> = library.reasons;
  const players: Readonly<Record<string, string>> = library.players;
  return fill(reasons[reason] ?? "", {
    winner: winner === null ? undefined : players[winner],
    loser: winner === null ? undefined : players[otherSide(kit, winner)],
  });
}
