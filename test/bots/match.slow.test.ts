/** Matches between two bots, of both families and of a game that is neither. */
import fc from "fast-check";
import * as mills from "morabaraba";
import {
  type MatchBot,
  monteCarlo,
  playMatch,
  randomMove,
  randomOpenings,
  scoreMatch,
} from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { names as mancalaNames } from "../support/mancala/arbitraries.ts";
import { names as millNames } from "../support/morabaraba/arbitraries.ts";
import { seeded } from "../support/random.ts";

/** Takes one or two from a heap; whoever takes the last one wins. Sides are numbers as text, not this package's. */
interface Heap {
  readonly turn: "0" | "1";
  readonly left: number;
  readonly moved: readonly number[];
}
const heap = {
  legalMoves: ({ left }: Heap) => [1, 2].filter((count) => count <= left),
  applyMove: ({ turn, left, moved }: Heap, count: number): Heap => ({
    turn: turn === "0" ? "1" : "0",
    left: left - count,
    moved: [...moved, count],
  }),
  outcome: ({ turn, left }: Heap) =>
    left === 0 ? { winner: turn === "0" ? ("1" as const) : ("0" as const) } : undefined,
};
const full: Heap = { turn: "0", left: 7, moved: [] };
const expert: MatchBot<Heap, number> = ({ left }) => ({ move: left % 3 || 1 });
const greedy: MatchBot<Heap, number> = ({ left }) => ({ move: Math.min(2, left) });

