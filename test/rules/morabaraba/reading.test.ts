/** How games are read, and that what is remembered of them never shows. */
import fc from "fast-check";
import type { Game, Move } from "morabaraba";
import * as library from "morabaraba";
import { describe, expect, test, vi } from "vitest";
import { game as someGame } from "../../support/morabaraba/arbitraries.ts";
import { changed, position } from "../../support/morabaraba/positions.ts";

/** Random games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const { applyMove, createGame, legalMoves, outcome, whyIllegal } = library;

const copyOf = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

const mssa = {
  light: "a7 d7 g7 b6 f6",
  dark: "a1 c3 d1 e4 g4",
  lightBar: "f6-f4",
  quiet: 3,
  ply: 41,
} as const;

describe("what is remembered never shows", () => {
  /** A game and what follows from it, asked through the memory and through copies from JSON, which nobody remembers. */
  function compared(game: Game, move: Move): Game {
    const after = applyMove(game, move);
    expect(after).toEqual(applyMove(copyOf(game), copyOf(move)));
    expect(outcome(after)).toEqual(outcome(copyOf(after)));
    return after;
  }

  test("a walk that goes deep, comes back, and leaps between games", () => {
    fc.assert(
      fc.property(someGame, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 }), (start, choices) => {
        const games = [start];
        for (const [which, choice] of choices) {
          // Mostly one of the last, now and then any.
          const game = games.at(choice % 3 === 0 ? which % games.length : -1 - (which % 2)) ?? start;
          const moves = legalMoves(game);
          expect(moves).toEqual(legalMoves(copyOf(game)));
          const move = moves[choice % Math.max(moves.length, 1)];
          if (move !== undefined) games.push(compared(game, move));
        }
      }),
      { numRuns: 60 },
    );
  });

  test("every move of a list, in any order, twice, and after other games were asked", () => {
    const start = applyMove(createGame("mssa"), "d6");
    const moves = legalMoves(start);
    const order = [...moves, ...moves, ...[...moves].reverse(), moves[5] as Move, moves[2] as Move];
    for (const move of order) {
      expect(applyMove(start, move)).toEqual(applyMove(copyOf(start), copyOf(move)));
      legalMoves(applyMove(createGame("nineMens"), "d6"));
    }
  });

  test("a move that another game lists is judged by itself", () => {
    const one = applyMove(createGame(), "d6");
    const two = applyMove(createGame(), "a7");
    const [placing] = legalMoves(one);
    expect(placing).toEqual({ kind: "place", to: "a7" });
    legalMoves(two);
    expect(whyIllegal(two, placing as Move)).toBe("occupied");
    expect(() => applyMove(two, placing as Move)).toThrow(
      expect.objectContaining({ code: "occupied" }) as Error,
    );
  });

  test("a list that was changed by its owner changes nothing", () => {
    const game = applyMove(createGame(), "d6");
    const moves = legalMoves(game) as Move[];
    moves.splice(0, moves.length, { kind: "place", to: "d6" });
    expect(legalMoves(game)).toHaveLength(23);
    expect(() => applyMove(game, moves[0] as Move)).toThrow(/d6/);
  });

  test("numbers are not moves, whatever they are packed", () => {
    const game = applyMove(createGame(), "d6");
    legalMoves(game);
    for (const number of [31 * 1024 + 31 * 32, 31 * 1024 + 31 * 32 + 1, 0, -1])
      expect(whyIllegal(game, number as unknown as string)).toBe("malformed");
    for (const number of [31 * 1024 + 31 * 32, 31 * 1024 + 31 * 32 + 1, 0, -1])
      expect(() => applyMove(game, number as unknown as string)).toThrow(/is not a move/);
    for (const nothing of [undefined, null])
      expect(() => applyMove(game, nothing as unknown as string)).toThrow(/is not a move/);
  });

  test("a game with the fields of a remembered one is another", () => {
    const game = applyMove(createGame(), "d6");
    legalMoves(game);
    expect(legalMoves({ ...game, turn: "light" })).toHaveLength(23);
    expect(outcome({ ...game, verdict: { winner: null, reason: "agreement" } })?.reason).toBe("agreement");
    expect(() => applyMove({ ...game, board: "" }, "a7")).toThrow(
      /^In this game board must be 24 characters/,
    );
  });

  test("counts that have stopped stay in step", () => {
    const variant = changed("nineMens", {});
    let game = position({ variant, light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4", quiet: 9998, ply: 9998 });
    for (const move of ["b2-b4", "d2-d1", "b4-b2", "d1-d2"]) {
      const after = applyMove(
        game,
        legalMoves(game).find((each) => library.formatMove(each, game) === move) as Move,
      );
      expect(after).toEqual(applyMove(copyOf(game), move));
      expect([after.quiet, after.ply]).toEqual([9999, 9999]);
      game = after;
    }
  });

  test("games are frozen all the way down", () => {
    const variant = changed("mssa", { repetition: 3 });
    const isDeep = (data: unknown): boolean =>
      Object(data) !== data || (Object.isFrozen(data) && Object.values(data as object).every(isDeep));
    const start = copyOf(position({ ...mssa, variant }));
    const after = applyMove(start, "d7-d6xg4");
    expect(after.barred.light).not.toBeNull();
    for (const game of [after, library.resign(after, "dark"), createGame(variant), library.parseGame(start)])
      expect(isDeep(game)).toBe(true);
    expect(isDeep(outcome({ ...start, verdict: { winner: null, reason: "agreement" } }))).toBe(true);
  });

  test("seen takes nothing but text into later games", () => {
    const variant = changed("mssa", { repetition: 3 });
    const game = position({ ...mssa, variant });
    const foreign = [
      [{ evil: true }, ...game.seen!],
      [7, ...game.seen!],
      [...game.seen!, 7, "x"],
    ];
    for (const wrong of [undefined, null, "x", 7, {}, [], [7], ...foreign])
      expect(() => outcome({ ...game, seen: wrong as string[] })).toThrow(/^In this game seen/);
  });
});

test("-0 never gets into a game", () => {
  const zero = { quiet: -0, ply: -0, hands: { light: -0, dark: -0 } };
  const game = { ...position({ light: "a7 d7 f6", dark: "c4 d2 e5" }), ...zero };
  for (const { hands, quiet, ply } of [library.resign(game, "light"), applyMove(game, "a7-a4")])
    expect([hands.light, hands.dark, quiet, ply].some((number) => Object.is(number, -0))).toBe(false);
  expect(library.formatPosition(library.parseGame(game))).toMatch(/ l 0,0 - 0 0$/);
});
