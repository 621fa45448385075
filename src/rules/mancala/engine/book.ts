/* The types by which a bot looks up an opening book of mancala: one public, one internal. */
import type { Position } from "./position.ts";

/** An opening book for a bot: `kalahBook` of `morabaraba/mancala/book`. */
export interface Book {
  /** The name of the book. */
  readonly name: string;
}

/** A best move of a position, a house counted from 0, and what the side to move wins from here on. */
export interface BookEntry {
  readonly move: number;
  readonly value: number;
}

/** Returns the book's entry for a position, if there is one. */
export type BookLookup = (position: Position) => BookEntry | undefined;

/** How each book looks up a position: no part of the book that a caller could reach. */
const lookups = /* @__PURE__ */ new WeakMap<object, BookLookup>();

/** Makes a book. */
export function bookOf(name: string, lookup: BookLookup): Book {
  const book = Object.freeze({ name });
  lookups.set(book, lookup);
  return book;
}

export const isBook = (value: unknown): value is Book => lookups.has(Object(value));

export const bookLookupOf = (book: Book | false | undefined): BookLookup | undefined =>
  book ? lookups.get(book) : undefined;
