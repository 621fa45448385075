import { applyMove, createGame, legalMoves, parsePosition } from "morabaraba/mancala";
import { bookMoves, kalahBook } from "morabaraba/mancala/book";
import { chooseMoveSync } from "morabaraba/mancala/bots";
import { describe, expect, test } from "vitest";
import { entriesIn, lettersOf, visitBook } from "../../../src/bots/mancala/book.ts";
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
    const entryFor = entriesIn(letters);
    visitBook(seeds, least, (_, floor) => {
      const entry = entryFor(floor);
      expect(entry).toBeDefined();
      return entry;
    });
    expect(entryFor(0)).toBeUndefined();
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

  test.each([3, 4] as const)("of %i seeds agrees with itself", (seeds) => {
    const { least, letters } = openings[seeds];
    const entryFor = entriesIn(letters);
    let [again, replies] = [0, 0];
    visitBook(seeds, least, (position, floor) => {
      const entry = entryFor(floor);
      const { houses, stores, side } = position;
      const text = `${houses.slice(0, 6)}/${houses.slice(6)} ${stores} ${side === 0 ? "s" : "n"}`;
      const game = parsePosition(text, { base: "kalah", seeds });
      const [first] = bookMoves(game);
      if (first === undefined) throw new Error(`${text} is not in the book.`);
      const next = applyMove(game, first.move);
      for (const after of next.turn === game.turn
        ? [next]
        : legalMoves(next).map((move) => applyMove(next, move))) {
        const [then] = after.turn === game.turn ? bookMoves(after) : [];
        if (then === undefined) continue;
        // The same side keeps its value; no answer of the other side lowers it.
        if (after === next) expect(then.margin).toBe(first.margin);
        else expect(then.margin).toBeGreaterThanOrEqual(first.margin);
        if (after === next) again++;
        else replies++;
      }
      return entry;
    });
    expect(Math.min(again, replies)).toBeGreaterThan(20);
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
      for (const floor of [-60, -3, 0, 7])
        for (let value = floor; value <= 60; value += 2)
          expect(entriesIn(lettersOf({ move, value }, floor))(floor)).toEqual({ move, value });
    expect(entriesIn(".")(0)).toBeUndefined();
    expect(entriesIn("")(0)).toBeUndefined();
  });
});
