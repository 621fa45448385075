/** A table of places as it grows while a text is read or data is checked: a list that becomes frozen in the end. */
import { tableOf } from "./places.ts";
import type { PlaceNumber, Places, RecordedMove } from "./state.ts";

/** A move to which things may still be added. */
export type Growing = { -readonly [Part in keyof RecordedMove]: RecordedMove[Part] };

/** Adds a move behind a place; the number of its place. */
export function grow(list: (Growing | null)[], here: PlaceNumber, move: string): PlaceNumber {
  const from = list[here] as Growing;
  const number = list.length;
  const only = list[here + 1];
  if (from.next) (from.next as PlaceNumber[]).push(number);
  else if (number > here + 1) from.next = only && only.after === undefined ? [here + 1, number] : [number];
  list.push(number === here + 1 ? { move } : { move, after: here });
  return number;
}

/** The table of a list, which is not to grow any more. */
export function grown(list: readonly Growing[]): Places {
  for (const move of list) {
    if (move.next) Object.freeze(move.next);
    if (move.marks) Object.freeze(move.marks);
    Object.freeze(move);
  }
  return tableOf(list);
}
