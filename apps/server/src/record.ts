/** A finished match as a record, for the archive. */

import { createGame, families } from "morabaraba-protocol/families";
import type { Match, TimeControl } from "morabaraba-protocol/protocol";

const kits = { mills: await families.mills.records(), mancala: await families.mancala.records() };

/** Minutes and increment as seconds, days as the time for one move, as PGN writes them. */
function timeTag(control: TimeControl | null): string {
  if (control === null) return "-";
  return "days" in control ? `1/${control.days * 86_400}` : `${control.minutes * 60}+${control.increment}`;
}

export function recordText(match: Match): string {
  const { family, variant, names, startedAt, moves, game } = match;
  const { players, rules } = families[family];
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
  // A game that its moves ended is a whole record; one that was resigned, agreed or lost on time must be concluded.
  if (rules.outcome(records.currentNode(record).game) === undefined) record = records.conclude(record, game);
  return records.formatRecord(record);
}
