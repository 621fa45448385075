/** The table of a record's places, which shares what is the same with the table it was made from. Knows no rules. */
import type { Notes, PlaceNumber, Places, RecordedMove } from "./state.ts";

/** A change copies and freezes three short lists: a row of 16 places, its block of 16 rows, and the blocks. */
const ROW = 16;

/** What stands at a place; undefined beyond the last, null where it was removed. */
export function placeAt(places: Places, number: PlaceNumber): RecordedMove | null | undefined {
  return places[number >> 8]?.[(number >> 4) & 15]?.[number & 15];
}

/** A place that is there. */
export function moveAt(places: Places, number: PlaceNumber): RecordedMove {
  return placeAt(places, number) as RecordedMove;
}

/** How many places there are, those removed included. */
export function countOf(places: Places): number {
  const block = places.at(-1) as Places[number];
  return (
    ((places.length - 1) * ROW + block.length - 1) * ROW + (block.at(-1) as Places[number][number]).length
  );
}

/** The table with something else at a place, or one more at the end. */
export function withPlace(places: Places, number: PlaceNumber, move: RecordedMove | null): Places {
  const block = places[number >> 8] ?? [];
  const row = block[(number >> 4) & 15] ?? [];
  return withItem(places, number >> 8, withItem(block, (number >> 4) & 15, withItem(row, number & 15, move)));
}

function withItem<Item>(list: readonly Item[], i: number, item: Item): readonly Item[] {
  const copy = [...list];
  copy[i] = item;
  return Object.freeze(copy);
}

/** The table of a list of places, each of them frozen. */
export function tableOf(list: readonly (RecordedMove | null)[]): Places {
  return inRows(inRows(list));
}

function inRows<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const rows: (readonly Item[])[] = [];
  for (let i = 0; i < items.length; i += ROW) rows.push(Object.freeze(items.slice(i, i + ROW)));
  return Object.freeze(rows);
}

/** The place before. */
export function before(number: PlaceNumber, { after }: RecordedMove): PlaceNumber {
  return after ?? number - 1;
}

/** The places that follow one whose move this is, if the move with the next number is known. */
export function following(
  number: PlaceNumber,
  { next }: RecordedMove,
  successor: RecordedMove | null | undefined,
): readonly PlaceNumber[] {
  return next ?? (successor && successor.after === undefined ? [number + 1] : []);
}

/** The places that follow one. */
export function nextOf(places: Places, number: PlaceNumber): readonly PlaceNumber[] {
  return following(number, moveAt(places, number), placeAt(places, number + 1));
}

const none: readonly PlaceNumber[] = [];

/** Goes along a line: through the first of these places, and then the first that follows each; `others` are those beside it. */
export function walkLine(
  places: Places,
  from: readonly PlaceNumber[],
  visit: (move: RecordedMove, number: PlaceNumber, others: readonly PlaceNumber[]) => void,
): void {
  let number = from[0] ?? -1;
  let others: readonly PlaceNumber[] = from.slice(1);
  for (let move = placeAt(places, number); move; ) {
    visit(move, number, others);
    // Most places are followed by the next number alone, which is looked up once.
    const after = number + 1;
    const successor = placeAt(places, after);
    const { next } = move;
    others = next?.slice(1) ?? none;
    number = next?.[0] ?? (successor?.after === undefined ? after : -1);
    move = number === after ? successor : placeAt(places, number);
  }
}

/** The places of a line: one, and then the first that follows each. */
export function lineFrom(places: Places, number: PlaceNumber): readonly PlaceNumber[] {
  const line: PlaceNumber[] = [];
  for (let at: PlaceNumber | undefined = number; at !== undefined; at = nextOf(places, at)[0]) line.push(at);
  return line;
}

/** How many variations a place is in, one within the other. */
export function depthOf(places: Places, number: PlaceNumber): number {
  let depth = 0;
  for (let at = number, from = at; at > 0; at = from) {
    from = before(at, moveAt(places, at));
    if (nextOf(places, from)[0] !== at) depth++;
  }
  return depth;
}

/** Which of these notes cannot be at a place: marks are of a move, a preface stands before the first of a variation. */
export function misplaced(places: Places, number: PlaceNumber, { marks, preface }: Notes): string {
  if (number === 0 && marks?.length) return "marks";
  const from = before(number, moveAt(places, number));
  return preface && (number === 0 || nextOf(places, from)[0] === number) ? "preface" : "";
}

const parts: readonly (keyof RecordedMove)[] = [
  "move",
  "after",
  "next",
  "preface",
  "comment",
  "marks",
  "end",
];

/** A frozen move with some of its parts changed, in their order and without those that are empty. */
export function changed(
  move: RecordedMove,
  changes: { readonly [Part in keyof RecordedMove]?: RecordedMove[Part] | undefined },
): RecordedMove {
  const all: Readonly<Record<string, unknown>> = { ...move, ...changes };
  const kept = parts
    .map((part) => [part, all[part]] as const)
    .filter(([part, value]) => part === "move" || (value !== undefined && Object(value).length !== 0));
  return Object.freeze(
    Object.fromEntries(kept.map(([part, value]) => [part, Object.freeze(value)])),
  ) as never;
}
