/** A finished match as a record, for the archive. */

import type { Family } from "morabaraba/families";
import { createGame, families } from "morabaraba-protocol/families";
import type { Match, TimeControl } from "morabaraba-protocol/protocol";

const kits = { mills: await families.mills.records(), mancala: await families.mancala.records() };

/** Writes a time control as PGN does, in seconds: `600+5`, or `1/86400` for a day per move. */
function timeTag(control: TimeControl | null): string {
  if (control === null) return "-";
  return "days" in control ? `1/${control.days * 86_400}` : `${control.minutes * 60}+${control.increment}`;
}

export function recordText(match: Match): string {
  const { family, variant, names, startedAt, moves, game } = match;
  const { players } = families[family];
  const { outcome }: Family["rules"] = families[family].rules;
  const records = kits[family];
  let record = records.createRecord(createGame(family, variant), {
    Event: "Online game",
    Site: match.id,
    Date: new Date(startedAt ?? 0).toISOString().slice(0, 10).replaceAll("-", "."),
    White: names[players[0]] ?? "?",
    Black: names[players[1]] ?? "?",
    TimeControl: timeTag(match.timeControl),
  });
  for (const move of moves) record = records.playMove(record, move);
  // Moves do not show that a game was resigned, agreed drawn or lost on time.
  if (outcome(records.currentNode(record).game) === undefined) record = records.conclude(record, game);
  return records.formatRecord(record);
}
