/* The opening book for people: its moves in a game, with their scores. */

import type { Game, Move } from "../../rules/mills/data/state.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { makeMove } from "../../rules/mills/engine/movegen.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { encodeGame, rulesetOf } from "../../rules/mills/read.ts";
import { after, bookOf, type Entry, entryOf, keyOf, legalMoves } from "./book.ts";
import { openingScores } from "./openingScores.ts";

/** A move in the opening book. */
export interface BookMove {
  readonly move: Move;
  /** The score for the side to move, in hundredths of a cow. */
  readonly score: number;
  /** The depth in plies of the search behind the score. */
  readonly depth: number;
  /** Whether bots that use the book play this move. */
  readonly isPlayed: boolean;
}

type BookName = keyof typeof openingScores;

/** The result of the search behind an entry. */
type Finding = Pick<BookMove, "score" | "depth">;

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
  const book = bookOf(ruleset.variant);
  if (book === undefined) return [];
  const entry = entryOf(ruleset, root);
  const ownFinding = entry && findingOf(book, entry);
  const moves: BookMove[] = [];
  for (const move of legalMoves(ruleset, root)) {
    const isPlayed = entry !== undefined && keyOf(after(ruleset, root, move)) === entry.next;
    // The search from the position after a move is the deeper one, counted from here.
    const finding = findingAfter(book, ruleset, root, move) ?? (isPlayed ? ownFinding : undefined);
    if (finding) moves.push({ move: decodeMove(ruleset, root, move), ...finding, isPlayed });
  }
  return moves.sort((a, b) => Number(b.isPlayed) - Number(a.isPlayed) || b.score - a.score);
}

/** Returns the score of a move by the search from the position after it. */
function findingAfter(book: BookName, ruleset: Ruleset, root: Position, move: number): Finding | undefined {
  const next = createPosition();
  makeMove(ruleset, root, move, next);
  const entry = entryOf(ruleset, next);
  const finding = entry && findingOf(book, entry);
  return finding && { score: 0 - finding.score, depth: finding.depth + 1 };
}

/** Returns the result of the search behind an entry; `undefined` for a move that theory prescribes. */
function findingOf(book: BookName, { ply, place }: Entry): Finding | undefined {
  const [score, depth] = (openingScores[book][ply] as string).split(" ")[place]!.split("/");
  return score === "" ? undefined : { score: Number(score), depth: Number(depth) };
}
