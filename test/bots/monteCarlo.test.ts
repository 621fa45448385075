/** Monte Carlo tree search: finds a win in any game, within its limits, the same for the same seed. */
import * as morabaraba from "morabaraba";
import { type MonteCarloChoice, monteCarlo, monteCarloSync, type Rules } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Heap, heap, winnerOf } from "../support/bots/small.ts";

const of = (left: number): Heap => ({ left, turn: "ann" });

/** A game without end. */
const endless: Rules<{ readonly turn: "one" }, number> = {
  legalMoves: () => [1, 2],
  applyMove: (state) => state,
  outcome: () => undefined,
};

describe("a choice", () => {
  test("finds a win even if turns do not alternate", () => {
    for (let left = 2; left < 10; left++) {
      const game: Heap = { left, turn: "bob" };
      if (winnerOf(game) !== "bob") continue;
      const { move, winRate, playouts } = monteCarloSync(heap, game, { playouts: 1500, seed: left });
      expect([left, winnerOf(heap.applyMove(game, move))]).toEqual([left, "bob"]);
      expect(winRate).toBeGreaterThan(0.6);
      expect(playouts).toBe(1500);
    }
  });

  test("works in both families", () => {
    const shot = morabaraba.parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
    expect(monteCarloSync(morabaraba, shot, { playouts: 500 })).toMatchObject({
      move: { to: "g7" },
      playouts: 500,
    });
    const game = mancala.createGame();
    expect(mancala.isLegal(game, monteCarloSync(mancala, game, { playouts: 12 }).move)).toBe(true);
  });

  test("has these values for these seeds", () => {
    const values = [
      [heap, of(7), { playouts: 1 }],
      [heap, of(7), { playouts: 3 }],
      [heap, of(7), { playouts: 50 }],
      [heap, of(7), { playouts: 50, seed: 1 }],
      [heap, of(20), { playouts: 300, seed: 2 }],
      [heap, of(20), { playouts: 300, seed: 2, longest: 4 }],
      [heap, of(1), { playouts: 10 }],
    ] as const;
    const found = values.map(([rules, game, options]) => {
      const { move, winRate, playouts } = monteCarloSync(rules, game, options);
      return `${move} ${winRate.toFixed(4)} ${playouts}`;
    });
    expect(found).toEqual([
      "2 1.0000 1",
      "2 1.0000 3",
      "2 0.7368 50",
      "1 0.7368 50",
      "1 0.2727 300",
      "1 0.4622 300",
      "1 1.0000 10",
    ]);
  });

  test("is the same for the same seed, in slices or in one go", async () => {
    const game = mancala.createGame("oware");
    const options = { playouts: 12, seed: 4 };
    const choice = monteCarloSync(mancala, game, options);
    expect(monteCarloSync(mancala, game, options)).toEqual(choice);
    expect(await monteCarlo(mancala, game, options)).toEqual(choice);
    expect(monteCarloSync(heap, of(7))).toEqual(monteCarloSync(heap, of(7), { seed: 0, playouts: 1000 }));
  });

  test("counts a draw half, and a game that takes too long as a draw", () => {
    expect(monteCarloSync(endless, { turn: "one" }, { playouts: 20, longest: 5 }).winRate).toBe(0.5);
    const drawn: Rules<{ readonly turn: "one"; readonly over: boolean }, number> = {
      legalMoves: ({ over }) => (over ? [] : [1]),
      applyMove: ({ turn }) => ({ turn, over: true }),
      outcome: ({ over }) => (over ? { winner: null } : undefined),
    };
    expect(monteCarloSync(drawn, { turn: "one", over: false }, { playouts: 3 })).toEqual({
      move: 1,
      winRate: 0.5,
      playouts: 3,
    });
  });

  test("plays a game out for at most `longest` plies", () => {
    const plies = (longest: number | undefined): number => {
      const applyMove = vi.fn(endless.applyMove);
      monteCarloSync({ ...endless, applyMove }, { turn: "one" }, { playouts: 1, longest });
      return applyMove.mock.calls.length;
    };
    // One into the tree, then those at random.
    expect([plies(1), plies(7), plies(undefined)]).toEqual([2, 8, 201]);
  });

  test("generates no moves after the last playout", () => {
    const finished = (left: number): void => expect(left).toBeGreaterThan(0);
    const applyMove = vi.fn((game: Heap, take: number) => {
      finished(game.left);
      return heap.applyMove(game, take);
    });
    monteCarloSync({ ...heap, applyMove }, of(4), { playouts: 60 });
    expect(applyMove).toHaveBeenCalled();
  });
});

describe("a limit", () => {
  afterEach(() => vi.restoreAllMocks());

  test("is 1,000 games by default", async () => {
    expect(monteCarloSync(heap, of(5)).playouts).toBe(1000);
    expect((await monteCarlo(heap, of(5))).playouts).toBe(1000);
    expect((await monteCarlo(heap, of(5), { playouts: 7 })).playouts).toBe(7);
  });

  test("of time replaces the default number of games", async () => {
    vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(1);
    let calls = 0;
    const onProgress = (): void => {
      if (++calls === 300) vi.spyOn(performance, "now").mockReturnValue(1e9);
    };
    expect((await monteCarlo(heap, of(3), { timeMs: 1000, onProgress })).playouts).toBe(1200);
  });

  test("by a signal rejects with the signal's reason", async () => {
    const stop = new AbortController();
    const reports: MonteCarloChoice<number>[] = [];
    const onProgress = (progress: MonteCarloChoice<number>): void => {
      if (reports.push(progress) === 3) stop.abort();
    };
    const call = monteCarlo(heap, of(6), { playouts: 1e9, signal: stop.signal, onProgress });
    await expect(call).rejects.toMatchObject({ name: "MorabarabaError", code: "aborted" });
    expect(reports.map(({ playouts }) => playouts)).toEqual([4, 8, 12]);
  });

  test("leads to a single report without pauses", () => {
    const onProgress = vi.fn();
    const choice = monteCarloSync(heap, of(6), { playouts: 10, onProgress });
    expect(onProgress.mock.calls).toEqual([[choice]]);
  });
});

test("a finished game is refused", async () => {
  const over = expect.objectContaining({ name: "IllegalMoveError", code: "game-over" });
  await expect(monteCarlo(heap, of(0))).rejects.toThrow(over);
  expect(() => monteCarloSync(heap, of(0))).toThrow(over);
});
