/** The opening book: its moves, which are the same for all images of a position. */
import fc from "fast-check";
import { applyMove, createGame, type Game, legalMoves, type Variant, type VariantName } from "morabaraba";
import { type BookMove, bookMoves } from "morabaraba/book";
import { chooseMoveSync, weights } from "morabaraba/bots";
import {
  canonicalPosition,
  createPosition,
  decodeMove,
  encodeGame,
  generateMoves,
  makeMove,
  type Position,
  type Ruleset,
  rulesetFor,
  symmetries,
  transformPosition,
} from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { letterOf, lettersOf } from "../../../research/book/make.ts";
import {
  BOOK_PLIES,
  type BookValue,
  bookMove,
  bookPositions,
  valueIn,
} from "../../../src/bots/mills/book.ts";
import { openings } from "../../../src/bots/mills/openings.ts";
import { changed, position } from "../../support/mills/positions.ts";

/** The book's move for each throw of the dice, and how many moves the dice choose from. */
function book(game: Game): { readonly moves: readonly (string | undefined)[]; readonly bounds: number[] } {
  const ruleset = rulesetFor(game.variant);
  const at = encodeGame(ruleset, game);
  const bounds: number[] = [];
  const moves = [0, 1, 2, 3].map((thrown) => {
    const move = bookMove(ruleset, at, (bound) => {
      bounds.push(bound);
      return Math.min(thrown, bound - 1);
    });
    return move < 0 ? undefined : decodeMove(ruleset, at, move).to;
  });
  return { moves, bounds };
}

const corners = ["b6", "f6", "f2", "b2"];
const nothing = { moves: [undefined, undefined, undefined, undefined], bounds: [] };

describe("the book", () => {
  test.each(["standard", "mssa"] as const)("opens %s on any corner of the middle ring", (variant) => {
    const { moves, bounds } = book(createGame(variant));
    expect(moves).toEqual(corners);
    expect(bounds).toEqual([4, 4, 4, 4]);
  });

  test.each(corners)("replies to %s with one of the other corners", (corner) => {
    const { moves } = book(applyMove(createGame(), corner));
    for (const move of moves) expect(corners).toContain(move);
    expect(moves).not.toContain(corner);
  });

  test.each([
    ["a game with a cow shot", position({ light: "b2", dark: "f6", hands: [11, 10] })],
    ["fewer cows in the own hand", position({ hands: [11, 12] })],
    ["fewer cows of the other side", position({ dark: "b2", hands: [12, 10] })],
    ["cows of one side alone", position({ dark: "b2 f6", hands: [12, 10] })],
    ["a side to move with a cow too many", position({ light: "b2 f2", dark: "f6", hands: [10, 11] })],
    [
      "a game after which the book ends",
      position({ light: "b2 f2 a1", dark: "f6 b6", hands: [9, 10], turn: "dark" }),
    ],
  ])("has no move in %s", (_name, game) => {
    expect(book(game)).toEqual(nothing);
  });

  test.each<VariantName | Variant>([
    "sesotho25",
    changed("standard", { cows: 10 }),
    changed("standard", { flyAt: null }),
    changed("nineMens", { cows: 10 }),
    changed("standard", { shooting: "optional" }),
  ])("has no move in a variant with other rules: %j", (variant) => {
    expect(book(createGame(variant))).toEqual(nothing);
  });

  test("serves variants that differ only by name or in the rules for draws", () => {
    const drawn = createGame({ base: "standard", repetition: 3, drawAfterQuietPlies: 100, tenMoves: null });
    expect(book(drawn)).toEqual(book(createGame()));
    expect(book(createGame(changed("mssa", { name: "club" })))).toEqual(book(createGame("mssa")));
  });
});

/** The moves of a position, and the position after each, in canonical form. */
function following(ruleset: Ruleset, from: Position): ReadonlyMap<number, string> {
  const moves = new Int32Array(ruleset.mostMoves);
  const list = Array.from(moves.subarray(0, generateMoves(ruleset, from, moves, 0)));
  return new Map(
    list.map((move) => {
      const next = createPosition();
      makeMove(ruleset, from, move, next);
      canonicalPosition(ruleset, next, next);
      return [move, `${next.own} ${next.other}`];
    }),
  );
}

