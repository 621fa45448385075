/*
 * The opening book of kalah: exact values and a best move for each position with many seeds that a side can
 * reach while it plays by the book, whatever the other side plays. The positions have a fixed order, so the
 * book needs only two letters for each: see `openings.ts`. A position that is not solved has two dots, and
 * those after it are not in the book.
 */

import { equals } from "../../base/data.ts";
import { variants } from "../../rules/mancala/data/builtIns.ts";
import type { Variant } from "../../rules/mancala/data/variant.ts";
import { type Book, type BookEntry, bookOf } from "../../rules/mancala/engine/book.ts";
import { judge } from "../../rules/mancala/engine/ending.ts";
import {
  copyOf,
  isEmpty,
  newPosition,
  type Position,
  seedsLeft,
} from "../../rules/mancala/engine/position.ts";
import { playOn } from "../../rules/mancala/play.ts";
import { openings } from "./openings.ts";

/** A letter for each number from 0 to 63. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const HOUSES = 6;

/** How many numbers a value can have: from minus the seeds of the largest book to plus the seeds. */
const VALUES = 121;

/** Writes an entry as two letters. */
export function lettersOf({ move, value }: BookEntry): string {
  const number = move * VALUES + value + (VALUES - 1) / 2;
  return `${ALPHABET[number >> 6]}${ALPHABET[number & 63]}`;
}

/** Reads two letters; `undefined` for a position that is not solved. */
export function entryIn(letters: string): BookEntry | undefined {
  const number = 64 * ALPHABET.indexOf(letters[0]!) + ALPHABET.indexOf(letters[1]!);
  if (number < 0) return undefined;
  return { move: Math.floor(number / VALUES), value: (number % VALUES) - (VALUES - 1) / 2 };
}

/** The text of a position as the side to move sees it. */
export function boardOf({ houses, side }: Position): string {
  const half = houses.length / 2;
  return `${side === 0 ? houses : [...houses.slice(half), ...houses.slice(0, half)]}`;
}

/**
 * Returns the positions with at least `least` seeds that a side can have after the turn of the side to move, in
 * a fixed order.
 */
function replies(position: Position, least: number): readonly Position[] {
  const found = new Map<string, Position>();
  const visited = new Set<string>();
  const visit = (at: Position): void => {
    for (let move = 0; move < HOUSES; move++) {
      const next = played(at, move);
      if (next === undefined || seedsLeft(next) < least) continue;
      const board = boardOf(next);
      if (next.side !== at.side) {
        if (!found.has(board)) found.set(board, next);
      } else if (!visited.has(board)) {
        visited.add(board);
        visit(next);
      }
    }
  };
  visit(position);
  return [...found.values()];
}

/** Returns the position after a move; `undefined` if the house is empty or the game is over. */
function played(position: Position, move: number): Position | undefined {
  if (position.houses[position.side * HOUSES + move] === 0) return undefined;
  const next = copyOf(position);
  playOn(position, move, next);
  return judge(next).outcome === undefined ? next : undefined;
}

/**
 * Visits the positions of a book with this many seeds in each house, in their order, with at least `least`
 * seeds. `entryFor` returns the entry of each position; without one, the positions after it are not visited.
 */
export function visitBook(
  seeds: number,
  least: number,
  entryFor: (position: Position) => BookEntry | undefined,
): void {
  const houses = Array<number>(2 * HOUSES).fill(seeds);
  const start = newPosition(variants.kalah, houses, [0, 0], 0, false);
  const known = new Set<string>();
  const waiting: Position[] = [];
  const add = (position: Position): void => {
    const board = boardOf(position);
    if (seedsLeft(position) < least || known.has(board)) return;
    known.add(board);
    waiting.push(position);
  };
  for (const position of [start, ...replies(start, least)]) add(position);
  for (const position of waiting) {
    const entry = entryFor(position);
    const next = entry && played(position, entry.move);
    if (next === undefined) continue;
    if (next.side === position.side) add(next);
    else for (const reply of replies(next, least)) add(reply);
  }
}

/** The entries of the books that have been read, by the seeds in each house. */
const books = /* @__PURE__ */ new Map<number, ReadonlyMap<string, BookEntry>>();

/** Returns the entries of a book by position; an empty map if there is none. */
function entriesOf(seeds: number): ReadonlyMap<string, BookEntry> {
  const known = books.get(seeds);
  if (known !== undefined) return known;
  const entries = new Map<string, BookEntry>();
  const opening = openings[seeds as keyof typeof openings];
  if (opening !== undefined) {
    const { least, letters } = opening;
    let at = 0;
    visitBook(seeds, least, (position) => {
      const entry = entryIn(letters.slice(at, at + 2));
      at += 2;
      if (entry !== undefined) entries.set(boardOf(position), entry);
      return entry;
    });
  }
  books.set(seeds, entries);
  return entries;
}

/** Whether a variant has the rules of kalah: the number of seeds does not matter. */
const isKalah = (variant: Variant): boolean =>
  equals({ ...variant, name: "", seeds: 0 }, { ...variants.kalah, name: "", seeds: 0 });

/** Returns the book's entry for a position that is not over, if there is one. */
export function bookEntry(position: Position): BookEntry | undefined {
  const { variant, seeds, side } = position;
  const isLive = !isEmpty(position, side) && judge(position).outcome === undefined;
  if (seeds % (2 * HOUSES) !== 0 || !isLive || !isKalah(variant)) return undefined;
  return entriesOf(seeds / (2 * HOUSES)).get(boardOf(position));
}

/**
 * The opening book of kalah with six houses a side, for the option `book` of `morabaraba/mancala/bots`.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { chooseMoveSync } from "morabaraba/mancala/bots";
 * import { kalahBook } from "morabaraba/mancala/book";
 *
 * const { move, score, exact } = chooseMoveSync(createGame({ base: "kalah", seeds: 4 }), { book: kalahBook });
 * move; // => { house: 3 }
 * score; // => 1000800
 * exact; // => true
 * ```
 */
export const kalahBook: Book = /* @__PURE__ */ bookOf("kalah", bookEntry);
