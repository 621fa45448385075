/* The values of book moves: the scores of long searches and their depths, two letters for each entry. */

import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { makeMove } from "../../rules/mills/engine/makeMove.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import { ALPHABET, bookOf, type Entry, entryOf } from "./book.ts";
import { openingScores } from "./openingScores.ts";

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
