/** The panel's sentences: the player's task, the last move, and how the game ended. */
import { complete, fill } from "morabaraba/words";
import {
  type Kit,
  type Outcome,
  otherSide,
  type RecordNode,
  type Side,
  type Words,
} from "../family/family.ts";
import type { PlayWords } from "../languages/en/play.ts";

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
