/** A finished match as a record, for the archive. */

import type { Game as MillGame } from "morabaraba";
import type { Game as MancalaGame } from "morabaraba/mancala";
import * as mancala from "morabaraba/mancala/records";
import * as mills from "morabaraba/records";
import { families } from "./shared/families.ts";
import type { Match, TimeControl } from "./shared/protocol.ts";

/** Minutes and increment as seconds, days as the time for one move, as PGN writes them. */
function timeTag(control: TimeControl | null): string {
  if (control === null) return "-";
  return "days" in control ? `1/${control.days * 86_400}` : `${control.minutes * 60}+${control.increment}`;
}

export function recordText(match: Match): string {
  const { family, variant, names, startedAt, moves, game } = match;
  const { players, create, outcome } = families[family];
  const tags = {
    Event: "Online game",
    Site: match.id,
    Date: new Date(startedAt ?? 0).toISOString().slice(0, 10).replaceAll("-", "."),
    White: names[players[0]] ?? "?",
    Black: names[players[1]] ?? "?",
    TimeControl: timeTag(match.timeControl),
  };
  // A game that its moves ended is a whole record; one that was resigned, agreed or lost on time must be concluded.
  if (family === "morabaraba") {
    let record = mills.createRecord(create(variant) as MillGame, tags);
    for (const move of moves) record = mills.play(record, move);
    if (outcome(mills.current(record).game) === undefined) record = mills.conclude(record, game as MillGame);
    return mills.formatRecord(record);
  }
  let record = mancala.createRecord(create(variant) as MancalaGame, tags);
  for (const move of moves) record = mancala.play(record, move);
  if (outcome(mancala.current(record).game) === undefined)
    record = mancala.conclude(record, game as MancalaGame);
  return mancala.formatRecord(record);
}
