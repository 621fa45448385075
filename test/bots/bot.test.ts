/** How a bot spends its time on a move, told from a search that only counts. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { oneAtATime, think } from "../../src/bots/bot.ts";

afterEach(() => vi.restoreAllMocks());

const never = { aborted: false };

/**
 * How many slices of 10 ms are worked on, if each completes an iteration with the next of these first moves, then with the last
 * of them for ever. It comes to its end with slice 50.
 */
async function slices(
  firsts: readonly (number | undefined)[],
  wanted?: number,
  { only = false, most = 100_000 }: { only?: boolean; most?: number } = {},
): Promise<number> {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const search = { depth: 0, best: [] as { line: number[] }[], only: false };
  const work = (): boolean => {
    const first = firsts[Math.min(search.depth, firsts.length - 1)];
    search.depth++;
    search.best = first === undefined ? [] : [{ line: [first] }];
    search.only = only && search.depth >= 3;
    time += 10;
    return search.depth === 50;
  };
  await think(search, work, most, wanted, never);
  return time / 10;
}

describe("thinking", () => {
  test("goes on to the end without a clock, or as long as the clock allows", async () => {
    expect(await slices([7])).toBe(50);
    expect(await slices([7], 100_000)).toBe(50);
    expect(await slices([undefined], 100_000)).toBe(50);
    expect(await slices([7], undefined, { most: 200 })).toBe(20);
  });

  test("ends when nothing can change the best move", async () => {
    expect(await slices([7], undefined, { only: true })).toBe(3);
  });

  test("ends in half the time that is wanted while the best move stays the same", async () => {
    // A slice knows when it began: the eleventh 100 ms after the first, the twelfth 110 ms.
    expect(await slices([7], 200)).toBe(12);
    expect(await slices([undefined], 200)).toBe(12);
  });

  test("takes all of it while the best move changes", async () => {
    expect(await slices([...Array(50).keys()], 200)).toBe(22);
    expect(await slices([...Array(15).fill(7), 8, 9, 10, 10, 10], 200)).toBe(12);
    expect(await slices([...Array(15).keys(), 20, 20], 200)).toBe(17);
  });

  test("is not ended by an iteration that is under way", async () => {
    let [time, steps] = [0, 0];
    vi.spyOn(performance, "now").mockImplementation(() => time);
    const search = { depth: 1, best: [{ line: [7] }], only: false };
    const work = (): boolean => {
      time += 10;
      return ++steps === 40;
    };
    await think(search, work, 100_000, 100, never);
    expect(steps).toBe(40);
  });
});

describe("calls, one at a time", () => {
  test("each end the one before with a reason", () => {
    const begin = oneAtATime();
    const first = begin();
    expect([first.aborted, first.reason]).toEqual([false, undefined]);
    const second = begin();
    expect([first.aborted, first.reason]).toEqual([true, new Error("Another call of the bot has begun.")]);
    expect(second.aborted).toBe(false);
  });

  test("end with their own signals as well, with the signal's reason", () => {
    const begin = oneAtATime();
    const stop = new AbortController();
    const call = begin(stop.signal);
    expect(call.aborted).toBe(false);
    stop.abort("enough");
    expect([call.aborted, call.reason]).toEqual([true, "enough"]);
  });

  test("of one bot leave another's alone", () => {
    const [mine, other] = [oneAtATime(), oneAtATime()];
    const call = mine();
    other();
    expect(call.aborted).toBe(false);
  });
});
