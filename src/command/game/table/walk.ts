/* Undo and redo. Against a bot, both include the bot's reply to the person's move. */
import { bad, isBotGame, nodeOf, type Table, withText, wordsOf } from "./table.ts";

/** Goes back to the last turn of a person; one ply if there are no bots, or only bots. */
export function undone(table: Table): Table {
  if (table.turn) return { ...table, turn: null };
  const { goBack } = table.family.records;
  return walked(table, goBack, true) ?? withText(table, bad(wordsOf(table).own.nothingToUndo));
}

export const redone = (table: Table): Table =>
  walked(table, table.family.records.goForward, false) ??
  withText(table, bad(wordsOf(table).own.nothingToRedo));

function walked(
  table: Table,
  walk: (record: Table["record"]) => Table["record"],
  isBack: boolean,
): Table | undefined {
  const isMixed = !isBotGame(table) && Object.values(table.seats).some((seat) => seat !== "person");
  const after = (record: Table["record"]): Table => ({
    ...table,
    record,
    hint: [],
    paused: isBotGame(table),
  });
  const isBots = (at: Table): boolean => isMixed && at.seats[nodeOf(at).game.turn] !== "person";
  let at = after(walk(table.record));
  while (isBots(at)) {
    const further = after(walk(at.record));
    if (nodeOf(further).id === nodeOf(at).id) break;
    at = further;
  }
  // A bot's first move cannot be undone.
  return nodeOf(at).id === nodeOf(table).id || (isBack && isBots(at)) ? undefined : at;
}
