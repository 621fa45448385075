/** A stateful bot: its memory and reproducible moves. For its use of time, see `test/bots`. */
import { applyMove, createGame, type Game, legalMoves, outcome, resign } from "morabaraba/mancala";
import { createBot, type MoveLimits, type SearchProgress } from "morabaraba/mancala/bots";
import { afterEach, describe, expect, test, vi } from "vitest";
import { board } from "../../support/mancala/positions.ts";

afterEach(() => vi.restoreAllMocks());

const start = createGame("oware");

describe("a bot", () => {
  test("plays the same game for the same calls", async () => {
    const play = async (): Promise<Game> => {
      const bot = createBot({ seed: 5 });
      let game = createGame("kalah");
      while (outcome(game) === undefined && game.ply < 14)
        game = applyMove(game, (await bot.chooseMove(game, { nodes: 2000 })).move);
      return game;
    };
    expect(await play()).toEqual(await play());
  });

  test("remembers its searches until it forgets", async () => {
    const bot = createBot({ memory: 4 });
    const first = await bot.chooseMove(start, { nodes: 5000 });
    const again = await bot.chooseMove(start, { nodes: 5000 });
    expect(again.depth).toBeGreaterThan(first.depth);
    expect((await bot.chooseMove(createGame("awari"), { nodes: 5000 })).nodes).toBe(5000);
    bot.forget();
    expect(await bot.chooseMove(start, { nodes: 5000 })).toEqual(first);
  });

  test("plays the only legal move at once", async () => {
    const game = board("0,0,0,0,0,19,4,4,4,4,4,4; 3,2; S");
    expect(legalMoves(game)).toHaveLength(1);
    expect((await createBot().chooseMove(game, { nodes: 1e6 })).nodes).toBeLessThanOrEqual(1000);
    expect((await createBot().chooseMove(game)).nodes).toBeLessThanOrEqual(1000);
  });

  test("ponders until the next call", async () => {
    const bot = createBot();
    let depth = 0;
    const pondering = bot.ponder(start, { onProgress: (progress) => (depth = progress.depth) });
    while (depth < 9) await new Promise((resolve) => setTimeout(resolve, 1));
    const next = applyMove(start, "A");
    const choice = await bot.chooseMove(next, { nodes: 5000 });
    await pondering;
    const fresh = await createBot().chooseMove(next, { nodes: 5000 });
    expect(choice.depth).toBeGreaterThanOrEqual(fresh.depth);
    for (const limits of [{ depth: 2 }, { nodes: 100 }, { timeMs: 1 }])
      expect(await bot.ponder(start, limits)).toBeUndefined();
  });

  test("plays by a clock", async () => {
    let time = 0;
    vi.spyOn(performance, "now").mockImplementation(() => ++time);
    await createBot().chooseMove(start, { clock: { leftMs: 900, incrementMs: 10 } });
    expect(time).toBeLessThan(100);
  });

  test("refuses a finished game and wrong options", async () => {
    const bot = createBot();
    await expect(bot.chooseMove(resign(start, "south"))).rejects.toMatchObject({ code: "game-over" });
    for (const limits of [{ level: 3 }, { clock: 5 }, { nodes: 0 }] as MoveLimits<SearchProgress>[])
      await expect(bot.chooseMove(start, limits)).rejects.toMatchObject({ name: "ArgumentError" });
  });
});
