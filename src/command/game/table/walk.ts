/** Back and forth through a game: against a bot, its answer goes with the move before it. */
import { bad, isShow, placeOf, saying, type Table, wordsOf } from "./table.ts";

/** Back to the last position where a person has to move; one ply if no bot plays, or only bots. */
export function undone(table: Table): Table {
  if (table.turn) return { ...table, turn: null };
  const { goBack } = table.family.records;
  return walked(table, goBack, true) ?? saying(table, bad(wordsOf(table).own.nothingToUndo));
}

export const redone = (table: Table): Table =>
  walked(table, table.family.records.goForward, false) ??
  saying(table, bad(wordsOf(table).own.nothingToRedo));

function walked(
  table: Table,
  walk: (record: Table["record"]) => Table["record"],
  isBack: boolean,
): Table | undefined {
  const isMixed = !isShow(table) && Object.values(table.seats).some((seat) => seat !== "person");
  const after = (record: Table["record"]): Table => ({ ...table, record, hint: [], paused: isShow(table) });
  const isBots = (at: Table): boolean => isMixed && at.seats[placeOf(at).game.turn] !== "person";
  let at = after(walk(table.record));
  while (isBots(at)) {
    const further = after(walk(at.record));
    if (placeOf(further).id === placeOf(at).id) break;
    at = further;
  }
  // If the bot began, there is nothing before its first move.
  return placeOf(at).id === placeOf(table).id || (isBack && isBots(at)) ? undefined : at;
}
