/** The opening book for people: the moves that it knows in a game, and what they are worth. */

import type { Game, Move } from "../../rules/mills/data/state.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { makeMove } from "../../rules/mills/engine/movegen.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { encodeGame, rulesetOf } from "../../rules/mills/read.ts";
import { after, bookOf, type Entry, entryOf, keyOf, legalMoves } from "./book.ts";
import { openingScores } from "./openingScores.ts";

/** A move that the opening book knows. */
export interface BookMove {
  readonly move: Move;
  /** What it is worth to the side to move, in hundredths of a cow. */
  readonly score: number;
  /** How many plies the search behind the score looked ahead. */
  readonly depth: number;
  /** Whether bots that know the book play it. */
  readonly isPlayed: boolean;
}

type BookName = keyof typeof openingScores;

/** What a search found of a position. */
type Finding = Pick<BookMove, "score" | "depth">;

/**
 * Lists the moves that the opening book knows in a game. Those that bots play come first, then the others, the best
 * first. The list is empty after the first plies, and in variants without a book. Where the book answers a move of its
 * own, it knows every legal move; moves that lead to images of one position have equal scores. Scores come from long
 * searches and are not proved.
 *
 * @throws `ParseError`, `VariantError` as for the verbs.
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
  const book = bookOf(ruleset.variant);
  if (book === undefined) return [];
  const entry = entryOf(ruleset, root);
  const own = entry && findingOf(book, entry);
  const known: BookMove[] = [];
  for (const move of legalMoves(ruleset, root)) {
    const isPlayed = entry !== undefined && keyOf(after(ruleset, root, move)) === entry.next;
    // The search of the position after a move looked further than that of the position before it.
    const finding = findingAfter(book, ruleset, root, move) ?? (isPlayed ? own : undefined);
    if (finding) known.push({ move: decodeMove(ruleset, root, move), ...finding, isPlayed });
  }
  return known.sort((a, b) => Number(b.isPlayed) - Number(a.isPlayed) || b.score - a.score);
}

/** What the search of the position after a move says of the move. */
function findingAfter(book: BookName, ruleset: Ruleset, root: Position, move: number): Finding | undefined {
  const next = createPosition();
  makeMove(ruleset, root, move, next);
  const entry = entryOf(ruleset, next);
  const found = entry && findingOf(book, entry);
  return found && { score: 0 - found.score, depth: found.depth + 1 };
}

/** What the search behind an entry found; nothing where theory left no choice. */
function findingOf(book: BookName, { ply, place }: Entry): Finding | undefined {
  const [score, depth] = (openingScores[book][ply] as string).split(" ")[place]!.split("/");
  return score === "" ? undefined : { score: Number(score), depth: Number(depth) };
}
