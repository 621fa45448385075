/** Matches between two bots, in both families and in another game. */
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
import { seeded } from "../support/random.ts";

/** Players take one or two from a heap, and the one who takes the last wins. The sides have other names. */
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

test("a million games of one opening are scored", () => {
  // The time must grow with the number of games, or this takes hours.
  const games = Array.from({ length: 1_000_000 }, (_, game) => ({ opening: 7, points: (game % 2) as 0 | 1 }));
  expect(scoreMatch(games)).toMatchObject({ played: 1_000_000, score: 0.5 });
});

describe("a match", () => {
  test("plays every opening twice, with sides swapped", async () => {
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

  test("scores a finished opening for its winner", async () => {
    const { games } = await playMatch(heap, expert, greedy, [{ ...full, left: 0 }]);
    expect(games.map(({ points, moves }) => [points, moves])).toEqual([
      [0, []],
      [1, []],
    ]);
  });

  test("of a bot against itself is level and reproducible", async () => {
    const any: MatchBot<mills.Game, mills.Move> = (game, seed) => randomMove(mills, game, { seed });
    const openings = randomOpenings(mills, mills.createGame(), { count: 3 });
    const play = () => playMatch(mills, any, any, openings, { longest: 60, seed: 7 });
    const result = await play();
    expect(await play()).toEqual(result);
    expect(await playMatch(mills, any, any, openings, { longest: 60 })).not.toEqual(result);
    const texts = result.games.map(({ moves }) => JSON.stringify(moves));
    expect(new Set(texts).size).toBe(6);
  });

  test("has pairs that can be played separately", async () => {
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

  test("shares no pair with the match of a neighbouring seed", async () => {
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

  test("handles extra turns, and finds the stronger bot", async () => {
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

  test("reports the result after every game", async () => {
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

  test("rejects with a bot's error, and with that of an illegal move", async () => {
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
  ])("refuses wrong %s", async (argument, call) => {
    await expect(Promise.resolve().then(() => call())).rejects.toMatchObject({
      code: "bad-argument",
      at: argument,
    });
  });
});

describe("a score", () => {
  const games = (...pairs: readonly (readonly number[])[]) =>
    pairs.flatMap((pair, opening) => pair.map((points) => ({ opening, points })));

  test("takes its error from its pairs, not from its games", () => {
    // The first player always wins: the games differ as much as possible, the pairs not at all.
    const even = Array.from({ length: 100 }, (_, i) => (i % 2 ? [1, 0] : [0, 1]));
    expect(scoreMatch(games(...even)).error).toBeLessThan(0.03);
    expect(scoreMatch(even.flat().map((points, opening) => ({ points, opening }))).error).toBeGreaterThan(
      0.06,
    );
    // Of many pairs, 1.96 standard errors: shares of 1, 0.5 and 0 have a variance of 1/8.
    const pairs = Array.from(
      { length: 2000 },
      (_, i) =>
        [
          [1, 1],
          [1, 0],
          [0.5, 0.5],
          [0, 0],
        ][i % 4] as number[],
    );
    const { score, error } = scoreMatch(games(...pairs));
    expect(score).toBe(0.5);
    expect(error).toBeCloseTo(1.96 * Math.sqrt(1 / 8 / 2000), 4);
  });

  test("names the field that a game lacks", () => {
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

  test("survives JSON, mirrors the other side's score, and has its Elo within the range", () => {
    const points = fc.constantFrom(0, 0.5, 1);
    const list = fc.oneof(
      fc.array(fc.record({ points, opening: fc.nat(9) }), { minLength: 1, maxLength: 60 }),
      fc
        .tuple(fc.integer({ min: 1, max: 60 }), points)
        .map(([n, points]) => Array.from({ length: n }, (_, i) => ({ points, opening: i >> 1 }))),
    );
    fc.assert(
      fc.property(list, (list) => {
        const told = scoreMatch(list);
        expect(JSON.parse(JSON.stringify(told))).toEqual(told);
        const { score, error, elo, eloRange } = told;
        expect(error).toBeGreaterThan(0);
        expect(error).toBeLessThan(1);
        const [least, most] = eloRange;
        expect([least === null, most === null]).toEqual([score === 0, score === 1]);
        expect(elo).toBeGreaterThan(least ?? Number.NEGATIVE_INFINITY);
        expect(elo).toBeLessThan(most ?? Number.POSITIVE_INFINITY);
        const other = scoreMatch(list.map(({ opening, points }) => ({ opening, points: 1 - points })));
        expect(other.error).toBeCloseTo(error, 9);
        expect(other.elo).toBeCloseTo(-elo, 6);
      }),
    );
  });

  test("of a sweep has a cautious finite end", () => {
    for (const pairs of [5, 20, 500]) {
      const { error, eloRange } = scoreMatch(games(...Array.from({ length: pairs }, () => [1, 1])));
      // A bot with the share at the interval's end hardly ever sweeps a match of this length.
      expect((1 - error) ** pairs).toBeLessThan(0.06);
      expect(eloRange[1]).toBe(null);
    }
  });

  test("stands for a difference in Elo", () => {
    const tenths = games(
      ...Array.from({ length: 10 }, (_, i) => (i < 1 ? [0, 0] : i < 2 ? [0.5, 0] : [1, 1])),
    );
    expect(scoreMatch(tenths).elo).toBeCloseTo(-400 * Math.log10(1 / 0.825 - 1), 9);
  });

  test.each([
    [0, 0.6, 40],
    [1 / 3, 0.6, 40],
    [0.95, 0.6, 40],
    [0, 0.98, 20],
    [0.1, 0.99, 20],
    [0.05, 0.9, 10],
    [0.5, 0.7, 5],
  ])("includes the true share in about 95 of 100 matches: %d, %d, %d pairs", (drawn, won, count) => {
    const random = seeded(5);
    const next = () => random(1000) / 1000;
    let [near, within] = [0, 0];
    const eloOf = (share: number) => 400 * Math.log10(share / (1 - share));
    for (let match = 0; match < 400; match++) {
      const pairs = Array.from({ length: count }, () => {
        // The opening decides for some of the pairs, chance for the others.
        if (next() < drawn) return [1, 0];
        return [next() < won ? 1 : 0, next() < won ? 1 : 0];
      });
      const truth = drawn / 2 + (1 - drawn) * won;
      const { score, error, eloRange } = scoreMatch(games(...pairs));
      if (Math.abs(score - truth) <= error) near++;
      const [least, most] = eloRange;
      if (eloOf(truth) >= (least ?? -9999) && eloOf(truth) <= (most ?? 9999)) within++;
    }
    expect(near).toBeGreaterThanOrEqual(within);
    expect(within / 400).toBeGreaterThan(0.9);
  });
});
