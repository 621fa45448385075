/*
 * The opening book of kalah: exact values and a best move for each position with many seeds that a side can
 * reach while it plays by the book, whatever the other side plays. The positions have a fixed order, and no
 * answer of the other side lowers a value, so the book needs only the move and by how much the value rises:
 * a letter for most positions, see `openings.ts`. A position that is not solved has a dot, and those after it
 * are not in the book.
 */
import { equals } from "../../base/data.ts";
import { variants } from "../../rules/mancala/data/builtIns.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import type { Variant } from "../../rules/mancala/data/variant.ts";
import { type Book, type BookEntry, bookOf } from "../../rules/mancala/engine/book.ts";
import { judge } from "../../rules/mancala/engine/ending.ts";
import {
  copyOf,
  isEmpty,
  marginOf,
  newPosition,
  type Position,
  seedsLeft,
} from "../../rules/mancala/engine/position.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { playOn } from "../../rules/mancala/play.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { openings } from "./openings.ts";

/** A letter for each number from 0 to 63. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const HOUSES = 6;

/** How many rises of a value a letter can have besides the move; the last one has a second letter. */
const RISES = 10;

/** Writes an entry of a position whose value is at least `floor`. */
export function lettersOf({ move, value }: BookEntry, floor: number): string {
  const rise = (value - floor) / 2;
  const more = rise - (RISES - 1);
  const first = ALPHABET[move * RISES + Math.min(rise, RISES - 1)]!;
  return more < 0 ? first : first + ALPHABET[more]!;
}

/** Returns a function that reads the next entry; it returns `undefined` for a position that is not solved. */
export function entriesIn(letters: string): (floor: number) => BookEntry | undefined {
  let at = 0;
  const next = (): number => ALPHABET.indexOf(letters[at++] ?? ".");
  return (floor) => {
    const number = next();
    if (number < 0) return undefined;
    const first = number % RISES;
    const rise = first === RISES - 1 ? first + next() : first;
    return { move: Math.floor(number / RISES), value: floor + 2 * rise };
  };
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
 * seeds. `entryFor` returns the entry of each position, whose value is at least `floor`; without one, the
 * positions after it are not visited.
 */
export function visitBook(
  seeds: number,
  least: number,
  entryFor: (position: Position, floor: number) => BookEntry | undefined,
): void {
  const houses = Array<number>(2 * HOUSES).fill(seeds);
  const start = newPosition(variants.kalah, houses, [0, 0], 0, false);
  const known = new Set<string>();
  const waiting: { readonly position: Position; readonly floor: number }[] = [];
  /** Adds a position in which a side leads by at least `lead` with best play. */
  const add = (position: Position, lead: number): void => {
    const board = boardOf(position);
    if (seedsLeft(position) < least || known.has(board)) return;
    known.add(board);
    waiting.push({ position, floor: lead - marginOf(position.stores, position.side) });
  };
  add(start, -seedsLeft(start));
  for (const reply of replies(start, least)) add(reply, -seedsLeft(start));
  for (const { position, floor } of waiting) {
    const entry = entryFor(position, floor);
    if (entry === undefined) continue;
    const next = played(position, entry.move);
    if (next === undefined) continue;
    const lead = marginOf(position.stores, position.side) + entry.value;
    if (next.side === position.side) add(next, lead);
    else for (const reply of replies(next, least)) add(reply, lead);
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
    const entryFor = entriesIn(letters);
    visitBook(seeds, least, (position, floor) => {
      const entry = entryFor(floor);
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
function bookEntry(position: Position): BookEntry | undefined {
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

/** A move in the opening book. */
export interface BookMove {
  readonly move: Move;
  /** The lead in seeds at the end with best play, for the side to move; negative for a loss. */
  readonly margin: number;
}

/**
 * Returns the best move that the opening book has for a game, with its exact value. The list is empty in
 * games that the book does not have: those of other variants, and those with few seeds in the houses.
 *
 * @throws `ParseError` or `VariantError` if the game is invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { bookMoves } from "morabaraba/mancala/book";
 *
 * bookMoves(createGame("kalah")); // => [{ move: { house: 3 }, margin: 8 }]
 * bookMoves(createGame("oware")); // => []
 * ```
 */
export function bookMoves(game: Game): readonly BookMove[] {
  const { position, outcome } = readGame(game);
  const entry = outcome === undefined ? bookEntry(position) : undefined;
  if (entry === undefined) return [];
  const { stores, side } = position;
  return [{ move: moveOf(entry.move), margin: marginOf(stores, side) + entry.value }];
}
