/** Lines of moves that share what is the same with the lines they were made from. Knows no rules and no places. */
import { ParseError } from "../ground/errors.ts";
import { isWhole, show } from "../ground/schema.ts";
import type { AnnotatedMove, Entry, MoveLine, Path } from "./state.ts";

/** Entries of a row, rows of a block: freezing a list takes time by its length, so three short lists are frozen. */
const ROW = 16;

export const emptyLine: MoveLine = /* @__PURE__ */ Object.freeze([]);

/** How many moves a line has. */
export function lengthOf(line: MoveLine): number {
  const block = line.at(-1);
  return block === undefined
    ? 0
    : ((line.length - 1) * ROW + block.length - 1) * ROW + (block.at(-1) as Entry[]).length;
}

/** The move number `i` of a line, from 0; undefined beyond its end. */
export function entryAt(line: MoveLine, i: number): Entry | undefined {
  return line[i >> 8]?.[(i >> 4) & 15]?.[i & 15];
}

/** The line with another entry number `i`, or with one more at its end. */
export function withEntry(line: MoveLine, i: number, entry: Entry): MoveLine {
  const block = line[i >> 8] ?? [];
  const row = block[(i >> 4) & 15] ?? [];
  return withItem(line, i >> 8, withItem(block, (i >> 4) & 15, withItem(row, i & 15, entry)));
}

function withItem<Item>(list: readonly Item[], i: number, item: Item): readonly Item[] {
  const copy = list.slice();
  copy[i] = item;
  return Object.freeze(copy);
}

/** The moves of a line as one list. */
export function entriesOf(line: MoveLine): readonly Entry[] {
  return line.flat(2) as Entry[];
}

/** A line of these moves. */
export function lineOf(entries: readonly Entry[]): MoveLine {
  return inRows(inRows(entries));
}

function inRows<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const rows: (readonly Item[])[] = [];
  for (let i = 0; i < items.length; i += ROW) rows.push(Object.freeze(items.slice(i, i + ROW)));
  return Object.freeze(rows);
}

/** The text of a move alone. */
export function moveIn(entry: Entry): string {
  return typeof entry === "string" ? entry : entry.move;
}

/** What belongs to a move, whether there is anything or not. */
export function nodeOf(entry: Entry): AnnotatedMove {
  return typeof entry === "string" ? { move: entry } : entry;
}

/** The entry of a node with some of its parts changed: without what is empty, in the order of the fields. */
export function entryOf(
  node: AnnotatedMove,
  changes: { readonly [Part in keyof AnnotatedMove]?: AnnotatedMove[Part] | undefined } = {},
): Entry {
  const { move, preface, comment, marks, variations } = { ...node, ...changes } as AnnotatedMove;
  const parts = {
    ...(preface && { preface }),
    ...(comment && { comment }),
    ...(marks?.length && { marks: Object.freeze(marks) }),
    ...(variations?.length && { variations: Object.freeze(variations) }),
  };
  return Object.keys(parts).length === 0 ? move : Object.freeze({ move, ...parts });
}

/** The line that a path ends in, or the one that holds what its variation replaces; undefined where there is none. */
export function lineAt(main: MoveLine, path: Path): MoveLine | undefined {
  let line: MoveLine | undefined = main;
  for (let i = 0; i + 2 < path.length && line !== undefined; i += 2) {
    const entry: Entry | undefined = entryAt(line, (path[i] as number) - 1);
    line = typeof entry === "object" ? entry.variations?.[path[i + 1] as number] : undefined;
  }
  return line;
}

/** The main line with the line of a path changed; one that becomes empty is dropped from its variations. */
export function edited(line: MoveLine, path: Path, change: (line: MoveLine) => MoveLine): MoveLine {
  if (path.length === 1) return change(line);
  const [plies, number, ...rest] = path as [number, number, ...number[]];
  const node = nodeOf(entryAt(line, plies - 1) as Entry);
  const variations = [...(node.variations as readonly MoveLine[])];
  const changed = edited(variations[number] as MoveLine, rest, change);
  variations.splice(number, 1, ...(changed.length === 0 ? [] : [changed]));
  return withEntry(line, plies - 1, entryOf(node, { variations }));
}

/** The texts of the moves on the way to a place, without the first so many. */
export function movesTo(main: MoveLine, path: Path, known: number): string[] {
  const moves: string[] = [];
  let plies = 0;
  for (let i = 0; i < path.length; i += 2) {
    const line = lineAt(main, path.slice(0, i + 1)) as MoveLine;
    const count = pliesIn(path, i);
    for (let j = Math.max(known - plies, 0); j < count; j++) moves.push(moveIn(entryAt(line, j) as Entry));
    plies += count;
  }
  return moves;
}

/** Plies that a path plays in one of its lines; a ply that a variation replaces is none. */
function pliesIn(path: Path, i: number): number {
  return (path[i] as number) - (i + 1 < path.length ? 1 : 0);
}

/** Plies on the way to a place. */
export function pliesTo(path: Path): number {
  let plies = 0;
  for (let i = 0; i < path.length; i += 2) plies += pliesIn(path, i);
  return plies;
}

/** Plies that the ways to two places have in common. */
export function pliesInCommon(a: Path, b: Path): number {
  let plies = 0;
  for (let i = 0; ; i += 2) {
    plies += Math.min(pliesIn(a, i), pliesIn(b, i));
    if (a[i] !== b[i] || a[i + 1] === undefined || a[i + 1] !== b[i + 1]) return plies;
  }
}

/** The way to the ply before; that of a variation's first move stands before the move that it replaces. */
export function placeBefore(path: Path): Path {
  const plies = path.at(-1) as number;
  return plies > 1 || path.length === 1
    ? [...path.slice(0, -1), plies - 1]
    : [...path.slice(0, -3), (path.at(-3) as number) - 1];
}

/** A path that leads somewhere in this main line, frozen; throws {@link ParseError} `syntax` at `path`. */
export function checkedPath(main: MoveLine, path: unknown): Path {
  const sound =
    Array.isArray(path) && path.length % 2 === 1 && path.every((part) => isWhole(part, 0, 2 ** 31 - 1));
  const line = sound ? lineAt(main, path) : undefined;
  const plies: number = sound ? (path.at(-1) as number) : 0;
  if (line === undefined || plies > lengthOf(line) || (plies === 0 && (path as Path).length > 1))
    throw new ParseError("syntax", "path", `No place of this record has the path ${show(String(path))}.`);
  return Object.freeze([...(path as Path)]);
}
