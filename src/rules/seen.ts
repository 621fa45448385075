/*
 * The positions that a game has seen and that can recur, as a linked list from the last one back. The games
 * along a line of play share entries. Counting walks the list, at most 10,000 entries.
 */

/** The list keeps this many positions and drops older ones. */
export const MOST_SEEN = 10_000;

/** Counting stops here: the hundredth occurrence ends the game in every variant that counts repetitions. */
const MOST_COUNTED = 100;

/** A position seen, and through `before` all those seen before it. */
export interface Seen {
  /** The position, as `formatFields` of its family writes it. */
  readonly text: string;
  /** How many positions there are up to this one, dropped ones included. */
  readonly length: number;
  readonly before: Seen | undefined;
}

/** Adds a position to those seen. */
export function addSeen(before: Seen | undefined, text: string): Seen {
  return { text, length: before === undefined ? 1 : before.length + 1, before };
}

/** Counts how often the last position has been seen, up to 100. */
export function timesSeen({ text, length, before }: Seen): number {
  const oldest = length - MOST_SEEN;
  let times = 1;
  for (let past = before; past !== undefined && past.length > oldest; past = past.before) {
    if (past.text === text && ++times === MOST_COUNTED) break;
  }
  return times;
}

/** Lists the positions as a game stores them, oldest first. */
export function listSeen(seen: Seen | undefined): string[] {
  const list = Array<string>(Math.min(seen?.length ?? 0, MOST_SEEN));
  let i = list.length;
  for (let past = seen; past !== undefined && i > 0; past = past.before) list[--i] = past.text;
  return list;
}
