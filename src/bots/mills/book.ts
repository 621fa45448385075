/*
 * The opening book: the moves of a bot at full strength in the first plies, found by long searches. A book
 * has one letter, which encodes a move (see `ALPHABET`), for each position that a side can reach while it
 * plays by the book. Positions that a symmetry of the board turns into each other share a letter. The letters
 * are in `openings.ts`, and two more letters for each, which encode the score of the search and its depth.
 */
import { equals } from "../../base/data.ts";
import { variants } from "../../rules/mills/data/builtIns.ts";
import type { Game, Move } from "../../rules/mills/data/state.ts";
import type { Variant } from "../../rules/mills/data/variant.ts";
import { countBits } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { makeMove } from "../../rules/mills/engine/makeMove.ts";
import { generateMoves } from "../../rules/mills/engine/movegen.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import { canonicalPosition } from "../../rules/mills/engine/symmetry.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { encodeGame, rulesetOf } from "../../rules/mills/read.ts";
import type { Dice } from "../random.ts";
import { openingScores, openings } from "./openings.ts";

/** The letters of a book, a string for each ply; its positions have the order of {@link bookPositions}. */
export type Letters = readonly string[];

/** The most plies of a book: nothing is shot or moved in them, so the board's cows determine a position. */
export const BOOK_PLIES = 5;

/** A letter is the index of a move among the legal moves, in the order of the engine. */
export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A position in a book. */
interface Entry {
  /** Where the position's letter is: its ply, and its index in that ply's string. */
  readonly ply: number;
  readonly place: number;
  /** The key of the canonical position that the book's move leads to. */
  readonly next: number;
}

/** A book that is read ply by ply: reading it all takes longer than a short search may last. */
interface Book {
  readonly letters: Letters;
  /** The entry of each canonical position, by the position's key. */
  readonly entries: Map<number, Entry>;
  /** The positions of the plies still to read. */
  readonly rows: Iterator<readonly Position[]>;
  /** How many plies have been read. */
  plies: number;
}

const books = /* @__PURE__ */ new WeakMap<Ruleset, Book>();

/** Returns the book's move, packed, or -1. If it has symmetrical moves, the dice pick one of them. */
export function bookMove(ruleset: Ruleset, position: Position, dice: Dice): number {
  const entry = entryOf(ruleset, position);
  if (entry === undefined) return -1;
  const candidates = legalMoves(ruleset, position).filter(
    (move) => keyOf(after(ruleset, position, move)) === entry.next,
  );
  return candidates[dice(candidates.length)] as number;
}

/** Returns the book's entry for a position, if there is one. */
function entryOf(ruleset: Ruleset, position: Position): Entry | undefined {
  if (!isOpening(ruleset, position)) return undefined;
  const entries = entriesUpTo(ruleset, countBits(position.own | position.other));
  return entries.get(keyOf(canonicalOf(ruleset, position)));
}

/** Whether a book may have the position: it is early enough, and no cow has been shot. */
function isOpening({ variant: { cows } }: Ruleset, { own, other, ownHand, otherHand }: Position): boolean {
  const [mine, theirs] = [countBits(own), countBits(other)];
  return mine + theirs < BOOK_PLIES && mine + ownHand === cows && theirs + otherHand === cows;
}

/** Returns the entries of a variant's book, read at least up to a ply; an empty map if there is no book. */
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

/** Returns the built-in variant whose book fits a variant, if there is one. */
function bookOf(variant: Variant): keyof typeof openings | undefined {
  const rules = openingRules(variant);
  const names = Object.keys(openings) as (keyof typeof openings)[];
  return names.find((name) => equals(openingRules(variants[name]), rules));
}

/** Variants have the same openings if they differ only by name or in the rules for draws. */
const openingRules = (variant: Variant): Variant => ({
  ...variant,
  name: "",
  tenMoves: null,
  repetition: null,
  drawAfterQuietPlies: null,
});

/**
 * For each ply, the positions that the side to move can have if it has played by the letters, in canonical
 * form and without duplicates. The list goes one ply further than the letters, up to the most plies of a
 * book.
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
  /** Positions after a move by the book; every reply to them is in the next row. */
  let afterBook: readonly Position[] = [start];
  for (const row of letters.slice(0, BOOK_PLIES - 1)) {
    const before = reached;
    reached = replies(ruleset, afterBook);
    yield reached;
    afterBook = before.map((position, place) =>
      after(ruleset, position, moveAt(ruleset, position, row, place)),
    );
  }
}

