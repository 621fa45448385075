/** The search against trying every move: exact scores, forced ends, repeated positions. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  type Game,
  isLegal,
  legalMoves,
  outcome,
} from "morabaraba/mancala";
import { chooseMoveSync, winningChance } from "morabaraba/mancala/bots";
import { describe, expect, test } from "vitest";
import { playedGame, variantUpTo } from "../../support/mancala/arbitraries.ts";
import { trueScore } from "../../support/mancala/byVerbs.ts";
import { board } from "../../support/mancala/positions.ts";
import { seeded } from "../../support/random.ts";

const isForced = (score: number): boolean => [0, 1].includes(winningChance(score));

/** Small games without repetition, at some moment before their end. */
const finite: fc.Arbitrary<Game> = fc
  .tuple(variantUpTo(3, 2), fc.nat(), fc.nat({ max: 6 }))
  .map(([variant, seed, plies]) => {
    const rules = { ...variant, sowStores: true, repetition: null };
    const games = [...playedGame(rules, seeded(seed), plies)].filter((game) => outcome(game) === undefined);
    return games.at(-1) ?? createGame({ base: "kalah", houses: 1, seeds: 3 });
  });

describe("the search", () => {
  test("finds the score of trying every move, and reports it as exact", () => {
    fc.assert(
      fc.property(finite, (game) => {
        const { score, exact, lines } = chooseMoveSync(game, { nodes: 1e6 });
        expect([score, exact]).toEqual([trueScore(game), true]);
        // The line leads to that end.
        const end = lines[0].moves.reduce((now, move) => applyMove(now, move), game);
        expect(trueScore(end)).toBe(end.turn === game.turn ? score : 0 - score);
      }),
      { numRuns: 60 },
    );
  });

  test("has the right score for each of several lines", () => {
    fc.assert(
      fc.property(finite, (game) => {
        const { lines, exact } = chooseMoveSync(game, { nodes: 1e6, lines: 50 });
        expect(exact).toBe(true);
        expect(new Set(lines.map(({ moves }) => JSON.stringify(moves[0]))).size).toBe(
          legalMoves(game).length,
        );
        for (const { score, moves } of lines) {
          const next = applyMove(game, moves[0] as never);
          expect(score).toBe(next.turn === game.turn ? trueScore(next) : 0 - trueScore(next));
        }
        expect(lines.map(({ score }) => score)).toEqual(
          lines.map(({ score }) => score).sort((a, b) => b - a),
        );
      }),
      { numRuns: 30 },
    );
  });

  test("reports only certain ends as certain, at any depth", () => {
    fc.assert(
      fc.property(finite, fc.integer({ min: 1, max: 200 }), (game, nodes) => {
        const { score } = chooseMoveSync(game, { nodes });
        if (isForced(score)) expect(Math.sign(score)).toBe(Math.sign(trueScore(game)));
      }),
      { numRuns: 200 },
    );
  });

  test("returns the move in progress if those before it lose for certain", () => {
    let hoped = 0;
    for (let seed = 0; seed < 40; seed++) {
      const small = defineVariant("kalah", { name: "x", houses: 2, seeds: 2 });
      const games = [...playedGame(small, seeded(seed), 8)].filter((game) => outcome(game) === undefined);
      const game = games.at(-1) as Game;
      for (let nodes = 1; nodes < 12; nodes++) {
        const { score, lines } = chooseMoveSync(game, { nodes, seed });
        if (lines[0].moves.length === 1 && trueScore(game) > score) hoped++;
        if (isForced(score)) expect(Math.sign(score)).toBe(Math.sign(trueScore(game)));
      }
    }
    expect(hoped).toBeGreaterThan(0);
  });

  test("returns legal lines by any rules, at any moment", () => {
    fc.assert(
      fc.property(variantUpTo(5, 5), fc.nat(), fc.nat({ max: 40 }), (variant, seed, plies) => {
        const games = [...playedGame(variant, seeded(seed), plies)].filter(
          (game) => outcome(game) === undefined,
        );
        const game = games.at(-1);
        if (game === undefined) return;
        const { move, lines } = chooseMoveSync(game, { nodes: 200, seed });
        const [{ moves }] = lines;
        expect(moves[0]).toEqual(move);
        let now = game;
        for (const next of moves) {
          expect(isLegal(now, next)).toBe(true);
          now = applyMove(now, next);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("an extra turn", () => {
  test("is searched to its end beyond the last ply", () => {
    // House 6 moves again, and then house 5 takes eight.
    const game = board("0,0,0,0,1,1,8,0,0,0,0,3; 10,10; S");
    expect(chooseMoveSync(game, { depth: 1 }).move).toEqual({ house: 6 });
  });

  test("lets congkak's first player win before the second has moved", () => {
    const turn = ["1", "2", "7", "7", "1"].reduce(applyMove, createGame("congkak"));
    const { score } = chooseMoveSync(turn, { nodes: 100_000 });
    expect(isForced(score)).toBe(true);
  });
});

describe("the swap", () => {
  const rules = defineVariant("kalah", { name: "x", houses: 3, seeds: 2, swap: true });

  test("is played exactly if the first player is ahead", () => {
    for (const first of legalMoves(createGame(rules))) {
      const game = applyMove(createGame(rules), first);
      if (game.turn === "south") continue;
      const { move, score } = chooseMoveSync(game, { nodes: 1e6 });
      const swapped = applyMove(game, { swap: true });
      const better = 0 - trueScore(swapped);
      expect(score).toBe(trueScore(game));
      if (move.swap) expect(better).toBe(score);
      else expect(better).toBeLessThanOrEqual(score);
    }
  });
});

describe("repeated positions", () => {
  const twoSeeds = "1,0,0,0,0,0,1,0,0,0,0,0; 23,23; S";

  test("end the game in the search as on the board", () => {
    const { score, exact } = chooseMoveSync(board(twoSeeds, "oware"), { depth: 20 });
    expect([score, exact]).toEqual([0, false]);
  });

  test.each([
    ["counts", true],
    ["ignored", false],
  ] as const)("with an empty side: %s", (emptySide, isEnd) => {
    const repetition = { occurrence: 2, award: "even", emptySide } as const;
    const variant = defineVariant("oware", { name: "x", houses: 3, majority: false, repetition });
    let game = board("1,1,1,0,0,0; 4,2; S", variant);
    // The next ply brings the first position back.
    for (const house of [3, 1, 2, 2, 3, 1, 1, 2, 2]) game = applyMove(game, { house });
    expect(chooseMoveSync(game, { depth: 1 }).score === -200).toBe(isEnd);
  });

  test("are recognized from the game's history", () => {
    let game = board(twoSeeds, "oware");
    for (let ply = 0; ply < 11; ply++) game = applyMove(game, legalMoves(game)[0] as never);
    expect(outcome(game)).toBeUndefined();
    expect(chooseMoveSync(game, { depth: 1 })).toMatchObject({ score: 0, exact: false, nodes: 2 });
  });

  test("count as draws if no rule ends them", () => {
    // Each side has one house; north is behind, but the seeds go round forever.
    const endless = defineVariant("oware", {
      name: "x",
      houses: 1,
      repetition: null,
      majority: false,
      mustFeed: false,
      endsWhen: "mover-empty",
      capture: "opposite",
    });
    const { score, depth } = chooseMoveSync(board("1,1; 13,23; S", endless), { depth: 12 });
    expect([score, depth]).toEqual([0, 12]);
  });
});
