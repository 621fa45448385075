/** The search in all games of the family finds the verbs' forced ends, in any order of turns. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  type Game,
  legalMoves,
  outcome,
  parsePosition,
  type StoredVariant,
} from "morabaraba";
import { chooseMoveSync, createBot, monteCarloSync, pliesToEnd, type Weights } from "morabaraba/bots";
import { describe, expect, test } from "vitest";
import { featureWeights } from "../../../support/bots/laws.ts";
import { names, variant } from "../../../support/mills/arbitraries.ts";
import { playedGame } from "../../../support/mills/play.ts";
import { seeded } from "../../../support/random.ts";

/** Weights of zero: only ends count. */
const nothing: Weights = { placing: featureWeights(0), moving: featureWeights(0) };

/** Plies to a forced end within `depth`, positive for the side to move; 0 if nothing is forced. */
function forced(game: Game, depth: number): number {
  const end = outcome(game);
  if (end !== undefined) return end.winner === null ? 0 : end.winner === game.turn ? LONG : -LONG;
  if (depth === 0) return 0;
  const values = legalMoves(game).map((move) => {
    const next = applyMove(game, move);
    const value = forced(next, depth - 1);
    const later = value - Math.sign(value);
    return next.turn === game.turn ? later : -later;
  });
  return Math.max(...values);
}
const LONG = 1000;

function expectForced(game: Game, depth: number): void {
  const value = forced(game, depth);
  const { score } = chooseMoveSync(game, { depth, weights: nothing, book: false });
  const plies = pliesToEnd(score);
  if (value !== 0) expect([game, plies]).toEqual([game, Math.sign(value) * (LONG - Math.abs(value))]);
  // Quiescence beyond the depth may find more.
  else expect(plies === undefined || Math.abs(plies) > depth).toBe(true);
}

const small = "threeMens nineHoles achi picaria shisima tsoroYematatu".split(" ") as readonly StoredVariant[];

test("forced ends in the small games", () => {
  fc.assert(
    fc.property(fc.constantFrom(...small), fc.nat(), fc.nat({ max: 30 }), (source, seed, plies) => {
      const game = [...playedGame(source, seeded(seed), plies)].at(-1) as Game;
      fc.pre(outcome(game) === undefined);
      expectForced(game, 4);
    }),
    { numRuns: 60 },
  );
});

test("forced ends in random variants on small boards", () => {
  const few = variant.filter(({ board, cows }) => board.points.length <= 12 && cows <= 5);
  fc.assert(
    fc.property(few, fc.nat(), fc.nat({ max: 40 }), (source, seed, plies) => {
      const game = [...playedGame(source, seeded(seed), plies)].at(-1) as Game;
      fc.pre(outcome(game) === undefined && legalMoves(game).length < 60);
      expectForced(game, 3);
    }),
    { numRuns: 120 },
  );
});

describe("passing", () => {
  // After c1-b2 light cannot move, so dark moves again and closes a mill.
  const game = parsePosition("DLL1DDLL/1 d 0,0 - 0 9", "achi");

  test("the score stays that of the side that moves again", () => {
    expect(forced(game, 3)).not.toBe(0);
    expectForced(game, 3);
  });
});

test("a mill is worth a win", () => {
  const game = parsePosition("LDD2LLD/1 l 0,0 - 0 6", "threeMens");
  const wins = legalMoves(game).some((move) => outcome(applyMove(game, move))?.winner === "light");
  const { score } = chooseMoveSync(game, { depth: 2 });
  expect(pliesToEnd(score) === 1).toBe(wins);
});

test.each(names)("every kind of bot plays %s without an error", async (name) => {
  const bot = createBot({ level: 10, memory: 1 });
  let game = createGame(name);
  for (let ply = 0; ply < 60 && outcome(game) === undefined; ply++) {
    const choices = [
      async () => (await bot.chooseMove(game, { nodes: 200 })).move,
      async () => chooseMoveSync(game, { nodes: 100, level: 3, seed: ply }).move,
      async () => monteCarloSync({ legalMoves, applyMove, outcome }, game, { playouts: 3, longest: 5 }).move,
    ];
    const move = await (choices[ply % 3] as (typeof choices)[number])();
    expect(legalMoves(game)).toContainEqual(move);
    game = applyMove(game, move);
  }
});