describe("a match", () => {
  test("plays every opening twice, with sides changed", async () => {
    const { games, ...score } = await playMatch(heap, expert, greedy, [
      full,
      { ...full, left: 6, turn: "1" },
    ]);
    expect(games.map(({ opening, began, points, moves }) => [opening, began, points, moves])).toEqual([
      [0, "first", 1, [1, 2, 1, 2, 1]],
      [0, "second", 1, [2, 2, 2, 1]],
      [1, "first", 0, [1, 2, 1, 2]],
      [1, "second", 1, [2, 1, 2, 1]],
    ]);
    expect(games.map(({ game }) => game.left)).toEqual([0, 0, 0, 0]);
    expect(score).toEqual(scoreMatch(games));
    expect(score).toMatchObject({ played: 4, wins: 3, draws: 0, losses: 1, score: 0.75 });
  });

  test("counts a game that takes too long as a draw", async () => {
    const { games } = await playMatch(heap, expert, greedy, [full], { longest: 3 });
    expect(games.map(({ points, moves }) => [points, moves.length])).toEqual([
      [0.5, 3],
      [0.5, 3],
    ]);
  });

  test("scores an opening that is over for whoever won it", async () => {
    const { games } = await playMatch(heap, expert, greedy, [{ ...full, left: 0 }]);
    expect(games.map(({ points, moves }) => [points, moves])).toEqual([
      [0, []],
      [1, []],
    ]);
  });

  test("of a bot with itself is even, and is the same again", async () => {
    const any: MatchBot<mills.Game, mills.Move> = (game, seed) => randomMove(mills, game, { seed });
    const openings = randomOpenings(mills, mills.createGame(), { count: 3 });
    const play = () => playMatch(mills, any, any, openings, { longest: 60, seed: 7 });
    const result = await play();
    expect(await play()).toEqual(result);
    expect(await playMatch(mills, any, any, openings, { longest: 60 })).not.toEqual(result);
    const texts = result.games.map(({ moves }) => JSON.stringify(moves));
    expect(new Set(texts).size).toBe(6);
  });

  test("has pairs that can be played apart", async () => {
    const any = (game: mancala.Game, seed: number) => randomMove(mancala, game, { seed });
    const openings = randomOpenings(mancala, mancala.createGame("oware"), { count: 3 });
    const whole = await playMatch(mancala, any, any, openings, { seed: 4 });
    const apart = await Promise.all(
      openings.map((opening, firstOpening) =>
        playMatch(mancala, any, any, [opening], { seed: 4, firstOpening }),
      ),
    );
    const games = apart.flatMap((part) => part.games);
    expect(games).toEqual(whole.games);
    expect(scoreMatch(games)).toMatchObject({ score: whole.score, error: whole.error });
  });

  test("shares no pair with one of a neighbouring seed", async () => {
    const pairs = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const seeds: number[] = [];
      const bot = ({ left }: Heap, own: number) => {
        seeds.push(own);
        return { move: left };
      };
      await playMatch(heap, bot, bot, new Array(10).fill({ ...full, left: 1 }), { seed });
      for (let i = 0; i < seeds.length; i += 2) pairs.add(seeds.slice(i, i + 2).join());
    }
    expect(pairs.size).toBe(300);
  });

  test("knows extra turns, and who is the stronger bot", async () => {
    const openings = randomOpenings(mancala, mancala.createGame("kalah"), { count: 4, plies: 2 });
    const { score, games } = await playMatch(
      mancala,
      (game, seed) => monteCarlo(mancala, game, { playouts: 30, seed }),
      (game, seed) => randomMove(mancala, game, { seed }),
      openings,
    );
    expect(score).toBeGreaterThan(0.5);
    for (const { game, points, began, opening } of games) {
      const winner = mancala.outcome(game)?.winner ?? null;
      const first = (winner === openings[opening]?.turn) === (began === "first");
      expect(points).toBe(winner === null ? 0.5 : first ? 1 : 0);
    }
  });

  test("tells the result after every game", async () => {
    const reports: number[][] = [];
    await playMatch(heap, expert, greedy, [full], {
      onProgress: ({ played, games, score }) => reports.push([played, games.length, score]),
    });
    expect(reports).toEqual([
      [1, 1, 1],
      [2, 2, 1],
    ]);
    const fault = new Error("enough");
    const ended = playMatch(heap, expert, greedy, [full], {
      onProgress: () => {
        throw fault;
      },
    });
    await expect(ended).rejects.toBe(fault);
  });

  test("passes on what a bot throws, and an illegal move", async () => {
    const bot = (to: string) => () => ({ move: { to } as mills.Move });
    const start = mills.createGame();
    await expect(playMatch(mills, bot("z9"), bot("d6"), [start])).rejects.toMatchObject({
      code: "unknown-point",
    });
    const fault = new Error("no idea");
    const lost = () => Promise.reject(fault);
    await expect(playMatch(mills, lost, bot("d6"), [start])).rejects.toBe(fault);
  });

  test.each<readonly [string, (...wrong: never[]) => unknown]>([
    ["rules", () => playMatch({} as never, expert, greedy, [full])],
    ["first", () => playMatch(heap, undefined as never, greedy, [full])],
    ["second", () => playMatch(heap, expert, "bot" as never, [full])],
    ["openings", () => playMatch(heap, expert, greedy, [])],
    ["openings", () => playMatch(heap, expert, greedy, full as never)],
    ["longest", () => playMatch(heap, expert, greedy, [full], { longest: 0 })],
    ["rounds", () => playMatch(heap, expert, greedy, [full], { rounds: 3 } as never)],
    ["games", async () => scoreMatch([])],
    ["games[0].points", async () => scoreMatch([{ opening: 0, points: 2 }])],
    ["games[0].opening", async () => scoreMatch([{ opening: -1, points: 1 }])],
    ["count", async () => randomOpenings(heap, full, { count: 0 })],
    ["rules", async () => randomOpenings({} as never, full)],
  ])("refuses wrong %s", async (argument, call) => {
    await expect(Promise.resolve().then(() => call())).rejects.toMatchObject({
      code: "bad-argument",
      argument,
    });
  });
});