describe.each(Object.entries(openings))("the book for %s", (name, letters) => {
  const ruleset = rulesetFor(name as VariantName);
  const rows = (): { readonly row: string; readonly positions: readonly Position[] }[] => {
    const positions = bookPositions(ruleset, letters);
    expect(positions).toHaveLength(BOOK_PLIES);
    return letters.map((row, ply) => ({ row, positions: positions[ply] as readonly Position[] }));
  };

  test("has a letter for each position that a side can reach while it follows the book", () => {
    expect(rows()).toHaveLength(BOOK_PLIES);
    for (const { row, positions } of rows()) expect(row).toHaveLength(positions.length);
  });

  test("plays the move of a position's letter in every image of the position", () => {
    for (const { row, positions } of rows())
      positions.forEach((each, place) => {
        const wanted = [...following(ruleset, each)].find(
          ([move]) => letterOf(ruleset, each, move) === row[place],
        )?.[1];
        for (const symmetry of symmetries(ruleset)) {
          const image = createPosition();
          transformPosition(symmetry, each, image);
          const after = following(ruleset, image);
          const last = bookMove(ruleset, image, (bound) => bound - 1);
          expect(after.get(bookMove(ruleset, image, () => 0))).toBe(wanted);
          expect(after.get(last)).toBe(wanted);
        }
      });
  });
});

test("the positions of a book have the right side to move, whichever side begins", () => {
  for (const [first, firstPlayer] of (["light", "dark"] as const).entries()) {
    const ruleset = rulesetFor(changed("standard", { firstPlayer }));
    const turns = bookPositions(ruleset, openings.standard).map(
      (row) => new Set(row.map(({ turn }) => turn)),
    );
    expect(turns).toEqual(turns.map((_, ply) => new Set([(first + ply) % 2])));
  }
});

describe("a bot with the book", () => {
  test("chooses by its seed and does not search", () => {
    const opened = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const choice = chooseMoveSync(createGame(), { seed });
      // The opponent's long search after the move is one ply deeper.
      const lines = [{ score: 66, moves: [choice.move] }];
      expect(choice).toEqual({ move: choice.move, score: 66, depth: 18, nodes: 0, lines });
      opened.add(choice.move.to);
    }
    expect([...opened].sort()).toEqual([...corners].sort());
  });

  test("does not use it with other weights or with several lines", () => {
    expect(chooseMoveSync(createGame(), { weights, nodes: 400 }).nodes).toBe(400);
    expect(chooseMoveSync(createGame(), { lines: 3, nodes: 400 }).lines).toHaveLength(3);
    expect(chooseMoveSync(createGame(), { weights, lines: 3, book: true }).nodes).toBe(0);
  });

  test("need not use it, and a beginner never does", () => {
    expect(chooseMoveSync(createGame(), { book: false, nodes: 40 }).nodes).toBe(40);
    expect(chooseMoveSync(createGame(), { book: true, nodes: 40 }).nodes).toBe(0);
    expect(chooseMoveSync(createGame(), { level: 6, nodes: 40 }).nodes).toBe(40);
    expect(chooseMoveSync(createGame(), { level: 7, nodes: 40 }).nodes).toBe(0);
  });
});

// The opening book as data: its moves, their order and their scores.

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

// The values of book moves as letters.

test("are read as they were written, each at its place", () => {
  const value = fc.option(
    fc.record({ score: fc.integer({ min: -127, max: 383 }), depth: fc.integer({ min: 12, max: 19 }) }),
    { nil: undefined },
  );
  fc.assert(
    fc.property(fc.array(value), (values: readonly (BookValue | undefined)[]) => {
      const row = values.map(lettersOf).join("");
      expect(values.map((_, place) => valueIn(row, place))).toEqual(values);
    }),
  );
});

test.each([
  { score: -128, depth: 15 },
  { score: 384, depth: 15 },
  { score: 0, depth: 11 },
  { score: 0, depth: 20 },
])("are refused if no letters can hold them: %o", (value) => {
  expect(() => lettersOf(value)).toThrow(RangeError);
});