/** Returns the positions after any move from any of these positions. */
function replies(ruleset: Ruleset, positions: readonly Position[]): readonly Position[] {
  const byKey = new Map<number, Position>();
  for (const position of positions)
    for (const move of legalMoves(ruleset, position)) {
      const next = after(ruleset, position, move);
      byKey.set(keyOf(next), next);
    }
  return [...byKey.values()];
}

const moveAt = (ruleset: Ruleset, position: Position, row: string, place: number): number =>
  legalMoves(ruleset, position)[ALPHABET.indexOf(row[place] as string)] as number;

export function legalMoves(ruleset: Ruleset, position: Position): number[] {
  const moves = new Int32Array(ruleset.mostMoves);
  return Array.from(moves.subarray(0, generateMoves(ruleset, position, moves, 0)));
}

/** Returns the position after a move, in canonical form. */
function after(ruleset: Ruleset, position: Position, move: number): Position {
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

/** The cows of both sides in one number, which determines a position of the opening. */
const keyOf = ({ own, other }: Position): number => own * 2 ** 24 + other;

/** The result of a long search. */
export interface BookValue {
  /** The score for the side to move, in hundredths of a cow. */
  readonly score: number;
  /** The depth of the search in plies. */
  readonly depth: number;
}

/** The least score that letters can hold, in nine bits. */
export const LEAST = -128 as const;
/** The least depth, in three bits. */
export const SHALLOWEST = 12 as const;

/** Returns the result of the search behind an entry; `undefined` for a move that theory prescribes. */
function entryValue({ variant }: Ruleset, { ply, place }: Entry): BookValue | undefined {
  const name = bookOf(variant) as keyof typeof openingScores;
  return valueIn(openingScores[name][ply] as string, place);
}

/** Reads the value at a place of a row of letters; `undefined` for a move that theory prescribes. */
export function valueIn(row: string, place: number): BookValue | undefined {
  const number = 64 * ALPHABET.indexOf(row[2 * place]!) + ALPHABET.indexOf(row[2 * place + 1]!);
  return number === 0 ? undefined : { score: (number >> 3) + LEAST, depth: (number & 7) + SHALLOWEST };
}

/**
 * Returns the value of a move that the book plays or replies to; `undefined` for any other. Each move that the book
 * plays has one: theory prescribes only the first move, and the book has the reply.
 */
export function bookValueOf(
  ruleset: Ruleset,
  root: Position,
  move: number,
  isPlayed: boolean,
): BookValue | undefined {
  const next = createPosition();
  makeMove(ruleset, root, move, next);
  const [own, reply] = [entryOf(ruleset, root), entryOf(ruleset, next)];
  // The search from the position after a move is the deeper one, counted from here.
  const after = reply && entryValue(ruleset, reply);
  if (after) return { score: 0 - after.score, depth: after.depth + 1 };
  return isPlayed && own ? entryValue(ruleset, own) : undefined;
}

/** A move in the opening book. */
export interface BookMove extends BookValue {
  readonly move: Move;
  /** Whether bots that use the book play this move. */
  readonly isPlayed: boolean;
}

/**
 * Lists the moves that the opening book knows in a game. Those that bots play come first, then the others,
 * the best first. The list is empty after the first plies, and in variants without a book. After a move from
 * the book it has every legal reply. Moves that lead to the same position, turned or mirrored, have equal
 * scores. Scores come from long searches and are not proved.
 *
 * @throws `ParseError` or `VariantError` if the game is invalid.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 * import { bookMoves } from "morabaraba/book";
 *
 * const [first] = bookMoves(createGame());
 * first?.move.to; // => "b6"
 * bookMoves(applyMove(createGame(), "b6")).length; // => 23
 * ```
 */
export function bookMoves(game: Game): readonly BookMove[] {
  const ruleset = rulesetOf(game);
  const root = encodeGame(ruleset, game);
  if (bookOf(ruleset.variant) === undefined) return [];
  const entry = entryOf(ruleset, root);
  const moves: BookMove[] = [];
  for (const move of legalMoves(ruleset, root)) {
    const isPlayed = entry !== undefined && keyOf(after(ruleset, root, move)) === entry.next;
    const value = bookValueOf(ruleset, root, move, isPlayed);
    if (value) moves.push({ move: decodeMove(ruleset, root, move), ...value, isPlayed });
  }
  return moves.sort((a, b) => Number(b.isPlayed) - Number(a.isPlayed) || b.score - a.score);
}
