/** Every function returns or throws a typed error, whatever it is passed. */
import fc from "fast-check";
import { MorabarabaError, type ParseError } from "morabaraba";
import {
  applyMove,
  applyStep,
  createGame,
  explainMove,
  isLegal,
  legalMoves,
  type Move,
  type SowingStep,
  safeParseGame,
  safeParseMove,
  safeParsePosition,
  whyIllegal,
} from "morabaraba/mancala";
import { expect, test } from "vitest";
import { anyGame, damaged, junk } from "../../../support/mancala/arbitraries.ts";
import { lazily } from "../../../support/mancala/positions.ts";
import { pick, seeded } from "../../../support/random.ts";

const kalah = lazily(() => createGame());

const typed = (call: () => unknown): void => {
  try {
    call();
  } catch (error) {
    if (!(error instanceof MorabarabaError)) throw error;
    expect(typeof error.code).toBe("string");
  }
};

test("a damaged step gives a typed error or a game with whole numbers", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), junk, (game, seed, rubbish) => {
      const random = seeded(seed);
      const moves = legalMoves(game);
      if (moves.length === 0) return;
      const steps = explainMove(game, pick(moves, random));
      const i = random(Math.min(steps.length, 50));
      const now = steps.slice(0, i).reduce(applyStep, game);
      typed(() => {
        const next = applyStep(now, damaged(steps[i], random, rubbish) as SowingStep);
        const { houses, stores } = next;
        const counts = [...houses, stores.south, stores.north];
        expect(counts.filter((count) => !(Number.isInteger(count) && count >= 0))).toEqual([]);
        expect(houses.length).toBe(game.houses.length);
        expect([Object.isFrozen(next), Object.isFrozen(houses), Object.isFrozen(stores)]).toEqual([
          true,
          true,
          true,
        ]);
      });
    }),
    { numRuns: 300 },
  );
});

test("junk instead of a move is illegal", () => {
  fc.assert(
    fc.property(anyGame, fc.oneof(junk, fc.string()), (game, move) => {
      if (isLegal(game, move as Move)) return;
      expect(() => applyMove(game, move as Move)).toThrow(
        expect.objectContaining({ name: "IllegalMoveError", code: whyIllegal(game, move as Move) }),
      );
    }),
    { numRuns: 300 },
  );
  for (const move of [Symbol("3"), 3n, { house: 3n }, { house: Symbol("3") }, () => 3]) {
    expect(whyIllegal(kalah(), move as never)).toBe("malformed");
    expect(() => applyMove(kalah(), move as never)).toThrow(expect.objectContaining({ code: "malformed" }));
  }
});

test("any text gives a ParseError or a value", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Fa-fswap, /-]{0,30}$/));
  fc.assert(
    fc.property(text, anyGame, (line, game) => {
      const codes = [
        safeParseMove(game, line),
        safeParsePosition(line, game.variant),
        safeParseGame(line),
      ].map((result) => (result.ok ? "ok" : (result.error as ParseError).name));
      expect(new Set(["ok", "ParseError", ...codes]).size).toBe(2);
    }),
    { numRuns: 300 },
  );
});

test("hostile text is read at once", () => {
  const long = 20_000;
  for (const text of [" ".repeat(long), "-".repeat(long), "1,".repeat(long / 2), "swap".repeat(long / 4)]) {
    expect(safeParseMove(kalah(), text).ok).toBe(false);
    expect(safeParsePosition(text).ok).toBe(false);
  }
  expect(safeParseGame("[".repeat(100_000)).ok).toBe(false);
});