describe("a score", () => {
  const games = (...pairs: readonly (readonly number[])[]) =>
    pairs.flatMap((pair, opening) => pair.map((points) => ({ opening, points })));

  test("has the error of its pairs, not of its games", () => {
    // Whoever begins wins: the games differ as much as they can, the pairs not at all.
    expect(scoreMatch(games([1, 0], [0, 1], [1, 0])).error).toBe(0);
    // Shares 1, 0.5, 0.5, 0: their variance is 1/6 with three degrees of freedom, that of their mean a quarter of it.
    const { score, error } = scoreMatch(games([1, 1], [1, 0], [0.5, 0.5], [0, 0]));
    expect(score).toBe(0.5);
    expect(error).toBeCloseTo(1.96 * Math.sqrt(1 / 6 / 4), 12);
  });

  test("says what a game lacks that is to count", () => {
    for (const [game, sentence] of [
      [{ points: 2, opening: 0 }, "games[0].points must be 0, 0.5 or 1"],
      [{ opening: 0 }, "games[0].points is missing; it must be 0, 0.5 or 1"],
      [{ points: 1, opening: -1 }, "games[0].opening must be a whole number from 0"],
      [{ points: 0 }, "games[0].opening is missing; it must be a whole number from 0"],
    ] as const)
      expect(() => scoreMatch([game as never])).toThrow(
        expect.objectContaining({ code: "bad-argument", message: expect.stringContaining(sentence) }),
      );
  });

  test("of one pair has no bounds", () => {
    expect(scoreMatch(games([1, 0.5]))).toEqual({
      played: 2,
      wins: 1,
      draws: 1,
      losses: 0,
      score: 0.75,
      error: Number.POSITIVE_INFINITY,
      elo: 400 * Math.log10(3),
      eloRange: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    });
  });

  test("stands for a difference in Elo", () => {
    expect(scoreMatch(games([1, 1], [1, 1])).elo).toBe(Number.POSITIVE_INFINITY);
    expect(scoreMatch(games([0, 0], [0, 0])).eloRange).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ]);
    const tenths = games(
      ...Array.from({ length: 10 }, (_, i) => (i < 1 ? [0, 0] : i < 2 ? [0.5, 0] : [1, 1])),
    );
    expect(scoreMatch(tenths).elo).toBeCloseTo(-400 * Math.log10(1 / 0.825 - 1), 9);
  });

  test("holds the true share in about 95 of 100 matches", () => {
    const random = seeded(5);
    const next = () => random(1000) / 1000;
    let held = 0;
    for (let match = 0; match < 400; match++) {
      const pairs = Array.from({ length: 40 }, () => {
        // The opening decides for a third of the pairs, chance for the others.
        const decided = next() < 1 / 3;
        return decided ? [1, 0] : [next() < 0.6 ? 1 : 0, next() < 0.6 ? 1 : 0];
      });
      const truth = 1 / 6 + (2 / 3) * 0.6;
      const { score, error } = scoreMatch(games(...pairs));
      if (Math.abs(score - truth) <= error) held++;
    }
    expect(held / 400).toBeGreaterThan(0.9);
    expect(held / 400).toBeLessThan(0.99);
  });
});

describe("openings", () => {
  test.each(millNames)("of %s are open, different, as deep as asked and the same again", (name) => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 12 }),
        (seed, count, plies) => {
          const options = { seed, count, plies };
          const openings = randomOpenings(mills, mills.createGame(name), options);
          expect(randomOpenings(mills, mills.createGame(name), options)).toEqual(openings);
          // A small board has not many beginnings, and games on it are soon over.
          const isSmall = mills.variants[name].board.points.length < 16;
          if (isSmall) expect(openings.length).toBeLessThanOrEqual(plies === 0 ? 1 : count);
          else expect(openings.length).toBe(plies === 0 ? 1 : count);
          for (const game of openings) {
            expect(mills.outcome(game)).toBeUndefined();
            if (!isSmall) expect(game.ply).toBe(plies);
          }
        },
      ),
      { numRuns: 5 },
    );
  });

  test.each(mancalaNames)("of %s as well", (name) => {
    const openings = randomOpenings(mancala, mancala.createGame(name));
    expect(openings.length).toBe(10);
    for (const game of openings) expect([game.ply, mancala.outcome(game)]).toEqual([4, undefined]);
    expect(new Set(openings.map((game) => mancala.formatPosition(game))).size).toBeGreaterThan(5);
  });

  test("stop before the end, and are as many as there are", () => {
    expect(
      randomOpenings(heap, full, { plies: 1 })
        .map(({ left }) => left)
        .sort(),
    ).toEqual([5, 6]);
    for (const { left } of randomOpenings(heap, full, { plies: 50, count: 100 })) expect(left).toBe(1);
  });
});
