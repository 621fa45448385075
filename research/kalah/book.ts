/*
 * The positions of a book for kalah, and their solutions. A side that plays a best move from the book can
 * reach few positions, whatever the other side plays. Those with the most seeds are solved first, so after
 * any time the book is complete down to a number of seeds. The library has them as letters, in the order in
 * which it reads them.
 */

import { writeFileSync } from "node:fs";
import { boardOf, lettersOf, visitBook } from "../../src/bots/mancala/book.ts";
import { play, type Solver } from "./solver.ts";

/** A line of `research/kalah/book.jsonl`: a position of the book, a best move (0 to 5), and its value. */
export interface Entry {
  readonly board: string;
  readonly move: number;
  readonly value: number;
}

const seedsOf = (board: readonly number[]): number => board.reduce((sum, count) => sum + count, 0);

/** Returns the positions that the book's side can have after the other side's turn. */
function replies(board: readonly number[]): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  const visited = new Set<string>();
  const visit = (at: readonly number[]): void => {
    if (visited.has(`${at}`)) return;
    visited.add(`${at}`);
    for (let move = 0; move < 6; move++) {
      if (at[move] === 0) continue;
      const { board: next, again, isOver } = play(at, move);
      if (isOver) continue;
      if (again) visit(next);
      else found.set(`${next}`, next);
    }
  };
  visit(board);
  return [...found.values()];
}

/** Returns the positions of the book's side after its move. */
function afterMove(board: readonly number[], move: number): readonly (readonly number[])[] {
  const { board: next, again, isOver } = play(board, move);
  if (isOver) return [];
  return again ? [next] : replies(next);
}

/** The first positions of a book: the start, and those after the other side's first turn. */
function roots(seeds: number): readonly (readonly number[])[] {
  const start = Array<number>(12).fill(seeds);
  return [start, ...replies(start)];
}

/**
 * Solves the positions of a book with at least `least` seeds, those with the most seeds first. Calls
 * `onEntry` for each new one, and stops when it returns false.
 */
export function solveBook(
  solver: Solver,
  starts: readonly number[],
  least: number,
  known: ReadonlyMap<string, Entry>,
  onEntry: (entry: Entry, seeds: number, waiting: number) => boolean,
): void {
  const waiting: Map<string, readonly number[]>[] = [];
  const add = (board: readonly number[]): void => {
    const seeds = seedsOf(board);
    if (seeds < least) return;
    waiting[seeds] ??= new Map();
    waiting[seeds].set(`${board}`, board);
  };
  const done = new Set<string>();
  for (const seeds of starts) for (const board of roots(seeds)) add(board);
  for (let seeds = waiting.length - 1; seeds >= least; seeds--) {
    for (;;) {
      const [board] = waiting[seeds]?.values() ?? [];
      if (board === undefined) break;
      const key = `${board}`;
      waiting[seeds]?.delete(key);
      if (done.has(key)) continue;
      done.add(key);
      const entry = known.get(key) ?? { board: key, ...solver.solve(board) };
      for (const next of afterMove(board, entry.move)) if (!done.has(`${next}`)) add(next);
      if (known.has(key)) continue;
      const left = waiting.reduce((sum, boards) => sum + boards.size, 0);
      if (!onEntry({ board: key, value: entry.value, move: entry.move }, seeds, left)) return;
    }
  }
}

/**
 * Writes the books of these seeds, each down to its least number of seeds in the houses, from the lines of
 * `book.jsonl`; returns how many positions each has.
 */
export function writeOpenings(
  lines: string,
  starts: readonly number[],
  leasts: readonly number[],
): Record<number, object> {
  const known = new Map<string, Entry>();
  for (const line of lines.trim().split("\n").filter(Boolean)) {
    const entry = JSON.parse(line) as Entry;
    known.set(entry.board, entry);
  }
  const counts: Record<number, object> = {};
  const books = starts.map((seeds, i) => {
    const least = leasts[i] as number;
    let letters = "";
    let solved = 0;
    let most = 0;
    visitBook(seeds, least, (position, floor) => {
      const entry = known.get(boardOf(position));
      letters += entry ? lettersOf(entry, floor) : ".";
      if (entry) solved++;
      else most = Math.max(most, position.seeds - position.stores[0] - position.stores[1]);
      return entry;
    });
    letters = letters.replace(/\.+$/, "");
    counts[seeds] = { solved, letters: letters.length, unsolvedUpTo: most };
    return solved === 0 ? "" : `  ${seeds}: { least: ${least}, letters: "${letters}" },\n`;
  });
  const about =
    "The letters of the opening books of kalah, by the seeds in each house. Written by research/kalah.mjs.";
  const file = new URL("../../src/bots/mancala/openings.ts", import.meta.url);
  writeFileSync(file, `/** ${about} */\nexport const openings = {\n${books.join("")}} as const;\n`);
  return counts;
}
