/** How the runner applies limits and time, with a search that only counts. */
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  expectedNodes,
  finishedTask,
  run,
  runSync,
  type Task,
  think,
  timeLimits,
} from "../../src/bots/runner.ts";

afterEach(() => vi.restoreAllMocks());

/** A task of 50 iterations, each a slice of 10 ms, with these best moves in turn, then always the last. */
function counting(firsts: readonly (number | undefined)[], onlyMoveFrom = 100) {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const best: { line: number[]; score: number }[] = [];
  const search = { nodes: 0, depth: 0, best, settled: false, isOnlyMove: false };
  const reports: boolean[] = [];
  const task: Task<number> = {
    search,
    advance(nodes) {
      if (search.nodes >= nodes) return false;
      const first = firsts[Math.min(search.depth, firsts.length - 1)];
      search.nodes++;
      search.depth++;
      search.best = first === undefined ? [] : [{ line: [first], score: 0 }];
      search.settled = search.depth === 50;
      search.isOnlyMove = search.depth >= onlyMoveFrom;
      time += 10;
      return true;
    },
    choice(isComplete) {
      reports.push(isComplete);
      return search.depth;
    },
    nodes: Number.POSITIVE_INFINITY,
    firstSlice: 1,
    slice: 1,
    onProgress: undefined,
    signal: undefined,
  };
  return { task, search, reports, slices: () => time / 10 };
}

/** How many slices are worked on within limits of time. */
async function slices(
  firsts: readonly (number | undefined)[],
  softLimitMs?: number,
  { onlyMoveFrom, hardLimitMs = 100_000 }: { onlyMoveFrom?: number; hardLimitMs?: number } = {},
): Promise<number> {
  const { task, slices } = counting(firsts, onlyMoveFrom);
  await think(task, hardLimitMs, softLimitMs);
  return slices();
}

describe("thinking", () => {
  test("goes on to the end without a clock, or as long as the clock allows", async () => {
    expect(await slices([7])).toBe(50);
    expect(await slices([7], 100_000)).toBe(50);
    expect(await slices([undefined], 100_000)).toBe(50);
    expect(await slices([7], undefined, { hardLimitMs: 200 })).toBe(20);
  });

  test("ends if the best move cannot change any more", async () => {
    expect(await slices([7], undefined, { onlyMoveFrom: 3 })).toBe(3);
  });

  test("ends in half the soft limit while the best move stays the same", async () => {
    // A slice knows when it began: the eleventh 100 ms after the first, the twelfth 110 ms.
    expect(await slices([7], 200)).toBe(12);
    expect(await slices([undefined], 200)).toBe(12);
  });

  test("takes all of the soft limit while the best move changes", async () => {
    expect(await slices([...Array(50).keys()], 200)).toBe(22);
    expect(await slices([...Array(15).fill(7), 8, 9, 10, 10, 10], 200)).toBe(12);
    expect(await slices([...Array(15).keys(), 20, 20], 200)).toBe(17);
  });

  test("is not ended by an iteration in progress", async () => {
    const { task, search, slices } = counting([7]);
    // No slice completes an iteration, and the fortieth reaches the limit of positions.
    const advance = (nodes: number): boolean => {
      task.advance(nodes);
      search.depth = 1;
      return false;
    };
    await think({ ...task, advance, nodes: 40 }, 100_000, 100);
    expect(slices()).toBe(40);
  });
});

describe("a task", () => {
  test("reports complete iterations, and returns its latest result", async () => {
    const sync = counting([7]);
    const depths: number[] = [];
    expect(runSync({ ...sync.task, nodes: 3, onProgress: (depth) => depths.push(depth) })).toBe(3);
    expect([depths, sync.reports]).toEqual([
      [1, 2, 3],
      [true, true, true, false],
    ]);
    const async = counting([7]);
    expect(await run({ ...async.task, nodes: 3 }, {})).toBe(3);
    expect(async.reports).toEqual([false]);
  });

  test("may have its result already", async () => {
    expect([runSync(finishedTask(7, undefined)), await run(finishedTask(8, undefined), {})]).toEqual([7, 8]);
  });
});

test("a move gets a thirtieth of the clock, and at most three tenths", () => {
  expect(timeLimits({ timeMs: 50 })).toEqual({ hardLimitMs: 50, softLimitMs: undefined });
  const limits = (leftMs: number, incrementMs: number, timeMs?: number) => {
    const { hardLimitMs, softLimitMs } = timeLimits({ clock: { leftMs, incrementMs }, timeMs });
    return [hardLimitMs, softLimitMs];
  };
  expect(limits(3000, 0)).toEqual([200, 100]);
  expect(limits(3000, 100)).toEqual([340, 170]);
  expect(limits(3000, 10_000)).toEqual([900, 900]);
  expect(limits(3000, 0, 20)).toEqual([20, 100]);
});

test("the expected positions follow from the limits, with at most four moves per position", () => {
  expect(expectedNodes(500, {}, 1000, 30)).toBe(500);
  expect(expectedNodes(Number.POSITIVE_INFINITY, { timeMs: 20 }, 1000, 30)).toBe(20_000);
  expect(expectedNodes(500, { timeMs: 20 }, 1000, 30)).toBe(500);
  expect(expectedNodes(500, {}, 1000, 3)).toBe(64);
});
