/** The opening book as data: its moves, their order and their scores. */
import { applyMove, createGame, type Game, legalMoves, type VariantName } from "morabaraba";
import { type BookMove, bookMoves } from "morabaraba/book";
import { chooseMoveSync } from "morabaraba/bots";
import { describe, expect, test } from "vitest";
import { changed, position } from "../../support/mills/positions.ts";

const books = ["standard", "mssa", "sesotho", "nineMens", "elevenMens"] as const;

const points = (known: readonly BookMove[]): string[] => known.map(({ move }) => move.to);

/** Some games of the first plies: the book's best move or its worst, by turns. */
function openingsOf(variant: VariantName): readonly Game[] {
  const start = createGame(variant);
  const found = [start];
  for (const picks of [
    [0, 0, 0, 0],
    [-1, 0, -1, 0],
    [0, -1, 0, -1],
  ]) {
    let game = start;
    for (const pick of picks) {
      const { move } = bookMoves(game).at(pick) as BookMove;
      game = applyMove(game, move);
      found.push(game);
    }
  }
  return found;
}

describe.each(books)("the book of %s", (variant) => {
  test("has scores for every first move, and every reply to its own", () => {
    const start = createGame(variant);
    const [own] = bookMoves(start) as [BookMove];
    for (const game of [start, applyMove(start, own.move)])
      expect(points(bookMoves(game)).sort()).toEqual(
        legalMoves(game)
          .map(({ to }) => to)
          .sort(),
      );
  });

  test("marks the moves that bots play", () => {
    for (const game of openingsOf(variant)) {
      const played = new Set<string>();
      for (let seed = 0; seed < 30; seed++) {
        const { move, score, depth, nodes } = chooseMoveSync(game, { seed, nodes: 1, book: true });
        // A bot that has left the book searches.
        if (nodes > 0) continue;
        played.add(move.to);
        expect(bookMoves(game)).toContainEqual({ move, score, depth, isPlayed: true });
      }
      const told = bookMoves(game).filter(({ isPlayed }) => isPlayed);
      expect(new Set(points(told))).toEqual(played);
    }
  });

  test("lists played moves first, then the best", () => {
    for (const game of openingsOf(variant)) {
      const known = bookMoves(game);
      const sorted = known.toSorted((a, b) => Number(b.isPlayed) - Number(a.isPlayed) || b.score - a.score);
      expect(known).toEqual(sorted);
      for (const { score, depth } of known) expect(Math.abs(score) < 1000 && depth > 8).toBe(true);
    }
  });

  test("takes a move's score from the position after it, if that has one", () => {
    const game = applyMove(createGame(variant), (bookMoves(createGame(variant)).at(-1) as BookMove).move);
    const [answer] = bookMoves(game) as [BookMove];
    const last = bookMoves(createGame(variant)).at(-1) as BookMove;
    expect([last.score, last.depth]).toEqual([0 - answer.score, answer.depth + 1]);
  });
});

test("is empty after its plies, after a game has left it, and without a book", () => {
  expect(openingsOf("standard").every((game) => game.ply < 5)).toBe(true);
  let game = createGame();
  for (let ply = 0; ply < 5; ply++) game = applyMove(game, (bookMoves(game)[0] as BookMove).move);
  expect(bookMoves(game)).toEqual([]);
  expect(bookMoves(position({ light: "b2", dark: "f6", hands: [11, 10] }))).toEqual([]);
  expect(bookMoves(createGame("sesotho25"))).toEqual([]);
  expect(bookMoves(createGame(changed("standard", { flyAt: null })))).toEqual([]);
});

test("serves variants that differ only by name or in the rules for draws", () => {
  const own = changed("mssa", { name: "club", repetition: 3 });
  expect(bookMoves(createGame(own))).toEqual(bookMoves(createGame("mssa")));
});
