/**
 * The positions that a game has seen and that can come back. Each entry knows the entry before it, so that the games of one line
 * share them. Adding a position and counting how often it has been seen takes about the same time, however many there are.
 */

/** More positions than these are not remembered; the oldest are forgotten. */
export const MOST_SEEN = 10_000;

/** More occurrences of a position are not counted: the hundredth ends the game in every variant that counts any. */
const MOST_COUNTED = 100;

/** Entries between the points at which an index is made: a list without one is searched, which is faster while it is short. */
const STRIDE = 256;

/** A position seen, and through `before` all those seen before it. */
export interface Seen {
  /** The position, as `formatFields` of its family writes it. */
  readonly text: string;
  /** How many positions there are up to this one, forgotten ones included. */
  readonly length: number;
  readonly before: Seen | undefined;
  readonly index: Index | undefined;
}

/** A tree that finds a text by the bits of its hash. Trees share all branches in which they do not differ. */
interface Index {
  readonly text: string;
  /** The `length` of the last {@link MOST_COUNTED} entries with this text, oldest first. */
  readonly at: readonly number[];
  readonly zero: Index | undefined;
  readonly one: Index | undefined;
}

/** These positions and one more, without an index: for lists that are read from games, most of which are used only once. */
export function append(before: Seen | undefined, text: string): Seen {
  return { text, length: before === undefined ? 1 : before.length + 1, before, index: undefined };
}

/** These positions and one more. */
export function see(before: Seen | undefined, text: string): Seen {
  const length = before === undefined ? 1 : before.length + 1;
  const seen: Seen = {
    text,
    length,
    before,
    index: before?.index && added(before.index, text, length, hashOf(text)),
  };
  return length % STRIDE === 0 && seen.index === undefined ? { ...seen, index: indexOf(seen) } : seen;
}

/** How often the last position has been seen; 100 stands for more, too. */
export function timesSeen({ text, length, before, index }: Seen): number {
  const oldest = length - MOST_SEEN;
  if (index !== undefined) return found(index, text, hashOf(text)).filter((at) => at > oldest).length;
  let times = 1;
  for (let past = before; past !== undefined && past.length > oldest; past = past.before) {
    if (past.text === text) times++;
  }
  return times;
}

/** The positions as a game stores them, oldest first. */
export function listSeen(seen: Seen | undefined): string[] {
  const list = Array<string>(Math.min(seen?.length ?? 0, MOST_SEEN));
  let i = list.length;
  for (let past = seen; past !== undefined && i > 0; past = past.before) list[--i] = past.text;
  return list;
}

function indexOf(seen: Seen): Index {
  const entries = [...listSeen(seen).entries()];
  const forgotten = seen.length - entries.length;
  return entries.reduce<Index | undefined>(
    (index, [i, text]) => added(index, text, forgotten + i + 1, hashOf(text)),
    undefined,
  ) as Index;
}

function added(index: Index | undefined, text: string, at: number, hash: number): Index {
  if (index === undefined) return { text, at: [at], zero: undefined, one: undefined };
  if (index.text === text) return { ...index, at: [...index.at.slice(1 - MOST_COUNTED), at] };
  return (hash & 1) === 0
    ? { ...index, zero: added(index.zero, text, at, hash >>> 1) }
    : { ...index, one: added(index.one, text, at, hash >>> 1) };
}

/** The places of a text that is in the tree. */
function found(index: Index, text: string, hash: number): readonly number[] {
  let branch = index;
  let bits = hash;
  while (branch.text !== text) {
    branch = ((bits & 1) === 0 ? branch.zero : branch.one) as Index;
    bits >>>= 1;
  }
  return branch.at;
}

/** FNV-1a, mixed once more so that the low bits, which are asked first, depend on all of the text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
