/** Finished matches: how they ended in words, as records, and as kept games. */
import type { Outcome } from "morabaraba";
import type { Words as MancalaWords } from "morabaraba/mancala/words";
import { announceEnd, type Words } from "morabaraba/words";
import { createGame, families } from "morabaraba-protocol/families";
import { outcomeOf } from "morabaraba-protocol/match";
import type { Match } from "morabaraba-protocol/protocol";
import { type GameRecord, kitOf } from "../family/family.ts";
import { type Kept, keepRecord } from "../games/store.ts";

/** Converts a finished match to a record, with a conclusion for ends such as resignation. */
export async function recordOf(match: Match): Promise<GameRecord> {
  const { family, variant, names, startedAt, moves, game } = match;
  const { players } = families[family];
  const kit = await kitOf(family);
  let record = kit.createRecord(createGame(family, variant), {
    White: names[players[0]] ?? "?",
    Black: names[players[1]] ?? "?",
    Date: new Date(startedAt ?? 0).toISOString().slice(0, 10).replaceAll("-", "."),
  });
  for (const move of moves) record = kit.playMove(record, move);
  return kit.outcome(kit.currentNode(record).game) === undefined ? kit.conclude(record, game) : record;
}

/** Keeps a finished match. The kept game's id comes from the match's, so a match is kept only once. */
export const keepMatch = async (match: Match): Promise<Kept> =>
  keepRecord(match.family, await recordOf(match), `online-${match.id}`);

/** Returns how a match ended, in the library's words; empty if it was aborted. */
export function endText(match: Match, words: Words | MancalaWords): string {
  const end = outcomeOf(match);
  return end === undefined ? "" : announceEnd(words as Words, end as Outcome);
}
