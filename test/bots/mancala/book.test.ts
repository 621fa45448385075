import { applyMove, createGame, parsePosition } from "morabaraba/mancala";
import { bookMoves, kalahBook } from "morabaraba/mancala/book";
import { chooseMoveSync } from "morabaraba/mancala/bots";
import { describe, expect, test } from "vitest";
import { entryIn, lettersOf, visitBook } from "../../../src/bots/mancala/book.ts";
import { openings } from "../../../src/bots/mancala/openings.ts";

describe("the book of kalah", () => {
  test("begins with the values of the starts", () => {
    expect(bookMoves(createGame("kalah"))).toEqual([{ move: { house: 3 }, margin: 8 }]);
    expect(bookMoves(createGame({ base: "kalah", seeds: 3 }))).toEqual([
      { move: expect.anything(), margin: 2 },
    ]);
  });

  test.each([3, 4] as const)("of %i seeds in each house has every position down to its least", (seeds) => {
    const { least, letters } = openings[seeds];
    let at = 0;
    visitBook(seeds, least, () => {
      const entry = entryIn(letters.slice(at, at + 2));
      at += 2;
      expect(entry).toBeDefined();
      return entry;
    });
    expect(at).toBe(letters.length);
  });

  // The values are those of an independent solver.
  test.each([
    [1, 14],
    [2, 10],
    [4, 2],
    [5, 8],
    [6, -4],
  ])("has the answer to each first move of kalah: house %i", (house, margin) => {
    const [answer] = bookMoves(applyMove(createGame("kalah"), { house }));
    expect(answer?.margin).toBe(margin);
  });

  test("agrees with itself: a move of the book keeps its value as long as the same side moves", () => {
    const { least, letters } = openings[3];
    let at = 0;
    let extra = 0;
    visitBook(3, least, (position) => {
      const entry = entryIn(letters.slice(at, at + 2));
      at += 2;
      const text = `${position.houses.slice(0, 6)}/${position.houses.slice(6)} 0,0 ${position.side === 0 ? "s" : "n"}`;
      const filled = text.replace("0,0 ", `${position.stores[0]},${position.stores[1]} `);
      const game = parsePosition(filled, { base: "kalah", seeds: 3 });
      const [first] = bookMoves(game);
      const [next] = first ? bookMoves(applyMove(game, first.move)) : [];
      if (first && next && applyMove(game, first.move).turn === game.turn) {
        expect(next.margin).toBe(first.margin);
        extra++;
      }
      return entry;
    });
    expect(extra).toBeGreaterThan(20);
  });

  test("is empty for other rules, and when a game is over", () => {
    for (const variant of ["oware", "kalahEmptyCapture", "congkak"] as const)
      expect(bookMoves(createGame(variant))).toEqual([]);
    expect(bookMoves(parsePosition("0,0,0,0,0,0/0,0,0,0,0,0 30,18 s", "kalah"))).toEqual([]);
  });

  test("gives level 10 exact moves at once, and no other level", () => {
    const game = createGame({ base: "kalah", seeds: 3 });
    const choice = chooseMoveSync(game, { book: kalahBook });
    expect(choice).toMatchObject({ exact: true, nodes: 0, score: 1_000_200 });
    expect(chooseMoveSync(game, { book: kalahBook, level: 8, nodes: 1000 }).nodes).toBe(1000);
    expect(chooseMoveSync(game, { book: false, nodes: 1000 }).nodes).toBe(1000);
  });

  test("writes and reads every entry", () => {
    for (let move = 0; move < 6; move++)
      for (let value = -60; value <= 60; value++)
        expect(entryIn(lettersOf({ move, value }))).toEqual({ move, value });
    expect(entryIn("..")).toBeUndefined();
  });
});
