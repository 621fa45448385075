/**
 * The opening book: which move a bot of full strength makes in the first plies, as long searches found it. A book holds one
 * letter for each position that a side can meet while it plays by the book, and positions that are images of each other
 * under a symmetry of the board are one. The letters are in `openings.ts`.
 */

import { equals } from "../../base/data.ts";
import { variants } from "../../rules/mills/data/builtIns.ts";
import type { Variant } from "../../rules/mills/data/variant.ts";
import { countBits } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { generateMoves, makeMove } from "../../rules/mills/engine/movegen.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import { canonicalPosition } from "../../rules/mills/engine/symmetry.ts";
import type { Dice } from "../random.ts";
import { openings } from "./openings.ts";

/** The letters of a book by ply: one for each of its positions, in the order of {@link bookPositions}. */
export type Letters = readonly string[];

/** Plies that a book can hold: in all of its positions every cow placed still stands where it was placed. */
export const BOOK_PLIES = 5;

/** A letter is the place of a move among the legal ones, in the order of the engine. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** What a book says of a position. */
export interface Entry {
  /** Its place among the letters. */
  readonly ply: number;
  readonly place: number;
  /** The key of the canonical position that the book's move leads to. */
  readonly next: number;
}

/** A book as far as it has been read: a search for a first move may have a millisecond, and reading all plies takes many. */
interface Book {
  readonly letters: Letters;
  /** By key of a canonical position. */
  readonly entries: Map<number, Entry>;
  /** The positions of the plies that are still to be read. */
  readonly rows: Iterator<readonly Position[]>;
  /** How many plies have been read. */
  plies: number;
}

const books = /* @__PURE__ */ new WeakMap<Ruleset, Book>();

/** A move of the book, packed, or -1 where it has none. Among moves that lead to images of one position, the dice decide. */
export function bookMove(ruleset: Ruleset, position: Position, dice: Dice): number {
  const entry = entryOf(ruleset, position);
  if (entry === undefined) return -1;
  const known = legalMoves(ruleset, position).filter(
    (move) => keyOf(after(ruleset, position, move)) === entry.next,
  );
  return known[dice(known.length)] as number;
}

/** What the book says of a position, if anything. */
export function entryOf(ruleset: Ruleset, position: Position): Entry | undefined {
  if (!isOpening(ruleset, position)) return undefined;
  const entries = entriesUpTo(ruleset, countBits(position.own | position.other));
  return entries.get(keyOf(canonicalOf(ruleset, position)));
}

/** Whether a book may hold the position. No cow has been shot, so that the cows on the board tell those in hand. */
function isOpening({ variant: { cows } }: Ruleset, { own, other, ownHand, otherHand }: Position): boolean {
  const [mine, theirs] = [countBits(own), countBits(other)];
  return mine + theirs < BOOK_PLIES && mine + ownHand === cows && theirs + otherHand === cows;
}

/** The entries of the book for the games of a variant up to a ply, none where there is no book. */
function entriesUpTo(ruleset: Ruleset, ply: number): ReadonlyMap<number, Entry> {
  let book = books.get(ruleset);
  if (book === undefined) {
    const name = bookOf(ruleset.variant);
    const letters = name === undefined ? [] : openings[name];
    book = { letters, entries: new Map(), rows: bookRows(ruleset, letters), plies: 0 };
    books.set(ruleset, book);
  }
  const { letters, entries, rows } = book;
  for (; book.plies <= ply && book.plies < letters.length; book.plies++) {
    const row = letters[book.plies] as string;
    (rows.next().value as readonly Position[]).forEach((position, place) => {
      const next = keyOf(after(ruleset, position, moveAt(ruleset, position, row, place)));
      entries.set(keyOf(position), { ply: (book as Book).plies, place, next });
    });
  }
  return entries;
}

/** The built-in variant with a book that has the same openings as a variant, if there is one. */
export function bookOf(variant: Variant): keyof typeof openings | undefined {
  const rules = openingRules(variant);
  const names = Object.keys(openings) as (keyof typeof openings)[];
  return names.find((name) => equals(openingRules(variants[name]), rules));
}

/** Variants that differ by name or in the rules of draws alone have the same openings. */
const openingRules = (variant: Variant): Variant => ({
  ...variant,
  name: "",
  tenMoves: null,
  repetition: null,
  drawAfterQuietPlies: null,
});

/**
 * By ply, the positions in which the side to move may be if it has played by the letters: one for all images of a position,
 * in canonical form. They reach one ply further than the letters, within the plies of a book.
 */
export function bookPositions(ruleset: Ruleset, letters: Letters): readonly (readonly Position[])[] {
  return [...bookRows(ruleset, letters)];
}

function* bookRows(ruleset: Ruleset, letters: Letters): Generator<readonly Position[], undefined> {
  const { cows, firstPlayer } = ruleset.variant;
  const start = {
    ...createPosition(),
    ownHand: cows,
    otherHand: cows,
    turn: firstPlayer === "light" ? 0 : 1,
  };
  let reached: readonly Position[] = [start];
  yield reached;
  /** Where the side that just moved may have left the game: any move of the other side leads to the next row. */
  let left: readonly Position[] = [start];
  for (const row of letters.slice(0, BOOK_PLIES - 1)) {
    const before = reached;
    reached = replies(ruleset, left);
    yield reached;
    left = before.map((position, place) => after(ruleset, position, moveAt(ruleset, position, row, place)));
  }
}

/** What any move leads to from any of these positions. */
function replies(ruleset: Ruleset, positions: readonly Position[]): readonly Position[] {
  const found = new Map<number, Position>();
  for (const position of positions)
    for (const move of legalMoves(ruleset, position)) {
      const next = after(ruleset, position, move);
      found.set(keyOf(next), next);
    }
  return [...found.values()];
}

/** The letter for a move of a position in canonical form. */
export const letterOf = (ruleset: Ruleset, position: Position, move: number): string =>
  ALPHABET[legalMoves(ruleset, position).indexOf(move)] as string;

const moveAt = (ruleset: Ruleset, position: Position, row: string, place: number): number =>
  legalMoves(ruleset, position)[ALPHABET.indexOf(row[place] as string)] as number;

export function legalMoves(ruleset: Ruleset, position: Position): number[] {
  const moves = new Int32Array(ruleset.mostMoves);
  return Array.from(moves.subarray(0, generateMoves(ruleset, position, moves, 0)));
}

/** What a move leads to, in canonical form. */
export function after(ruleset: Ruleset, position: Position, move: number): Position {
  const next = createPosition();
  makeMove(ruleset, position, move, next);
  canonicalPosition(ruleset, next, next);
  return next;
}

function canonicalOf(ruleset: Ruleset, position: Position): Position {
  const image = createPosition();
  canonicalPosition(ruleset, position, image);
  return image;
}

/** The cows of both sides in one number: with hands full at the beginning they tell the rest of an opening. */
export const keyOf = ({ own, other }: Position): number => own * 2 ** 24 + other;
