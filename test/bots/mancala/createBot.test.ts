/**
 * Moves of the bot of mancala, for one call and from a bot that remembers. For its use of time, see
 * `test/bots`.
 */
import {
  applyMove,
  createGame,
  type Game,
  legalMoves,
  outcome,
  parseGame,
  parsePosition,
  resign,
} from "morabaraba/mancala";
import {
  chooseMove,
  chooseMoveSync,
  createBot,
  type MoveLimits,
  type SearchProgress,
} from "morabaraba/mancala/bots";
import { afterEach, describe, expect, test, vi } from "vitest";
import { board } from "../../support/mancala/positions.ts";

// A call: its move is reproducible and within its limits; it can be stopped, and is refused with a code.

const game = createGame("oware");

describe("a choice", () => {
  test("is the same for the same seed and limits, with or without pauses, and from JSON", async () => {
    for (const options of [
      { nodes: 3210, seed: 5 },
      { depth: 3 },
      { level: 3, seed: 9 },
      { lines: 3, nodes: 900 },
    ]) {
      const choice = chooseMoveSync(game, options);
      expect(chooseMoveSync(parseGame(JSON.stringify(game)), options)).toEqual(choice);
      expect(await chooseMove(game, options)).toEqual(choice);
    }
  });

  test("is exact only if all of its lines are", () => {
    const late = parsePosition("1,0,0,1,2,2/0,3,1,0,0,0 17,21 s", "kalah");
    const scores = (nodes: number) => {
      const { exact, lines } = chooseMoveSync(late, { nodes, lines: 6 });
      return [exact, ...lines.map(({ score }) => score)];
    };
    const truth = scores(100_000);
    expect(truth[0]).toBe(true);
    for (let nodes = 1000; nodes < 3000; nodes += 100)
      expect([[false], truth]).toContainEqual(scores(nodes)[0] ? scores(nodes) : [false]);
  });

  test("respects its limits", () => {
    expect(chooseMoveSync(game, { nodes: 777 }).nodes).toBe(777);
    expect(chooseMoveSync(game, { depth: 3 }).depth).toBe(3);
    expect(chooseMoveSync(game).nodes).toBe(100_000);
    expect(chooseMoveSync(game, { level: 1 }).depth).toBe(1);
    expect(chooseMoveSync(game, { nodes: 1 })).toMatchObject({ depth: 0, nodes: 1, score: 0, exact: false });
    expect(chooseMoveSync(game, { depth: 9 }).nodes).toBeGreaterThan(2000);
    // Its whole line is legal.
    expect(chooseMoveSync(game, { depth: 6 }).lines[0].moves.length).toBeGreaterThanOrEqual(6);
  });

  test("ends by the clock", async () => {
    let looks = 0;
    const now = vi.spyOn(performance, "now").mockImplementation(() => (++looks > 11 ? 1000 : 0));
    expect((await chooseMove(game, { timeMs: 1000 })).nodes).toBe(4250);
    now.mockRestore();
  });

  test("uses as much memory as it may", () => {
    const sizes = new Set<number>();
    const Plain = Int32Array;
    vi.stubGlobal(
      "Int32Array",
      class extends Plain {
        constructor(size: number) {
          super(size);
          if (size > 1000) sizes.add(size * Plain.BYTES_PER_ELEMENT);
        }
      },
    );
    const end = board("0,0,0,0,0,1,0,0,0,0,0,1; 23,23; S");
    for (const memory of [1, 24, undefined]) chooseMoveSync(end, { nodes: 1e12, memory });
    chooseMoveSync(end, { depth: 1 });
    vi.unstubAllGlobals();
    // Half for the search, half for the proof.
    expect([...sizes]).toEqual([2 ** 19, 2 ** 23, 2 ** 14]);
  });

  test("reports its progress depth by depth", async () => {
    const seen: SearchProgress[] = [];
    const choice = await chooseMove(game, {
      depth: 4,
      lines: 2,
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen.map(({ depth }) => depth)).toEqual([1, 2, 3, 4]);
    expect(seen.map(({ lines }) => lines.length)).toEqual([2, 2, 2, 2]);
    expect(choice).toEqual({ move: seen[3]?.lines[0].moves[0], ...seen[3] });
    // A search of several lines that is cut short returns those of the last complete depth.
    const [third, fourth] = seen.slice(2) as [SearchProgress, SearchProgress];
    const nodes = Math.round((third.nodes + fourth.nodes) / 2);
    expect(chooseMoveSync(game, { nodes, lines: 2 }).lines).toEqual(third.lines);
  });

  test("is refused if the game is over", async () => {
    const over = resign(game, "north");
    expect(() => chooseMoveSync(over)).toThrow(expect.objectContaining({ code: "game-over" }));
    await expect(chooseMove(over)).rejects.toMatchObject({ code: "game-over" });
  });
});

// A stateful bot: its memory and reproducible moves. For its use of time, see `test/bots`.

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
